-- Up Migration

-- What buyers of one product also bought, counted every hour from the latest orders.
CREATE TABLE bought_together (
	product_id uuid NOT NULL,
	other_id uuid NOT NULL,
	buyers integer NOT NULL,
	CONSTRAINT bought_together_pkey PRIMARY KEY (product_id, other_id),
	CONSTRAINT bought_together_product_id_fkey FOREIGN KEY (product_id) REFERENCES products (id),
	CONSTRAINT bought_together_other_id_fkey FOREIGN KEY (other_id) REFERENCES products (id),
	CONSTRAINT bought_together_others CHECK (product_id <> other_id),
	CONSTRAINT bought_together_several_buyers CHECK (buyers >= 2)
);
