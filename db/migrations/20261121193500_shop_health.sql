-- Up Migration

-- How a shop served its orders of the last days, counted every hour from the orders.
CREATE TABLE shop_health (
	shop_id uuid NOT NULL,
	orders integer NOT NULL,
	shipped integer NOT NULL,
	packed_in_time integer NOT NULL,
	cancelled integer NOT NULL,
	confirm_minutes integer,
	counted_at timestamptz NOT NULL,
	CONSTRAINT shop_health_pkey PRIMARY KEY (shop_id),
	CONSTRAINT shop_health_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id),
	CONSTRAINT shop_health_counts_fit CHECK (
		orders >= 0 AND shipped BETWEEN 0 AND orders AND cancelled BETWEEN 0 AND orders
		AND packed_in_time BETWEEN 0 AND shipped
	),
	CONSTRAINT shop_health_confirm_minutes_not_negative CHECK (confirm_minutes >= 0)
);
