-- Up Migration

-- What an operator holds against a shop short of suspending it: a warning, or a time without new listings.
CREATE TABLE shop_sanctions (
	id uuid NOT NULL,
	shop_id uuid NOT NULL,
	kind text NOT NULL,
	reason text NOT NULL,
	given_by uuid NOT NULL,
	given_at timestamptz NOT NULL,
	ends_at timestamptz NOT NULL,
	lifted_by uuid,
	lifted_at timestamptz,
	lifted_because text,
	CONSTRAINT shop_sanctions_pkey PRIMARY KEY (id),
	CONSTRAINT shop_sanctions_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id),
	CONSTRAINT shop_sanctions_given_by_fkey FOREIGN KEY (given_by) REFERENCES customers (id),
	CONSTRAINT shop_sanctions_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES customers (id),
	CONSTRAINT shop_sanctions_kind_known CHECK (kind IN ('warning', 'listing_block')),
	CONSTRAINT shop_sanctions_reason_said CHECK (reason <> ''),
	CONSTRAINT shop_sanctions_clock CHECK (ends_at > given_at AND lifted_at >= given_at),
	CONSTRAINT shop_sanctions_lifted_whole CHECK (num_nulls(lifted_by, lifted_at, lifted_because) IN (0, 3))
);
CREATE INDEX shop_sanctions_standing ON shop_sanctions (shop_id, ends_at) WHERE lifted_at IS NULL;
