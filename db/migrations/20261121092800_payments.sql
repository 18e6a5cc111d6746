-- Up Migration

CREATE TABLE payment_attempts (
	id uuid NOT NULL,
	txn_ref text NOT NULL,
	purpose text NOT NULL,
	reference text NOT NULL,
	customer_id uuid,
	amount_vnd bigint NOT NULL,
	state text NOT NULL,
	failure text,
	is_settled boolean NOT NULL DEFAULT false,
	received_vnd bigint NOT NULL DEFAULT 0,
	refunded_vnd bigint NOT NULL DEFAULT 0,
	order_info text NOT NULL,
	client_ip text NOT NULL,
	transaction_no text NOT NULL DEFAULT '',
	bank_code text NOT NULL DEFAULT '',
	created_at timestamptz NOT NULL,
	expires_at timestamptz NOT NULL,
	decided_at timestamptz,
	next_check_at timestamptz,
	failed_checks integer NOT NULL DEFAULT 0,
	CONSTRAINT payment_attempts_pkey PRIMARY KEY (id),
	CONSTRAINT payment_attempts_txn_ref UNIQUE (txn_ref),
	CONSTRAINT payment_attempts_txn_ref_form CHECK (txn_ref ~ '^[A-Za-z0-9]{1,40}$'),
	CONSTRAINT payment_attempts_purpose_known CHECK (purpose IN ('order', 'top_up', 'deposit', 'booking')),
	CONSTRAINT payment_attempts_amount_payable CHECK (amount_vnd BETWEEN 1 AND 9999999999),
	CONSTRAINT payment_attempts_state_known CHECK (state IN (
		'created', 'redirected', 'paid', 'failed', 'expired', 'suspected',
		'refund_pending', 'part_refunded', 'refunded', 'refund_rejected')),
	CONSTRAINT payment_attempts_received_not_negative CHECK (received_vnd >= 0),
	CONSTRAINT payment_attempts_refunded_within_received CHECK (refunded_vnd BETWEEN 0 AND received_vnd),
	CONSTRAINT payment_attempts_settled_in_full CHECK (NOT is_settled OR received_vnd = amount_vnd),
	CONSTRAINT payment_attempts_money_state CHECK (
		(received_vnd > 0) = (state IN ('paid', 'refund_pending', 'part_refunded', 'refunded', 'refund_rejected'))),
	CONSTRAINT payment_attempts_expires_later CHECK (expires_at > created_at)
);
CREATE INDEX payment_attempts_reference ON payment_attempts (purpose, reference);
-- One thing is paid for once; a second payment is declined and goes back.
CREATE UNIQUE INDEX payment_attempts_settled_once ON payment_attempts (purpose, reference) WHERE is_settled;
CREATE INDEX payment_attempts_due ON payment_attempts (next_check_at) WHERE next_check_at IS NOT NULL;

CREATE TABLE payment_events (
	id uuid NOT NULL,
	attempt_id uuid,
	source text NOT NULL,
	verdict text NOT NULL,
	payload text NOT NULL,
	occurred_at timestamptz NOT NULL DEFAULT app_now(),
	CONSTRAINT payment_events_pkey PRIMARY KEY (id),
	CONSTRAINT payment_events_attempt FOREIGN KEY (attempt_id) REFERENCES payment_attempts (id),
	CONSTRAINT payment_events_source_known CHECK (source IN ('ipn', 'query', 'refund')),
	CONSTRAINT payment_events_payload_short CHECK (length(payload) <= 4000)
);
CREATE INDEX payment_events_attempt_id ON payment_events (attempt_id, occurred_at);
CREATE TRIGGER payment_events_append_only BEFORE UPDATE OR DELETE ON payment_events
	FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE payment_incidents (
	id uuid NOT NULL,
	attempt_id uuid NOT NULL,
	kind text NOT NULL,
	amount_vnd bigint,
	opened_at timestamptz NOT NULL DEFAULT app_now(),
	resolved_at timestamptz,
	resolution text,
	CONSTRAINT payment_incidents_pkey PRIMARY KEY (id),
	CONSTRAINT payment_incidents_attempt FOREIGN KEY (attempt_id) REFERENCES payment_attempts (id),
	CONSTRAINT payment_incidents_once UNIQUE (attempt_id, kind),
	CONSTRAINT payment_incidents_kind_known CHECK (kind IN (
		'amount_mismatch', 'late_paid', 'duplicate_paid', 'suspected', 'refund_rejected', 'refund_unclear',
		'refunded_elsewhere')),
	CONSTRAINT payment_incidents_resolution_said CHECK ((resolved_at IS NULL) = (resolution IS NULL))
);
CREATE INDEX payment_incidents_open ON payment_incidents (opened_at) WHERE resolved_at IS NULL;

CREATE TABLE refunds (
	id uuid NOT NULL,
	attempt_id uuid NOT NULL,
	amount_vnd bigint NOT NULL,
	payable_owner text NOT NULL,
	source_type text NOT NULL,
	source_id text NOT NULL,
	reason text NOT NULL,
	state text NOT NULL,
	tries integer NOT NULL DEFAULT 0,
	transaction_no text NOT NULL DEFAULT '',
	response_code text NOT NULL DEFAULT '',
	requested_at timestamptz NOT NULL,
	first_sent_at timestamptz,
	decided_at timestamptz,
	next_try_at timestamptz,
	CONSTRAINT refunds_pkey PRIMARY KEY (id),
	CONSTRAINT refunds_attempt FOREIGN KEY (attempt_id) REFERENCES payment_attempts (id),
	CONSTRAINT refunds_source UNIQUE (source_type, source_id),
	CONSTRAINT refunds_amount_positive CHECK (amount_vnd > 0),
	CONSTRAINT refunds_state_known CHECK (state IN ('requested', 'sending', 'sent', 'done', 'rejected', 'unclear')),
	CONSTRAINT refunds_decided CHECK ((state IN ('done', 'rejected', 'unclear')) = (decided_at IS NOT NULL))
);
CREATE INDEX refunds_attempt_id ON refunds (attempt_id);
CREATE INDEX refunds_due ON refunds (next_try_at) WHERE next_try_at IS NOT NULL;
