-- Up Migration

-- A person looks at a listing: before it is shown, or at one of those that were shown at once.
CREATE TABLE listing_checks (
	id uuid NOT NULL,
	product_id uuid NOT NULL,
	kind text NOT NULL,
	doubts text[] NOT NULL,
	asked_at timestamptz NOT NULL,
	due_at timestamptz NOT NULL,
	decision text,
	reason text NOT NULL DEFAULT '',
	decided_at timestamptz,
	decided_by text,
	CONSTRAINT listing_checks_pkey PRIMARY KEY (id),
	CONSTRAINT listing_checks_product_id_fkey FOREIGN KEY (product_id) REFERENCES products (id),
	CONSTRAINT listing_checks_kind_known CHECK (kind IN ('before_display', 'sample')),
	CONSTRAINT listing_checks_decision_known CHECK (decision IN ('approved', 'rejected', 'changes_requested')),
	CONSTRAINT listing_checks_decision_whole CHECK (
		(decision IS NULL) = (decided_at IS NULL) AND (decision IS NULL) = (decided_by IS NULL)
	),
	CONSTRAINT listing_checks_reason_present CHECK (decision IS NULL OR decision = 'approved' OR reason <> '')
);
CREATE UNIQUE INDEX listing_checks_one_open ON listing_checks (product_id) WHERE decision IS NULL;
CREATE INDEX listing_checks_due ON listing_checks (due_at) WHERE decision IS NULL;

-- What was changed of a published product that buyers rely on; what is risky waits for a person.
CREATE TABLE product_changes (
	id uuid NOT NULL,
	product_id uuid NOT NULL,
	kind text NOT NULL,
	before jsonb NOT NULL,
	after jsonb NOT NULL,
	asked_at timestamptz NOT NULL,
	asked_by text NOT NULL,
	decision text,
	reason text NOT NULL DEFAULT '',
	decided_at timestamptz,
	decided_by text,
	CONSTRAINT product_changes_pkey PRIMARY KEY (id),
	CONSTRAINT product_changes_product_id_fkey FOREIGN KEY (product_id) REFERENCES products (id),
	CONSTRAINT product_changes_kind_known CHECK (kind IN ('words', 'price')),
	CONSTRAINT product_changes_decision_known CHECK (decision IN ('confirmed', 'rejected')),
	CONSTRAINT product_changes_decision_whole CHECK (
		(decision IS NULL) = (decided_at IS NULL) AND (decision IS NULL) = (decided_by IS NULL)
	),
	CONSTRAINT product_changes_reason_present CHECK (decision IS DISTINCT FROM 'rejected' OR reason <> '')
);
CREATE UNIQUE INDEX product_changes_one_pending ON product_changes (product_id) WHERE decision IS NULL;
CREATE INDEX product_changes_product_id ON product_changes (product_id, asked_at);

-- Only the decision is ever added, once.
CREATE FUNCTION refuse_second_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' OR OLD.decision IS NOT NULL OR (
		to_jsonb(NEW) - ARRAY['decision', 'reason', 'decided_at', 'decided_by']
		IS DISTINCT FROM to_jsonb(OLD) - ARRAY['decision', 'reason', 'decided_at', 'decided_by']
	) THEN
		RAISE EXCEPTION '% keeps what was asked and decided', TG_TABLE_NAME;
	END IF;
	RETURN NEW;
END
$$;
CREATE TRIGGER listing_checks_decided_once BEFORE UPDATE OR DELETE ON listing_checks
	FOR EACH ROW EXECUTE FUNCTION refuse_second_decision();
CREATE TRIGGER product_changes_decided_once BEFORE UPDATE OR DELETE ON product_changes
	FOR EACH ROW EXECUTE FUNCTION refuse_second_decision();
CREATE INDEX product_pictures_picture_id ON product_pictures (picture_id);
