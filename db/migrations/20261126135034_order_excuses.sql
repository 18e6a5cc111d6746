-- Up Migration

-- Orders that an operator has left out of their shop's record, and why: the shop has explained itself.
CREATE TABLE order_excuses (
	order_id uuid NOT NULL,
	reason text NOT NULL,
	excused_by uuid NOT NULL,
	excused_at timestamptz NOT NULL,
	CONSTRAINT order_excuses_pkey PRIMARY KEY (order_id),
	CONSTRAINT order_excuses_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders (id),
	CONSTRAINT order_excuses_excused_by_fkey FOREIGN KEY (excused_by) REFERENCES customers (id),
	CONSTRAINT order_excuses_reason_said CHECK (reason <> '')
);
