-- Up Migration

-- What an order is looked for by, apart from the wide rows that hold it: all of a large shop is looked through in few
-- pages. Whom it goes to stands by itself, as a shop may not always see it.
CREATE TABLE order_words (
	order_id uuid NOT NULL,
	shop_id uuid NOT NULL,
	goods text NOT NULL,
	contact text NOT NULL,
	CONSTRAINT order_words_pkey PRIMARY KEY (order_id),
	CONSTRAINT order_words_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE
);

-- Words without tones and signs, each after a blank.
CREATE FUNCTION plain_words(written text) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT ' ' || trim(regexp_replace(lower(unaccent(written)), '[^a-z0-9]+', ' ', 'g'))
$$;
CREATE FUNCTION add_order_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO order_words (order_id, shop_id, goods, contact)
	SELECT orders.id, orders.shop_id,
		left(plain_words(orders.number || ' ' || string_agg(concat_ws(' ', line.product_name, line.variant_label, line.sku), ' ')), 1000),
		left(plain_words(placed.recipient), 200) || ' 0' || substr(placed.phone, 4)
	FROM fresh line JOIN orders ON orders.id = line.order_id JOIN order_groups placed ON placed.id = orders.group_id
	GROUP BY orders.id, placed.id
	ON CONFLICT (order_id) DO UPDATE SET goods = left(order_words.goods || excluded.goods, 1000);
	RETURN NULL;
END $$;
CREATE TRIGGER order_lines_add_words AFTER INSERT ON order_lines REFERENCING NEW TABLE AS fresh
	FOR EACH STATEMENT EXECUTE FUNCTION add_order_words();
INSERT INTO order_words (order_id, shop_id, goods, contact)
	SELECT orders.id, orders.shop_id,
		left(plain_words(orders.number || ' ' || string_agg(concat_ws(' ', line.product_name, line.variant_label, line.sku), ' ')), 1000),
		left(plain_words(placed.recipient), 200) || ' 0' || substr(placed.phone, 4)
	FROM order_lines line JOIN orders ON orders.id = line.order_id JOIN order_groups placed ON placed.id = orders.group_id
	GROUP BY orders.id, placed.id;
CREATE INDEX order_words_own ON order_words (shop_id, order_id DESC) INCLUDE (goods, contact);
ANALYZE order_words;
