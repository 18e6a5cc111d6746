-- Up Migration

-- Paid coin that somebody buys; how far it is, its payment tells.
CREATE TABLE coin_top_ups (
	id uuid NOT NULL,
	customer_id uuid NOT NULL,
	amount_vnd bigint NOT NULL,
	txn_ref text NOT NULL,
	started_at timestamptz NOT NULL,
	-- Until then its amount counts towards the limits though nothing was paid.
	counts_until timestamptz NOT NULL,
	paid_at timestamptz,
	slice_id uuid,
	refunded_at timestamptz,
	refunded_vnd bigint NOT NULL DEFAULT 0,
	CONSTRAINT coin_top_ups_pkey PRIMARY KEY (id),
	CONSTRAINT coin_top_ups_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES coin_accounts (customer_id),
	CONSTRAINT coin_top_ups_slice_id_fkey FOREIGN KEY (slice_id) REFERENCES coin_slices (id),
	CONSTRAINT coin_top_ups_txn_ref_key UNIQUE (txn_ref),
	CONSTRAINT coin_top_ups_amount_range CHECK (amount_vnd BETWEEN 1000 AND 10000000),
	CONSTRAINT coin_top_ups_paid_with_slice CHECK ((paid_at IS NULL) = (slice_id IS NULL)),
	CONSTRAINT coin_top_ups_refunded_after_payment CHECK (
		refunded_vnd BETWEEN 0 AND amount_vnd AND (refunded_vnd > 0) = (refunded_at IS NOT NULL)
		AND (refunded_at IS NULL OR paid_at IS NOT NULL)
	)
);
CREATE INDEX coin_top_ups_customer ON coin_top_ups (customer_id, started_at DESC);

-- A statement reads by time.
CREATE INDEX coin_movements_statement ON coin_movements (customer_id, at DESC, id DESC);
