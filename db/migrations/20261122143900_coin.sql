-- Up Migration

-- The row that every change of a customer's coin is decided under.
CREATE TABLE coin_accounts (
	customer_id uuid NOT NULL,
	-- Coin that is frozen stays, but is not spent.
	frozen_at timestamptz,
	frozen_reason text,
	CONSTRAINT coin_accounts_pkey PRIMARY KEY (customer_id),
	CONSTRAINT coin_accounts_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers (id),
	CONSTRAINT coin_accounts_frozen_with_reason CHECK ((frozen_at IS NULL) = (frozen_reason IS NULL))
);

-- What was granted or bought at once; it is spent, expires and comes back as a piece of its own.
CREATE TABLE coin_slices (
	id uuid NOT NULL,
	customer_id uuid NOT NULL,
	bucket text NOT NULL,
	kind text NOT NULL,
	source_type text NOT NULL,
	source_id text NOT NULL,
	-- The order it was earned with.
	order_id uuid,
	granted_vnd bigint NOT NULL,
	-- Of these, some may be held for orders that are not paid yet.
	remaining_vnd bigint NOT NULL,
	held_vnd bigint NOT NULL DEFAULT 0,
	-- How much of the grant was taken back, also where it had been spent before.
	clawed_vnd bigint NOT NULL DEFAULT 0,
	-- The account of the ledger that paid for it, and takes it back.
	payer_kind text NOT NULL,
	payer_id text NOT NULL DEFAULT '',
	granted_at timestamptz NOT NULL,
	expires_at timestamptz,
	-- The earliest notice that was given before this end.
	noticed_days integer,
	CONSTRAINT coin_slices_pkey PRIMARY KEY (id),
	CONSTRAINT coin_slices_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES coin_accounts (customer_id),
	CONSTRAINT coin_slices_source UNIQUE (source_type, source_id, kind),
	CONSTRAINT coin_slices_bucket_known CHECK (bucket IN ('bonus', 'paid')),
	CONSTRAINT coin_slices_kind_known CHECK (
		kind IN ('cashback', 'first_order', 'review', 'shop_goodwill', 'late_paid', 'operator', 'top_up')
	),
	CONSTRAINT coin_slices_kind_fits_bucket CHECK ((bucket = 'paid') = (kind = 'top_up')),
	CONSTRAINT coin_slices_bonus_ends CHECK ((bucket = 'bonus') = (expires_at IS NOT NULL)),
	CONSTRAINT coin_slices_granted_positive CHECK (granted_vnd > 0),
	CONSTRAINT coin_slices_remaining_within_granted CHECK (remaining_vnd BETWEEN 0 AND granted_vnd),
	CONSTRAINT coin_slices_held_within_remaining CHECK (held_vnd BETWEEN 0 AND remaining_vnd),
	CONSTRAINT coin_slices_clawed_within_granted CHECK (clawed_vnd BETWEEN 0 AND granted_vnd)
);
CREATE INDEX coin_slices_open ON coin_slices (customer_id, expires_at) WHERE remaining_vnd > 0;
CREATE INDEX coin_slices_ending ON coin_slices (expires_at) WHERE remaining_vnd > 0 AND bucket = 'bonus';
CREATE INDEX coin_slices_granted ON coin_slices (customer_id, granted_at);
CREATE INDEX coin_slices_order_id ON coin_slices (order_id) WHERE order_id IS NOT NULL;
CREATE UNIQUE INDEX coin_slices_first_order_once ON coin_slices (customer_id)
	WHERE kind = 'first_order' AND clawed_vnd = 0;

-- Every change of a slice; their sum is what remains of it.
CREATE TABLE coin_movements (
	id uuid NOT NULL,
	customer_id uuid NOT NULL,
	slice_id uuid NOT NULL,
	kind text NOT NULL,
	change_vnd bigint NOT NULL,
	source_type text NOT NULL,
	source_id text NOT NULL,
	order_id uuid,
	at timestamptz NOT NULL,
	CONSTRAINT coin_movements_pkey PRIMARY KEY (id),
	CONSTRAINT coin_movements_slice_id_fkey FOREIGN KEY (slice_id) REFERENCES coin_slices (id),
	CONSTRAINT coin_movements_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES coin_accounts (customer_id),
	CONSTRAINT coin_movements_source UNIQUE (source_type, source_id, kind, slice_id),
	CONSTRAINT coin_movements_kind_known CHECK (
		kind IN ('granted', 'spent', 'returned', 'expired', 'clawed_back', 'debt_settled', 'refunded')
	),
	CONSTRAINT coin_movements_direction CHECK (
		change_vnd <> 0 AND (change_vnd > 0) = (kind IN ('granted', 'returned'))
	)
);
CREATE INDEX coin_movements_customer ON coin_movements (customer_id, id DESC);
CREATE INDEX coin_movements_slice_id ON coin_movements (slice_id);
CREATE TRIGGER coin_movements_append_only BEFORE UPDATE OR DELETE ON coin_movements
	FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Coin of one order and bucket: held until the bank has answered, or spent at once.
CREATE TABLE coin_spends (
	order_id uuid NOT NULL,
	bucket text NOT NULL,
	customer_id uuid NOT NULL,
	amount_vnd bigint NOT NULL,
	returned_vnd bigint NOT NULL DEFAULT 0,
	state text NOT NULL,
	hold_id uuid,
	made_at timestamptz NOT NULL,
	-- Given back by itself after this, should nobody have decided.
	held_until timestamptz,
	CONSTRAINT coin_spends_pkey PRIMARY KEY (order_id, bucket),
	CONSTRAINT coin_spends_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES coin_accounts (customer_id),
	CONSTRAINT coin_spends_hold_id_fkey FOREIGN KEY (hold_id) REFERENCES ledger_holds (id),
	CONSTRAINT coin_spends_bucket_known CHECK (bucket IN ('bonus', 'paid')),
	CONSTRAINT coin_spends_amount_positive CHECK (amount_vnd > 0),
	CONSTRAINT coin_spends_returned_within_amount CHECK (returned_vnd BETWEEN 0 AND amount_vnd),
	CONSTRAINT coin_spends_returned_after_posting CHECK (returned_vnd = 0 OR state = 'posted'),
	CONSTRAINT coin_spends_state_known CHECK (state IN ('held', 'posted', 'voided')),
	CONSTRAINT coin_spends_held_by_ledger CHECK (state <> 'held' OR (hold_id IS NOT NULL AND held_until IS NOT NULL))
);
CREATE INDEX coin_spends_customer ON coin_spends (customer_id, made_at);
CREATE INDEX coin_spends_due ON coin_spends (held_until) WHERE state = 'held';

-- Which slices a spend took, so that what comes back goes where it came from.
CREATE TABLE coin_uses (
	order_id uuid NOT NULL,
	slice_id uuid NOT NULL,
	bucket text NOT NULL,
	amount_vnd bigint NOT NULL,
	returned_vnd bigint NOT NULL DEFAULT 0,
	CONSTRAINT coin_uses_pkey PRIMARY KEY (order_id, slice_id),
	CONSTRAINT coin_uses_spend_fkey FOREIGN KEY (order_id, bucket) REFERENCES coin_spends (order_id, bucket),
	CONSTRAINT coin_uses_slice_id_fkey FOREIGN KEY (slice_id) REFERENCES coin_slices (id),
	CONSTRAINT coin_uses_amount_positive CHECK (amount_vnd > 0),
	CONSTRAINT coin_uses_returned_within_amount CHECK (returned_vnd BETWEEN 0 AND amount_vnd)
);
CREATE INDEX coin_uses_slice_id ON coin_uses (slice_id);

-- How much of an order's goods has gone back, by each return: what was granted follows the sum exactly.
CREATE TABLE coin_clawbacks (
	source_type text NOT NULL,
	source_id text NOT NULL,
	order_id uuid NOT NULL,
	numerator bigint NOT NULL,
	denominator bigint NOT NULL,
	at timestamptz NOT NULL,
	CONSTRAINT coin_clawbacks_pkey PRIMARY KEY (source_type, source_id),
	CONSTRAINT coin_clawbacks_share CHECK (numerator BETWEEN 0 AND denominator AND denominator > 0)
);
CREATE INDEX coin_clawbacks_order_id ON coin_clawbacks (order_id);

-- Granted coin that should have been taken back and was spent already: the next grants pay it.
CREATE TABLE coin_debts (
	id uuid NOT NULL,
	customer_id uuid NOT NULL,
	slice_id uuid NOT NULL,
	source_type text NOT NULL,
	source_id text NOT NULL,
	owed_vnd bigint NOT NULL,
	settled_vnd bigint NOT NULL DEFAULT 0,
	opened_at timestamptz NOT NULL,
	CONSTRAINT coin_debts_pkey PRIMARY KEY (id),
	CONSTRAINT coin_debts_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES coin_accounts (customer_id),
	CONSTRAINT coin_debts_slice_id_fkey FOREIGN KEY (slice_id) REFERENCES coin_slices (id),
	CONSTRAINT coin_debts_source UNIQUE (source_type, source_id, slice_id),
	CONSTRAINT coin_debts_owed_positive CHECK (owed_vnd > 0),
	CONSTRAINT coin_debts_settled_within_owed CHECK (settled_vnd BETWEEN 0 AND owed_vnd)
);
CREATE INDEX coin_debts_open ON coin_debts (customer_id, id) WHERE settled_vnd < owed_vnd;
