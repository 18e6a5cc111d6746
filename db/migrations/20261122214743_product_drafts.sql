-- Up Migration

-- What somebody has typed and not saved yet, so that another device goes on; one for each product, one for a new one.
CREATE TABLE product_drafts (
	id uuid NOT NULL,
	shop_id uuid NOT NULL,
	customer_id uuid NOT NULL,
	product_id uuid,
	version integer NOT NULL,
	form jsonb NOT NULL,
	saved_at timestamptz NOT NULL,
	CONSTRAINT product_drafts_pkey PRIMARY KEY (id),
	CONSTRAINT product_drafts_key UNIQUE NULLS NOT DISTINCT (shop_id, customer_id, product_id),
	CONSTRAINT product_drafts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id),
	CONSTRAINT product_drafts_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers (id),
	CONSTRAINT product_drafts_product_id_fkey FOREIGN KEY (product_id) REFERENCES products (id)
);
CREATE INDEX product_drafts_saved_at ON product_drafts (saved_at);

-- Other pictures of goods that are shown are kept on the record, too.
ALTER TABLE product_changes DROP CONSTRAINT product_changes_kind_known;
ALTER TABLE product_changes ADD CONSTRAINT product_changes_kind_known CHECK (kind IN ('words', 'price', 'pictures'));
