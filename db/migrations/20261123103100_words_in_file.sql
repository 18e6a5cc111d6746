-- Up Migration

-- How long a line of a file of goods can be by what it says of its product: with every quote doubled, values of choices
-- at their longest. Kept here, as adding up a large shop from the goods themselves takes too long.
ALTER TABLE product_words ADD COLUMN file_bytes integer NOT NULL DEFAULT 0;
CREATE FUNCTION file_bytes_of(said products) RETURNS integer LANGUAGE plpgsql STABLE AS $$
DECLARE
	written text := concat(said.name, said.slug, said.brand, said.description, array_to_string(said.option_names, ''));
BEGIN
	RETURN octet_length(written) + length(written) - length(replace(written, '"', '')) + 123 * cardinality(said.option_names);
END $$;
CREATE OR REPLACE FUNCTION add_product_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO product_words (product_id, shop_id, words, file_bytes)
	SELECT product.id, product.shop_id, product.search_text, file_bytes_of(product)
	FROM fresh JOIN products product ON product.id = fresh.id;
	RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION renew_product_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE product_words SET shop_id = NEW.shop_id, words = NEW.search_text, file_bytes = file_bytes_of(NEW)
	WHERE product_id = NEW.id;
	RETURN NULL;
END $$;
DROP TRIGGER products_renew_words ON products;
CREATE TRIGGER products_renew_words AFTER UPDATE ON products FOR EACH ROW
	WHEN ((OLD.shop_id, OLD.search_text, OLD.name, OLD.slug, OLD.brand, OLD.description, OLD.option_names)
		IS DISTINCT FROM (NEW.shop_id, NEW.search_text, NEW.name, NEW.slug, NEW.brand, NEW.description, NEW.option_names))
	EXECUTE FUNCTION renew_product_words();
UPDATE product_words SET file_bytes = file_bytes_of(product) FROM products product WHERE product.id = product_words.product_id;
