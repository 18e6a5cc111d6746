-- Up Migration

-- Products that are being written and not kept yet: as many as somebody has begun, each with a name of its own.
CREATE TABLE new_product_drafts (
	id uuid NOT NULL,
	shop_id uuid NOT NULL,
	customer_id uuid NOT NULL,
	form jsonb NOT NULL,
	saved_at timestamptz NOT NULL,
	CONSTRAINT new_product_drafts_pkey PRIMARY KEY (shop_id, customer_id, id),
	CONSTRAINT new_product_drafts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id),
	CONSTRAINT new_product_drafts_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers (id)
);
CREATE INDEX new_product_drafts_saved_at ON new_product_drafts (saved_at);
INSERT INTO new_product_drafts (id, shop_id, customer_id, form, saved_at)
SELECT id, shop_id, customer_id, form, saved_at FROM product_drafts WHERE product_id IS NULL;
DELETE FROM product_drafts WHERE product_id IS NULL;
