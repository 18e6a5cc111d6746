-- Up Migration

-- A large catalogue takes longer than any statement of a request may.
SET LOCAL statement_timeout = 0;

-- Nobody writes products before the end of this.
LOCK TABLE products IN SHARE ROW EXCLUSIVE MODE;
TRUNCATE search_entries;
DROP INDEX search_entries_words, search_entries_newest, search_entries_price, search_entries_rating;
DROP VIEW search_entry_sources;
ALTER TABLE search_entries
	DROP COLUMN name_folded,
	DROP COLUMN name_toned,
	-- All that a candidate is judged by, in the form in which hundreds are read at once: each output of a value costs
	-- as much as finding the row. The name without tones, with them, and the id, parted by tabs.
	ADD COLUMN names text NOT NULL,
	-- The words of the index as a text.
	ADD COLUMN search_text text NOT NULL,
	ADD COLUMN score_text text NOT NULL GENERATED ALWAYS AS (score::text) STORED;

CREATE VIEW search_entry_sources AS
	SELECT search_tier(product.sold_count) AS tier, product.id, product.shop_id, product.price_from_vnd,
		product.published_at, product.compare_until,
		coalesce(
			(SELECT ranking.score FROM product_rankings ranking WHERE ranking.product_id = product.id LIMIT 1),
			(0.5 * least(1, ln(1 + product.sold_count) / ln(5001)))::real) AS score,
		product.rating_score, product.is_in_stock, product.is_bargainable, product.is_in_auction,
		product.filter_keys || ARRAY['@' || product.category_id, '@' || product.shop_id] AS filter_keys,
		array_to_tsvector(array_remove(string_to_array(product.search_text || product.name_toned, ' '), '')) AS words,
		product.name_folded || E'\t' || product.name_toned || E'\t' || product.id AS names,
		product.search_text
	FROM products product WHERE product.state = 'published';

INSERT INTO search_entries SELECT * FROM search_entry_sources;
CREATE INDEX search_entries_words ON search_entries USING gin (words, filter_keys) WITH (gin_pending_list_limit = 256);
CREATE INDEX search_entries_newest ON search_entries (published_at DESC, id);
CREATE INDEX search_entries_price ON search_entries (price_from_vnd, id);
CREATE INDEX search_entries_rating ON search_entries (rating_score DESC NULLS LAST, id);
ANALYZE search_entries;
