-- Up Migration

-- A large catalogue takes longer than any statement of a request may.
SET LOCAL statement_timeout = 0;

-- The stars of a product are a part of its place in lists.
ALTER TABLE product_rankings ADD COLUMN stars real NOT NULL DEFAULT 0;

-- 0 sells most: what a question that fits very many reads first.
CREATE FUNCTION search_tier(sold_count integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN sold_count >= 1024 THEN 0 WHEN sold_count >= 256 THEN 1 WHEN sold_count >= 64 THEN 2
		WHEN sold_count >= 32 THEN 3 WHEN sold_count >= 16 THEN 4 WHEN sold_count >= 8 THEN 5 WHEN sold_count >= 4 THEN 6
		WHEN sold_count >= 2 THEN 7 ELSE 8 END
$$;

-- What search reads of published products, and nothing else of them; kept by the triggers below, with each change.
CREATE TABLE search_entries (
	tier integer NOT NULL,
	-- The product's.
	id uuid NOT NULL,
	shop_id uuid NOT NULL,
	price_from_vnd bigint NOT NULL,
	published_at timestamptz NOT NULL,
	compare_until timestamptz,
	-- By the latest formula; by sales alone while it is not computed yet.
	score real NOT NULL,
	rating_score real,
	is_in_stock boolean NOT NULL,
	is_bargainable boolean NOT NULL,
	is_in_auction boolean NOT NULL,
	name_folded text NOT NULL,
	name_toned text NOT NULL,
	-- The product's, and @ before its shelf and its shop: they narrow a question by the index alone.
	filter_keys text[] NOT NULL,
	words tsvector NOT NULL,
	CONSTRAINT search_entries_pkey PRIMARY KEY (tier, id),
	CONSTRAINT search_entries_price_range CHECK (price_from_vnd BETWEEN 1000 AND 9999999999),
	CONSTRAINT search_entries_score_range CHECK (score BETWEEN 0 AND 1)
) PARTITION BY LIST (tier);

CREATE TABLE search_entries_0 PARTITION OF search_entries FOR VALUES IN (0) WITH (fillfactor = 85);
CREATE TABLE search_entries_1 PARTITION OF search_entries FOR VALUES IN (1) WITH (fillfactor = 85);
CREATE TABLE search_entries_2 PARTITION OF search_entries FOR VALUES IN (2) WITH (fillfactor = 85);
CREATE TABLE search_entries_3 PARTITION OF search_entries FOR VALUES IN (3) WITH (fillfactor = 85);
CREATE TABLE search_entries_4 PARTITION OF search_entries FOR VALUES IN (4) WITH (fillfactor = 85);
CREATE TABLE search_entries_5 PARTITION OF search_entries FOR VALUES IN (5) WITH (fillfactor = 85);
CREATE TABLE search_entries_6 PARTITION OF search_entries FOR VALUES IN (6) WITH (fillfactor = 85);
CREATE TABLE search_entries_7 PARTITION OF search_entries FOR VALUES IN (7) WITH (fillfactor = 85);
CREATE TABLE search_entries_8 PARTITION OF search_entries FOR VALUES IN (8) WITH (fillfactor = 85);

CREATE VIEW search_entry_sources AS
	SELECT search_tier(product.sold_count) AS tier, product.id, product.shop_id, product.price_from_vnd,
		product.published_at, product.compare_until,
		coalesce(
			(SELECT ranking.score FROM product_rankings ranking WHERE ranking.product_id = product.id LIMIT 1),
			(0.5 * least(1, ln(1 + product.sold_count) / ln(5001)))::real) AS score,
		product.rating_score, product.is_in_stock, product.is_bargainable, product.is_in_auction,
		product.name_folded, product.name_toned,
		product.filter_keys || ARRAY['@' || product.category_id, '@' || product.shop_id] AS filter_keys,
		array_to_tsvector(array_remove(string_to_array(product.search_text, ' '), '')) AS words
	FROM products product WHERE product.state = 'published';

CREATE FUNCTION add_search_entries() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
	INSERT INTO search_entries
		SELECT source.* FROM fresh JOIN search_entry_sources source ON source.id = fresh.id;
	RETURN NULL;
END $$;

CREATE FUNCTION renew_search_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.state = 'published' THEN
		DELETE FROM search_entries WHERE tier = search_tier(OLD.sold_count) AND id = OLD.id;
	END IF;
	IF TG_OP = 'UPDATE' THEN
		INSERT INTO search_entries SELECT * FROM search_entry_sources WHERE id = NEW.id;
	END IF;
	RETURN NULL;
END $$;

CREATE TRIGGER products_add_search_entries AFTER INSERT ON products REFERENCING NEW TABLE AS fresh
	FOR EACH STATEMENT EXECUTE FUNCTION add_search_entries();
CREATE TRIGGER products_forget_search_entry AFTER DELETE ON products
	FOR EACH ROW EXECUTE FUNCTION renew_search_entry();
-- A sale changes nothing here but where it lifts a product to the next tier.
CREATE TRIGGER products_renew_search_entry AFTER UPDATE ON products FOR EACH ROW
	WHEN ((OLD.state = 'published' OR NEW.state = 'published') AND (
		OLD.state, search_tier(OLD.sold_count), OLD.shop_id, OLD.category_id, OLD.price_from_vnd, OLD.published_at,
		OLD.compare_until, OLD.rating_score, OLD.is_in_stock, OLD.is_bargainable, OLD.is_in_auction, OLD.name,
		OLD.filter_keys, OLD.search_text
	) IS DISTINCT FROM (
		NEW.state, search_tier(NEW.sold_count), NEW.shop_id, NEW.category_id, NEW.price_from_vnd, NEW.published_at,
		NEW.compare_until, NEW.rating_score, NEW.is_in_stock, NEW.is_bargainable, NEW.is_in_auction, NEW.name,
		NEW.filter_keys, NEW.search_text
	)) EXECUTE FUNCTION renew_search_entry();

-- After the triggers, which wait for whoever writes products and let nobody write them before the end of this.
INSERT INTO search_entries SELECT * FROM search_entry_sources;

CREATE INDEX search_entries_words ON search_entries USING gin (words, filter_keys) WITH (gin_pending_list_limit = 256);
CREATE INDEX search_entries_newest ON search_entries (published_at DESC, id);
CREATE INDEX search_entries_price ON search_entries (price_from_vnd, id);
ANALYZE search_entries;

-- Nothing asks it any more, and every sale paid for it.
DROP INDEX products_search_lexemes;
-- What stood for how well goods sell is no word.
DELETE FROM search_terms WHERE term LIKE '#%';
