-- Up Migration

-- A large catalogue takes longer than any statement of a request may.
SET LOCAL statement_timeout = 0;

-- Words of the name with their tones stand among the words: what has the tones as typed is found by the index.
CREATE OR REPLACE VIEW search_entry_sources AS
	SELECT search_tier(product.sold_count) AS tier, product.id, product.shop_id, product.price_from_vnd,
		product.published_at, product.compare_until,
		coalesce(
			(SELECT ranking.score FROM product_rankings ranking WHERE ranking.product_id = product.id LIMIT 1),
			(0.5 * least(1, ln(1 + product.sold_count) / ln(5001)))::real) AS score,
		product.rating_score, product.is_in_stock, product.is_bargainable, product.is_in_auction,
		product.name_folded, product.name_toned,
		product.filter_keys || ARRAY['@' || product.category_id, '@' || product.shop_id] AS filter_keys,
		array_to_tsvector(array_remove(string_to_array(product.search_text || product.name_toned, ' '), '')) AS words
	FROM products product WHERE product.state = 'published';

-- Nobody writes products before the end of this.
LOCK TABLE products IN SHARE ROW EXCLUSIVE MODE;
TRUNCATE search_entries;
DROP INDEX search_entries_words, search_entries_newest, search_entries_price, search_entries_rating;
INSERT INTO search_entries SELECT * FROM search_entry_sources;
CREATE INDEX search_entries_words ON search_entries USING gin (words, filter_keys) WITH (gin_pending_list_limit = 256);
CREATE INDEX search_entries_newest ON search_entries (published_at DESC, id);
CREATE INDEX search_entries_price ON search_entries (price_from_vnd, id);
CREATE INDEX search_entries_rating ON search_entries (rating_score DESC NULLS LAST, id);
ANALYZE search_entries;
