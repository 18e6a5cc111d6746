-- Up Migration

-- A lower price of a variant between two instants. What buyers pay is decided when it is read (variant_prices), so no
-- job has to be in time. Rows with the same sale_id were planned together.
CREATE TABLE scheduled_prices (
	id uuid NOT NULL,
	sale_id uuid NOT NULL,
	shop_id uuid NOT NULL,
	product_id uuid NOT NULL,
	variant_id uuid NOT NULL,
	price_vnd bigint NOT NULL,
	starts_at timestamptz NOT NULL,
	ends_at timestamptz NOT NULL,
	-- Flash sale: units at this price, in total and per customer.
	quantity_limit integer,
	customer_limit integer,
	sold integer NOT NULL DEFAULT 0,
	-- The reference price, computed at the start.
	compare_at_vnd bigint,
	started_at timestamptz,
	ended_at timestamptz,
	cancelled_at timestamptz,
	created_at timestamptz NOT NULL,
	created_by text NOT NULL,
	CONSTRAINT scheduled_prices_pkey PRIMARY KEY (id),
	CONSTRAINT scheduled_prices_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id),
	CONSTRAINT scheduled_prices_product_id_fkey FOREIGN KEY (product_id) REFERENCES products (id),
	CONSTRAINT scheduled_prices_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES product_variants (id),
	CONSTRAINT scheduled_prices_price_range CHECK (price_vnd BETWEEN 1000 AND 9999999999),
	CONSTRAINT scheduled_prices_window CHECK (starts_at < ends_at),
	CONSTRAINT scheduled_prices_limits CHECK (
		(customer_limit IS NULL OR quantity_limit IS NOT NULL)
		AND quantity_limit BETWEEN 1 AND 1000000 AND customer_limit BETWEEN 1 AND 50
	),
	CONSTRAINT scheduled_prices_sold_within CHECK (sold >= 0 AND (quantity_limit IS NULL OR sold <= quantity_limit)),
	CONSTRAINT scheduled_prices_compare_above CHECK (compare_at_vnd IS NULL OR compare_at_vnd > price_vnd),
	CONSTRAINT scheduled_prices_no_overlap
		EXCLUDE USING gist (variant_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (cancelled_at IS NULL)
);
CREATE INDEX scheduled_prices_sale ON scheduled_prices (sale_id);
CREATE INDEX scheduled_prices_shop ON scheduled_prices (shop_id, starts_at);
CREATE INDEX scheduled_prices_product ON scheduled_prices (product_id, ends_at);
CREATE INDEX scheduled_prices_variant ON scheduled_prices (variant_id, ends_at);
CREATE INDEX scheduled_prices_to_start ON scheduled_prices (starts_at) WHERE started_at IS NULL AND cancelled_at IS NULL;
CREATE INDEX scheduled_prices_to_end ON scheduled_prices (ends_at) WHERE ended_at IS NULL AND cancelled_at IS NULL;

-- Units bought at a limited price.
CREATE TABLE scheduled_price_uses (
	order_id uuid NOT NULL,
	scheduled_price_id uuid NOT NULL,
	customer_id uuid NOT NULL,
	quantity integer NOT NULL,
	used_at timestamptz NOT NULL,
	returned_at timestamptz,
	CONSTRAINT scheduled_price_uses_pkey PRIMARY KEY (order_id, scheduled_price_id),
	CONSTRAINT scheduled_price_uses_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders (id),
	CONSTRAINT scheduled_price_uses_scheduled_price_id_fkey
		FOREIGN KEY (scheduled_price_id) REFERENCES scheduled_prices (id),
	CONSTRAINT scheduled_price_uses_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers (id),
	CONSTRAINT scheduled_price_uses_quantity_positive CHECK (quantity > 0)
);
CREATE INDEX scheduled_price_uses_customer ON scheduled_price_uses (scheduled_price_id, customer_id);

-- What a variant costs now. A scheduled price counts while it is below the regular one and takes off at most half.
-- `app_now()` stays out of the column list: the planner could not look a single variant up otherwise.
CREATE VIEW variant_prices AS
	SELECT variant.id AS variant_id, variant.product_id, variant.is_on_sale, variant.price_vnd AS regular_vnd,
		coalesce(sale.price_vnd, variant.price_vnd) AS price_vnd,
		CASE WHEN sale.id IS NULL THEN own.compare_at_vnd ELSE sale.compare_at_vnd END AS compare_at_vnd,
		CASE WHEN sale.id IS NULL THEN own.compare_until WHEN sale.compare_at_vnd IS NOT NULL THEN sale.ends_at END
			AS compare_until,
		sale.id AS scheduled_price_id, sale.ends_at AS sale_ends_at, sale.quantity_limit - sale.sold AS sale_left,
		sale.customer_limit
	FROM product_variants variant
	LEFT JOIN LATERAL (
		SELECT planned.* FROM scheduled_prices planned
		WHERE planned.variant_id = variant.id AND planned.cancelled_at IS NULL
			AND planned.starts_at <= app_now() AND planned.ends_at > app_now()
			AND planned.price_vnd < variant.price_vnd AND planned.price_vnd * 2 >= variant.price_vnd
			AND (planned.quantity_limit IS NULL OR planned.sold < planned.quantity_limit)
		LIMIT 1
	) sale ON true
	LEFT JOIN LATERAL (
		SELECT variant.compare_at_vnd, variant.compare_until WHERE variant.compare_until > app_now()
	) own ON true;

CREATE OR REPLACE VIEW product_offers AS
	SELECT product.id, offer.price_from_vnd, offer.price_to_vnd, offer.compare_at_vnd,
		CASE WHEN offer.compare_at_vnd IS NOT NULL THEN offer.compare_until END AS compare_until, offer.is_in_stock
	FROM products product CROSS JOIN LATERAL (
		SELECT choice.price_vnd AS price_from_vnd, max(choice.price_vnd) OVER alike AS price_to_vnd,
			-- A price before only where all at the lowest price tell the same.
			CASE WHEN min(choice.before_vnd) OVER cheapest = max(choice.before_vnd) OVER cheapest
				THEN nullif(choice.before_vnd, 0) END AS compare_at_vnd,
			min(choice.compare_until) OVER cheapest AS compare_until, choice.is_orderable AS is_in_stock
		FROM (
			SELECT price.price_vnd, price.compare_until, coalesce(price.compare_at_vnd, 0) AS before_vnd,
				stock.on_hand - stock.reserved >= product.quantity_min AS is_orderable
			FROM variant_prices price JOIN stock_items stock ON stock.variant_id = price.variant_id
			WHERE price.product_id = product.id AND price.is_on_sale
		) choice
		WINDOW alike AS (PARTITION BY choice.is_orderable),
			cheapest AS (PARTITION BY choice.is_orderable, choice.price_vnd)
		ORDER BY choice.is_orderable DESC, choice.price_vnd LIMIT 1
	) offer;
