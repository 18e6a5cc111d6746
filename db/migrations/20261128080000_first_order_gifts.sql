-- Up Migration

-- The gift for a first order: pending from completion, granted 15 days after delivery, withdrawn with a full return.
CREATE TABLE coin_gifts (
	order_id uuid NOT NULL,
	customer_id uuid NOT NULL,
	-- HMAC with APP_SECRET: they outlive the account, so that deleting it earns no second gift.
	phone_hash text NOT NULL,
	address_hash text NOT NULL,
	amount_vnd bigint NOT NULL,
	state text NOT NULL,
	made_at timestamptz NOT NULL,
	spendable_at timestamptz NOT NULL,
	settled_at timestamptz,
	CONSTRAINT coin_gifts_pkey PRIMARY KEY (order_id),
	CONSTRAINT coin_gifts_customer FOREIGN KEY (customer_id) REFERENCES customers (id),
	CONSTRAINT coin_gifts_state_known CHECK (state IN ('pending', 'granted', 'withdrawn')),
	CONSTRAINT coin_gifts_amount_positive CHECK (amount_vnd > 0),
	CONSTRAINT coin_gifts_settled CHECK ((state = 'pending') = (settled_at IS NULL))
);
CREATE UNIQUE INDEX coin_gifts_once_per_customer ON coin_gifts (customer_id) WHERE state <> 'withdrawn';
CREATE UNIQUE INDEX coin_gifts_once_per_phone ON coin_gifts (phone_hash) WHERE state <> 'withdrawn';
CREATE UNIQUE INDEX coin_gifts_once_per_address ON coin_gifts (address_hash) WHERE state <> 'withdrawn';
CREATE INDEX coin_gifts_due ON coin_gifts (spendable_at) WHERE state = 'pending';
