-- Up Migration

CREATE TABLE vouchers (
	id uuid NOT NULL,
	-- Null: the platform's.
	shop_id uuid,
	code text NOT NULL,
	-- Folded: what is typed is compared with it.
	code_key text NOT NULL,
	kind text NOT NULL,
	amount_vnd bigint,
	percent integer,
	cap_vnd bigint,
	min_goods_vnd bigint NOT NULL,
	starts_at timestamptz NOT NULL,
	ends_at timestamptz NOT NULL,
	ended_at timestamptz,
	uses_max integer NOT NULL,
	uses integer NOT NULL DEFAULT 0,
	uses_per_customer integer NOT NULL,
	is_listed boolean NOT NULL,
	created_at timestamptz NOT NULL,
	CONSTRAINT vouchers_pkey PRIMARY KEY (id),
	CONSTRAINT vouchers_code_once UNIQUE NULLS NOT DISTINCT (shop_id, code_key),
	CONSTRAINT vouchers_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id),
	CONSTRAINT vouchers_code_key_format CHECK (code_key ~ '^[a-z0-9]{4,20}$'),
	CONSTRAINT vouchers_kind_known CHECK (kind IN ('fixed', 'percent')),
	CONSTRAINT vouchers_discount_whole CHECK (
		(kind = 'fixed') = (amount_vnd IS NOT NULL) AND (kind = 'percent') = (percent IS NOT NULL AND cap_vnd IS NOT NULL)
	),
	CONSTRAINT vouchers_amount_range CHECK (
		amount_vnd BETWEEN 1000 AND 9999999999 AND amount_vnd * 2 <= min_goods_vnd
	),
	CONSTRAINT vouchers_percent_range CHECK (percent BETWEEN 1 AND 50),
	CONSTRAINT vouchers_cap_range CHECK (cap_vnd BETWEEN 1000 AND 9999999999),
	CONSTRAINT vouchers_min_goods_range CHECK (min_goods_vnd BETWEEN 0 AND 9999999999),
	CONSTRAINT vouchers_window CHECK (ends_at > starts_at),
	CONSTRAINT vouchers_uses_range CHECK (uses BETWEEN 0 AND uses_max),
	CONSTRAINT vouchers_uses_per_customer_positive CHECK (uses_per_customer >= 1)
);
CREATE INDEX vouchers_code_key ON vouchers (code_key);
CREATE INDEX vouchers_listed ON vouchers (shop_id, ends_at) WHERE is_listed AND ended_at IS NULL;

-- One voucher at one order. Given back when the order ends unpaid or cancelled.
CREATE TABLE voucher_uses (
	voucher_id uuid NOT NULL,
	order_id uuid NOT NULL,
	payer text NOT NULL,
	customer_id uuid NOT NULL,
	-- Which of this customer's uses it is, out of how many.
	place integer NOT NULL,
	uses_per_customer integer NOT NULL,
	discount_vnd bigint NOT NULL,
	used_at timestamptz NOT NULL,
	returned_at timestamptz,
	CONSTRAINT voucher_uses_pkey PRIMARY KEY (order_id, payer),
	CONSTRAINT voucher_uses_voucher_id_fkey FOREIGN KEY (voucher_id) REFERENCES vouchers (id),
	CONSTRAINT voucher_uses_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers (id),
	CONSTRAINT voucher_uses_payer_known CHECK (payer IN ('shop', 'platform')),
	CONSTRAINT voucher_uses_place_range CHECK (place BETWEEN 1 AND uses_per_customer),
	CONSTRAINT voucher_uses_discount_positive CHECK (discount_vnd > 0)
);
CREATE UNIQUE INDEX voucher_uses_place_once ON voucher_uses (voucher_id, customer_id, place) WHERE returned_at IS NULL;
