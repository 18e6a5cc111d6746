-- Up Migration

-- Applications that were rejected: how often one may apply is counted here, whichever shop and account it is by then.
CREATE TABLE shop_rejections (
	shop_id uuid NOT NULL,
	applicant_id uuid NOT NULL,
	identity_key text,
	reason text NOT NULL,
	decided_by uuid,
	rejected_at timestamptz NOT NULL,
	CONSTRAINT shop_rejections_pkey PRIMARY KEY (shop_id),
	CONSTRAINT shop_rejections_applicant_id_fkey FOREIGN KEY (applicant_id) REFERENCES customers (id),
	CONSTRAINT shop_rejections_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES customers (id)
);
CREATE INDEX shop_rejections_applicant ON shop_rejections (applicant_id, rejected_at);
CREATE INDEX shop_rejections_identity ON shop_rejections (identity_key, rejected_at) WHERE identity_key IS NOT NULL;
INSERT INTO shop_rejections (shop_id, applicant_id, identity_key, reason, rejected_at)
	SELECT id, owner_id, identity_key, state_reason, updated_at FROM shops WHERE state = 'rejected';

-- Each time a shop may not sell, with the one appeal against it; who suspended it does not decide on that.
CREATE TABLE shop_suspensions (
	id uuid NOT NULL,
	shop_id uuid NOT NULL,
	reason text NOT NULL,
	suspended_by uuid,
	suspended_at timestamptz NOT NULL,
	ended_at timestamptz,
	appeal text,
	appeal_state text,
	appealed_by uuid,
	appealed_at timestamptz,
	appeal_answer text,
	appeal_decided_by uuid,
	appeal_decided_at timestamptz,
	CONSTRAINT shop_suspensions_pkey PRIMARY KEY (id),
	CONSTRAINT shop_suspensions_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops (id),
	CONSTRAINT shop_suspensions_suspended_by_fkey FOREIGN KEY (suspended_by) REFERENCES customers (id),
	CONSTRAINT shop_suspensions_appealed_by_fkey FOREIGN KEY (appealed_by) REFERENCES customers (id),
	CONSTRAINT shop_suspensions_appeal_decided_by_fkey FOREIGN KEY (appeal_decided_by) REFERENCES customers (id),
	CONSTRAINT shop_suspensions_clock CHECK (ended_at >= suspended_at AND appealed_at >= suspended_at),
	CONSTRAINT shop_suspensions_appeal_whole CHECK (num_nulls(appeal, appeal_state, appealed_by, appealed_at) IN (0, 4)),
	CONSTRAINT shop_suspensions_appeal_state_known CHECK (appeal_state IN ('open', 'granted', 'refused', 'lapsed')),
	CONSTRAINT shop_suspensions_appeal_decided_whole CHECK (
		num_nulls(appeal_answer, appeal_decided_by, appeal_decided_at) IN (0, 3)
		AND coalesce(appeal_state IN ('granted', 'refused'), false) = (appeal_decided_by IS NOT NULL)
	),
	CONSTRAINT shop_suspensions_appeal_other_person CHECK (appeal_decided_by <> suspended_by),
	CONSTRAINT shop_suspensions_open_while_suspended CHECK (
		(appeal_state <> 'open' OR ended_at IS NULL) AND (appeal_state NOT IN ('granted', 'lapsed') OR ended_at IS NOT NULL)
	)
);
CREATE UNIQUE INDEX shop_suspensions_one ON shop_suspensions (shop_id) WHERE ended_at IS NULL;
CREATE INDEX shop_suspensions_appeals ON shop_suspensions (appealed_at) WHERE appeal_state = 'open';
INSERT INTO shop_suspensions (id, shop_id, reason, suspended_at)
	SELECT gen_random_uuid(), id, state_reason, updated_at FROM shops WHERE state = 'suspended';
