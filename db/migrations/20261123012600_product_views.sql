-- Up Migration

-- How often people opened a product's page, by the Vietnamese day: no person, address or device is written down.
CREATE TABLE product_views (
	shop_id uuid NOT NULL,
	day date NOT NULL,
	product_id uuid NOT NULL,
	views integer NOT NULL,
	CONSTRAINT product_views_pkey PRIMARY KEY (shop_id, day, product_id),
	CONSTRAINT product_views_product_id_fkey FOREIGN KEY (product_id) REFERENCES products (id),
	CONSTRAINT product_views_positive CHECK (views > 0)
);
