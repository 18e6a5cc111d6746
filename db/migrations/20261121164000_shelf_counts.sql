-- Up Migration

-- How much of each shop stands on each shelf, counted every minute: what is too much to be counted at each look.
CREATE TABLE shelf_counts (
	shop_id uuid NOT NULL,
	category_id uuid NOT NULL,
	products integer NOT NULL,
	sold bigint NOT NULL,
	CONSTRAINT shelf_counts_pkey PRIMARY KEY (shop_id, category_id),
	CONSTRAINT shelf_counts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id),
	CONSTRAINT shelf_counts_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories (id),
	CONSTRAINT shelf_counts_products_positive CHECK (products > 0),
	CONSTRAINT shelf_counts_sold_not_negative CHECK (sold >= 0)
);
