-- Up Migration

CREATE TABLE ledger_accounts (
	id uuid NOT NULL,
	kind text NOT NULL,
	owner_id text NOT NULL DEFAULT '',
	created_at timestamptz NOT NULL DEFAULT app_now(),
	CONSTRAINT ledger_accounts_pkey PRIMARY KEY (id),
	CONSTRAINT ledger_accounts_kind_owner UNIQUE (kind, owner_id),
	CONSTRAINT ledger_accounts_kind_known CHECK (kind IN (
		'psp_vnpay_clearing', 'cod_receivable', 'bank', 'coin_paid', 'coin_bonus', 'order_escrow', 'booking_escrow',
		'vendor_payable', 'vendor_reserve', 'deposit_hold', 'refund_payable', 'tax_withheld', 'commission',
		'freight_fee', 'breakage', 'penalty', 'coin_cost', 'goodwill', 'promotion_cost', 'psp_fee')),
	CONSTRAINT ledger_accounts_owner_fits_kind CHECK (
		(owner_id <> '') = (kind IN ('coin_paid', 'coin_bonus', 'order_escrow', 'booking_escrow', 'vendor_payable',
			'vendor_reserve', 'deposit_hold', 'refund_payable')))
);

-- Accounts with a floor: what is posted and not held can be spent, and nothing more.
CREATE TABLE ledger_balances (
	account_id uuid NOT NULL,
	posted_vnd bigint NOT NULL DEFAULT 0,
	held_vnd bigint NOT NULL DEFAULT 0,
	CONSTRAINT ledger_balances_pkey PRIMARY KEY (account_id),
	CONSTRAINT ledger_balances_account FOREIGN KEY (account_id) REFERENCES ledger_accounts (id),
	CONSTRAINT ledger_balances_held_not_negative CHECK (held_vnd >= 0),
	CONSTRAINT ledger_balances_floor CHECK (posted_vnd - held_vnd >= 0)
);

-- One row debits one account and credits another, so every transfer balances by its shape.
CREATE TABLE ledger_transfers (
	id uuid NOT NULL,
	debit_account_id uuid NOT NULL,
	credit_account_id uuid NOT NULL,
	amount_vnd bigint NOT NULL,
	source_type text NOT NULL,
	source_id text NOT NULL,
	leg text NOT NULL,
	posted_at timestamptz NOT NULL DEFAULT app_now(),
	CONSTRAINT ledger_transfers_pkey PRIMARY KEY (id),
	CONSTRAINT ledger_transfers_source UNIQUE (source_type, source_id, leg),
	CONSTRAINT ledger_transfers_debit FOREIGN KEY (debit_account_id) REFERENCES ledger_accounts (id),
	CONSTRAINT ledger_transfers_credit FOREIGN KEY (credit_account_id) REFERENCES ledger_accounts (id),
	CONSTRAINT ledger_transfers_amount_positive CHECK (amount_vnd > 0),
	CONSTRAINT ledger_transfers_two_accounts CHECK (debit_account_id <> credit_account_id)
);
CREATE INDEX ledger_transfers_debit_account ON ledger_transfers (debit_account_id, posted_at) INCLUDE (amount_vnd);
CREATE INDEX ledger_transfers_credit_account ON ledger_transfers (credit_account_id, posted_at) INCLUDE (amount_vnd);

CREATE TABLE ledger_holds (
	id uuid NOT NULL,
	debit_account_id uuid NOT NULL,
	credit_account_id uuid NOT NULL,
	amount_vnd bigint NOT NULL,
	source_type text NOT NULL,
	source_id text NOT NULL,
	leg text NOT NULL,
	state text NOT NULL,
	expires_at timestamptz NOT NULL,
	created_at timestamptz NOT NULL DEFAULT app_now(),
	decided_at timestamptz,
	CONSTRAINT ledger_holds_pkey PRIMARY KEY (id),
	CONSTRAINT ledger_holds_source UNIQUE (source_type, source_id, leg),
	CONSTRAINT ledger_holds_debit FOREIGN KEY (debit_account_id) REFERENCES ledger_balances (account_id),
	CONSTRAINT ledger_holds_credit FOREIGN KEY (credit_account_id) REFERENCES ledger_accounts (id),
	CONSTRAINT ledger_holds_amount_positive CHECK (amount_vnd > 0),
	CONSTRAINT ledger_holds_two_accounts CHECK (debit_account_id <> credit_account_id),
	CONSTRAINT ledger_holds_state_known CHECK (state IN ('held', 'posted', 'voided', 'expired')),
	CONSTRAINT ledger_holds_decided_once CHECK ((state = 'held') = (decided_at IS NULL))
);
CREATE INDEX ledger_holds_due ON ledger_holds (expires_at) WHERE state = 'held';

CREATE TRIGGER ledger_transfers_append_only BEFORE UPDATE OR DELETE ON ledger_transfers
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_transfers_never_emptied BEFORE TRUNCATE ON ledger_transfers
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_accounts_append_only BEFORE UPDATE OR DELETE ON ledger_accounts
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_holds_kept BEFORE DELETE ON ledger_holds
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_holds_decided_for_good BEFORE UPDATE ON ledger_holds
	FOR EACH ROW WHEN (OLD.state <> 'held') EXECUTE FUNCTION refuse_change();

-- Both sides of every transfer; debits count up, credits down, so all entries together are zero.
CREATE VIEW ledger_entries AS
	SELECT id AS transfer_id, debit_account_id AS account_id, amount_vnd AS net_vnd, posted_at FROM ledger_transfers
	UNION ALL
	SELECT id, credit_account_id, -amount_vnd, posted_at FROM ledger_transfers;
