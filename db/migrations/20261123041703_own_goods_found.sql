-- Up Migration

-- The words of goods apart from the wide rows that hold them: all of a large shop is looked through in few pages.
CREATE TABLE product_words (
	product_id uuid NOT NULL,
	shop_id uuid NOT NULL,
	words text NOT NULL,
	CONSTRAINT product_words_pkey PRIMARY KEY (product_id),
	CONSTRAINT product_words_product_id_fkey FOREIGN KEY (product_id) REFERENCES products (id) ON DELETE CASCADE
);
CREATE FUNCTION add_product_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO product_words SELECT id, shop_id, search_text FROM fresh;
	RETURN NULL;
END $$;
CREATE FUNCTION renew_product_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE product_words SET shop_id = NEW.shop_id, words = NEW.search_text WHERE product_id = NEW.id;
	RETURN NULL;
END $$;
CREATE TRIGGER products_add_words AFTER INSERT ON products REFERENCING NEW TABLE AS fresh
	FOR EACH STATEMENT EXECUTE FUNCTION add_product_words();
CREATE TRIGGER products_renew_words AFTER UPDATE ON products FOR EACH ROW
	WHEN ((OLD.shop_id, OLD.search_text) IS DISTINCT FROM (NEW.shop_id, NEW.search_text))
	EXECUTE FUNCTION renew_product_words();
INSERT INTO product_words SELECT id, shop_id, search_text FROM products;
CREATE INDEX product_words_shop ON product_words (shop_id);
ANALYZE product_words;

-- A part of an SKU; how much of what a shop has; its choices in the order of a file.
CREATE INDEX product_variants_sku_parts ON product_variants USING gin (lower(sku) gin_trgm_ops);
CREATE INDEX product_variants_own ON product_variants (shop_id, product_id, position);
CREATE INDEX products_own_counts ON products (shop_id, state, category_id, is_in_stock);
