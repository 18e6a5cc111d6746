-- Up Migration

-- What is done about parcels that nobody has heard of: one case at a time, with a number and an end of its own.
CREATE TABLE order_cases (
	id uuid NOT NULL,
	number text NOT NULL,
	order_id uuid NOT NULL,
	state text NOT NULL,
	opened_at timestamptz NOT NULL,
	-- What is not found by then is lost.
	due_by timestamptz NOT NULL,
	closed_at timestamptz,
	-- The operator who closed it; null when news or the clock did.
	closed_by uuid,
	note text NOT NULL DEFAULT '',
	CONSTRAINT order_cases_pkey PRIMARY KEY (id),
	CONSTRAINT order_cases_number_key UNIQUE (number),
	CONSTRAINT order_cases_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders (id),
	CONSTRAINT order_cases_number_shape CHECK (number ~ '^[1-9][0-9]{9}$'),
	CONSTRAINT order_cases_state_known CHECK (
		state IN ('open', 'found', 'arrived', 'turned_back', 'lost', 'paid_back')
	),
	CONSTRAINT order_cases_due_by_later CHECK (due_by > opened_at),
	CONSTRAINT order_cases_closed_at_present CHECK ((state = 'open') = (closed_at IS NULL))
);
CREATE INDEX order_cases_order_id ON order_cases (order_id, id);
CREATE UNIQUE INDEX order_cases_one_open ON order_cases (order_id) WHERE state = 'open';
CREATE INDEX order_cases_due_by ON order_cases (due_by) WHERE state = 'open';

ALTER TABLE order_events DROP CONSTRAINT order_events_kind_known;
ALTER TABLE order_events ADD CONSTRAINT order_events_kind_known CHECK (
	kind IN (
		'ordered', 'paid', 'payment_held', 'payment_failed', 'expired', 'confirmed', 'packed', 'shipped', 'delivered',
		'completed', 'cancel_asked', 'cancel_declined', 'cancelled', 'rest_asked', 'rest_declined', 'rest_cancelled',
		'refund_asked', 'refunded', 'case_opened', 'case_closed'
	)
);
