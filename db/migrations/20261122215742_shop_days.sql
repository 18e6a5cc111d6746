-- Up Migration

-- What a shop sold, by the Vietnamese day of placing; counted anew whenever something happens to an order of that day.
CREATE TABLE shop_days (
	shop_id uuid NOT NULL,
	day date NOT NULL,
	orders integer NOT NULL,
	cancelled integer NOT NULL,
	pieces integer NOT NULL,
	revenue_vnd bigint NOT NULL,
	coin_vnd bigint NOT NULL,
	goodwill_vnd bigint NOT NULL,
	CONSTRAINT shop_days_pkey PRIMARY KEY (shop_id, day),
	CONSTRAINT shop_days_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id),
	CONSTRAINT shop_days_counts CHECK (orders >= 0 AND cancelled BETWEEN 0 AND orders AND pieces >= 0),
	CONSTRAINT shop_days_revenue_positive CHECK (revenue_vnd >= 0),
	CONSTRAINT shop_days_coin_positive CHECK (coin_vnd >= 0),
	CONSTRAINT shop_days_goodwill_positive CHECK (goodwill_vnd >= 0)
);

CREATE TABLE shop_product_days (
	shop_id uuid NOT NULL,
	day date NOT NULL,
	product_id uuid NOT NULL,
	orders integer NOT NULL,
	pieces integer NOT NULL,
	revenue_vnd bigint NOT NULL,
	CONSTRAINT shop_product_days_pkey PRIMARY KEY (shop_id, day, product_id),
	CONSTRAINT shop_product_days_product_id_fkey FOREIGN KEY (product_id) REFERENCES products (id),
	CONSTRAINT shop_product_days_revenue_positive CHECK (revenue_vnd >= 0)
);

-- The latest event that has been counted.
CREATE TABLE shop_days_counted (
	is_only boolean NOT NULL DEFAULT true,
	event_id uuid NOT NULL,
	CONSTRAINT shop_days_counted_pkey PRIMARY KEY (is_only),
	CONSTRAINT shop_days_counted_once CHECK (is_only)
);

CREATE INDEX orders_shop_placed ON orders (shop_id, placed_at) WHERE placed_at IS NOT NULL;
