-- Up Migration

-- Where a shop's money goes. Number and holder are sealed; an operator approves before anything is paid.
CREATE TABLE payout_accounts (
	shop_id uuid NOT NULL,
	state text NOT NULL,
	state_reason text NOT NULL DEFAULT '',
	bank text NOT NULL,
	sealed text NOT NULL,
	last_digits text NOT NULL,
	submitted_by uuid NOT NULL,
	submitted_at timestamptz NOT NULL,
	decided_by uuid,
	decided_at timestamptz,
	CONSTRAINT payout_accounts_pkey PRIMARY KEY (shop_id),
	CONSTRAINT payout_accounts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id),
	CONSTRAINT payout_accounts_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES customers (id),
	CONSTRAINT payout_accounts_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES customers (id),
	CONSTRAINT payout_accounts_state_known CHECK (state IN ('pending', 'active', 'restricted', 'rejected')),
	CONSTRAINT payout_accounts_last_digits_format CHECK (last_digits ~ '^[0-9]{4}$'),
	CONSTRAINT payout_accounts_decided CHECK ((state = 'pending') = (decided_at IS NULL))
);

-- Payouts that went to the bank together.
CREATE TABLE payout_batches (
	id uuid NOT NULL,
	made_at timestamptz NOT NULL,
	CONSTRAINT payout_batches_pkey PRIMARY KEY (id)
);

CREATE TABLE payouts (
	id uuid NOT NULL,
	shop_id uuid NOT NULL,
	state text NOT NULL,
	amount_vnd bigint NOT NULL,
	-- The account as it was approved when the amount was decided.
	bank text NOT NULL,
	sealed text NOT NULL,
	last_digits text NOT NULL,
	-- The person of the shop who asked; null for the weekly one.
	asked_by uuid,
	asked_at timestamptz NOT NULL,
	needs_two boolean NOT NULL,
	first_approved_by uuid,
	second_approved_by uuid,
	batch_id uuid,
	bank_reference text,
	reason text NOT NULL DEFAULT '',
	ended_at timestamptz,
	CONSTRAINT payouts_pkey PRIMARY KEY (id),
	CONSTRAINT payouts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES payout_accounts (shop_id),
	CONSTRAINT payouts_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES payout_batches (id),
	CONSTRAINT payouts_first_approved_by_fkey FOREIGN KEY (first_approved_by) REFERENCES customers (id),
	CONSTRAINT payouts_second_approved_by_fkey FOREIGN KEY (second_approved_by) REFERENCES customers (id),
	CONSTRAINT payouts_state_known CHECK (
		state IN ('requested', 'scheduled', 'approved', 'processing', 'paid', 'failed', 'cancelled')
	),
	CONSTRAINT payouts_amount_positive CHECK (amount_vnd BETWEEN 1 AND 9999999999),
	CONSTRAINT payouts_two_people CHECK (
		second_approved_by IS NULL OR (first_approved_by IS NOT NULL AND second_approved_by <> first_approved_by)
	),
	CONSTRAINT payouts_approved_by_enough CHECK (
		state IN ('requested', 'scheduled', 'cancelled')
		OR (first_approved_by IS NOT NULL AND (NOT needs_two OR second_approved_by IS NOT NULL))
	),
	CONSTRAINT payouts_sent_in_batch CHECK ((state IN ('processing', 'paid', 'failed')) = (batch_id IS NOT NULL)),
	CONSTRAINT payouts_paid_has_reference CHECK ((state = 'paid') = (bank_reference IS NOT NULL)),
	CONSTRAINT payouts_ended CHECK ((state IN ('paid', 'failed', 'cancelled')) = (ended_at IS NOT NULL))
);
-- One at a time per shop.
CREATE UNIQUE INDEX payouts_open_once ON payouts (shop_id)
	WHERE state IN ('requested', 'scheduled', 'approved', 'processing');
CREATE INDEX payouts_shop ON payouts (shop_id, id DESC);
CREATE INDEX payouts_batch ON payouts (batch_id) WHERE batch_id IS NOT NULL;
