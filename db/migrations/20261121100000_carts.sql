-- Up Migration

CREATE TABLE carts (
	id uuid NOT NULL,
	customer_id uuid,
	-- SHA-256 of the visitor's cookie, never the cookie itself.
	visitor_key text,
	changed_at timestamptz NOT NULL,
	expires_at timestamptz,
	CONSTRAINT carts_pkey PRIMARY KEY (id),
	CONSTRAINT carts_customer_id_key UNIQUE (customer_id),
	CONSTRAINT carts_visitor_key_key UNIQUE (visitor_key),
	CONSTRAINT carts_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers (id),
	CONSTRAINT carts_one_owner CHECK ((customer_id IS NULL) <> (visitor_key IS NULL)),
	CONSTRAINT carts_visitor_expires CHECK ((visitor_key IS NULL) = (expires_at IS NULL))
);
CREATE INDEX carts_expires_at ON carts (expires_at) WHERE expires_at IS NOT NULL;

CREATE TABLE cart_lines (
	id uuid NOT NULL,
	cart_id uuid NOT NULL,
	variant_id uuid NOT NULL,
	quantity integer NOT NULL,
	CONSTRAINT cart_lines_pkey PRIMARY KEY (id),
	CONSTRAINT cart_lines_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES carts (id) ON DELETE CASCADE,
	CONSTRAINT cart_lines_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES product_variants (id),
	CONSTRAINT cart_lines_variant_once UNIQUE (cart_id, variant_id),
	CONSTRAINT cart_lines_quantity_range CHECK (quantity BETWEEN 1 AND 50)
);
