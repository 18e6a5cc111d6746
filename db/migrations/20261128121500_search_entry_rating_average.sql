-- Up Migration

-- A large catalogue takes longer than any statement of a request may.
SET LOCAL statement_timeout = 0;

-- Nobody writes products before the end of this.
LOCK TABLE products IN SHARE ROW EXCLUSIVE MODE;

-- The star filter compares what people see: the plain average. The weighted score only sorts.
ALTER TABLE search_entries ADD COLUMN rating_average real;

CREATE OR REPLACE VIEW search_entry_sources AS
	SELECT search_tier(product.sold_count) AS tier, product.id, product.shop_id, product.price_from_vnd,
		product.published_at, product.compare_until,
		coalesce(
			(SELECT ranking.score FROM product_rankings ranking WHERE ranking.product_id = product.id LIMIT 1),
			(0.5 * least(1, ln(1 + product.sold_count) / ln(5001)))::real) AS score,
		product.rating_score, product.is_in_stock, product.is_bargainable, product.is_in_auction,
		product.filter_keys || ARRAY['@' || product.category_id, '@' || product.shop_id] AS filter_keys,
		array_to_tsvector(array_remove(string_to_array(product.search_text || product.name_toned, ' '), '')) AS words,
		product.name_folded || E'\t' || product.name_toned || E'\t' || product.id AS names,
		product.search_text,
		coalesce(product.rating_average, product.rating_score) AS rating_average
	FROM products product WHERE product.state = 'published';

CREATE OR REPLACE FUNCTION add_search_entries() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
	INSERT INTO search_entries (tier, id, shop_id, price_from_vnd, published_at, compare_until, score, rating_score,
			is_in_stock, is_bargainable, is_in_auction, filter_keys, words, names, search_text, rating_average)
		SELECT source.* FROM fresh JOIN search_entry_sources source ON source.id = fresh.id;
	RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION renew_search_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.state = 'published' THEN
		DELETE FROM search_entries WHERE tier = search_tier(OLD.sold_count) AND id = OLD.id;
	END IF;
	IF TG_OP = 'UPDATE' THEN
		INSERT INTO search_entries (tier, id, shop_id, price_from_vnd, published_at, compare_until, score, rating_score,
				is_in_stock, is_bargainable, is_in_auction, filter_keys, words, names, search_text, rating_average)
			SELECT * FROM search_entry_sources WHERE id = NEW.id;
	END IF;
	RETURN NULL;
END $$;

DROP TRIGGER products_renew_search_entry ON products;
CREATE TRIGGER products_renew_search_entry AFTER UPDATE ON products FOR EACH ROW
	WHEN ((OLD.state = 'published' OR NEW.state = 'published') AND (
		OLD.state, search_tier(OLD.sold_count), OLD.shop_id, OLD.category_id, OLD.price_from_vnd, OLD.published_at,
		OLD.compare_until, OLD.rating_score, OLD.rating_average, OLD.is_in_stock, OLD.is_bargainable, OLD.is_in_auction,
		OLD.name, OLD.filter_keys, OLD.search_text
	) IS DISTINCT FROM (
		NEW.state, search_tier(NEW.sold_count), NEW.shop_id, NEW.category_id, NEW.price_from_vnd, NEW.published_at,
		NEW.compare_until, NEW.rating_score, NEW.rating_average, NEW.is_in_stock, NEW.is_bargainable, NEW.is_in_auction,
		NEW.name, NEW.filter_keys, NEW.search_text
	)) EXECUTE FUNCTION renew_search_entry();

UPDATE search_entries SET rating_average = coalesce(products.rating_average, products.rating_score)
	FROM products WHERE products.id = search_entries.id AND products.rating_count > 0;
