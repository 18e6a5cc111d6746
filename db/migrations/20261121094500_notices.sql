-- Up Migration

CREATE TABLE notices (
	id uuid NOT NULL,
	customer_id uuid NOT NULL,
	class text NOT NULL,
	kind text NOT NULL,
	params jsonb NOT NULL,
	-- What it is told for: the same occasion is told once to a person.
	dedupe_key text NOT NULL,
	created_at timestamptz NOT NULL,
	read_at timestamptz,
	CONSTRAINT notices_pkey PRIMARY KEY (id),
	CONSTRAINT notices_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers (id),
	CONSTRAINT notices_once UNIQUE (customer_id, dedupe_key),
	CONSTRAINT notices_class_known CHECK (class IN ('security', 'order', 'deal', 'social', 'marketing')),
	CONSTRAINT notices_dedupe_key_length CHECK (length(dedupe_key) BETWEEN 1 AND 120)
);
CREATE INDEX notices_inbox ON notices (customer_id, id DESC);
CREATE INDEX notices_unread ON notices (customer_id) WHERE read_at IS NULL;
