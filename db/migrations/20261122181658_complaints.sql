-- Up Migration

-- What somebody complains of to the operator, and by when the answer and the end are promised.
CREATE TABLE complaints (
	id uuid NOT NULL,
	number text NOT NULL,
	customer_id uuid NOT NULL,
	topic text NOT NULL,
	order_id uuid,
	state text NOT NULL,
	filed_at timestamptz NOT NULL,
	answer_by timestamptz NOT NULL,
	solve_by timestamptz NOT NULL,
	answered_at timestamptz,
	closed_at timestamptz,
	CONSTRAINT complaints_pkey PRIMARY KEY (id),
	CONSTRAINT complaints_number_key UNIQUE (number),
	CONSTRAINT complaints_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers (id),
	CONSTRAINT complaints_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders (id),
	CONSTRAINT complaints_topic_known CHECK (topic IN ('order', 'payment', 'refund', 'service', 'personal_data')),
	CONSTRAINT complaints_state_known CHECK (state IN ('open', 'answered', 'closed')),
	CONSTRAINT complaints_closed_at_present CHECK ((state = 'closed') = (closed_at IS NOT NULL)),
	CONSTRAINT complaints_answered_at_present CHECK (state <> 'answered' OR answered_at IS NOT NULL),
	CONSTRAINT complaints_clocks_in_order CHECK (filed_at < answer_by AND answer_by < solve_by)
);
CREATE INDEX complaints_customer ON complaints (customer_id, id DESC);
CREATE INDEX complaints_waiting ON complaints (solve_by) WHERE state <> 'closed';

-- Everything that was said about one; both sides read the same.
CREATE TABLE complaint_words (
	id uuid NOT NULL,
	complaint_id uuid NOT NULL,
	party text NOT NULL,
	body text NOT NULL,
	at timestamptz NOT NULL,
	CONSTRAINT complaint_words_pkey PRIMARY KEY (id),
	CONSTRAINT complaint_words_complaint_id_fkey FOREIGN KEY (complaint_id) REFERENCES complaints (id),
	CONSTRAINT complaint_words_party_known CHECK (party IN ('customer', 'operator')),
	CONSTRAINT complaint_words_body_length CHECK (length(body) BETWEEN 1 AND 2000)
);
CREATE INDEX complaint_words_complaint_id ON complaint_words (complaint_id, id);
CREATE TRIGGER complaint_words_append_only BEFORE UPDATE OR DELETE ON complaint_words
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
