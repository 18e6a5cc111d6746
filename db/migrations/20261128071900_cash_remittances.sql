-- Up Migration

-- With carrier 'other' the shop says whether the carrier collects the cash and remits it.
ALTER TABLE order_parcels
	ADD COLUMN other_collects boolean NOT NULL DEFAULT false,
	ADD CONSTRAINT order_parcels_other_collects CHECK (NOT other_collects OR carrier = 'other'),
	DROP CONSTRAINT order_parcels_cash_collected_by_carrier,
	ADD CONSTRAINT order_parcels_cash_collected_by_carrier CHECK (
		cash_collected_at IS NULL OR carrier NOT IN ('own', 'other') OR other_collects
	);

CREATE OR REPLACE VIEW uncollected_parcels AS
	SELECT parcel.id AS parcel_id, parcel.order_id, orders.shop_id, parcel.carrier, parcel.tracking, parcel.delivered_at
	FROM order_parcels parcel
		JOIN orders ON orders.id = parcel.order_id
		JOIN order_groups "group" ON "group".id = orders.group_id
	WHERE parcel.state = 'delivered' AND parcel.cash_collected_at IS NULL
		AND (parcel.carrier NOT IN ('own', 'other') OR parcel.other_collects)
		AND "group".payment_method = 'cod'
		AND orders.pay_vnd > (
			SELECT coalesce(sum(cash_vnd + order_refunds.shipping_vnd), 0) FROM order_refunds
			WHERE order_refunds.order_id = parcel.order_id AND channel = 'uncollected'
		);
DROP INDEX order_parcels_uncollected;
CREATE INDEX order_parcels_uncollected ON order_parcels (delivered_at)
	WHERE state = 'delivered' AND cash_collected_at IS NULL AND (carrier NOT IN ('own', 'other') OR other_collects);

-- cod_receivable belongs to 'CARRIER:SHOP'; the account without an owner holds what was booked before.
ALTER TABLE ledger_accounts
	DROP CONSTRAINT ledger_accounts_owner_fits_kind,
	ADD CONSTRAINT ledger_accounts_owner_fits_kind CHECK (
		kind = 'cod_receivable' OR (owner_id <> '') = (kind IN ('coin_paid', 'coin_bonus', 'order_escrow',
			'booking_escrow', 'vendor_payable', 'vendor_reserve', 'deposit_hold', 'refund_payable'))
	);

-- What a carrier owes for one parcel that it delivered for cash.
CREATE TABLE cash_claims (
	parcel_id uuid NOT NULL,
	order_id uuid NOT NULL,
	shop_id uuid NOT NULL,
	carrier text NOT NULL,
	tracking text NOT NULL,
	state text NOT NULL,
	amount_vnd bigint NOT NULL,
	remitted_vnd bigint NOT NULL DEFAULT 0,
	delivered_at timestamptz NOT NULL,
	collected_at timestamptz,
	remitted_at timestamptz,
	CONSTRAINT cash_claims_pkey PRIMARY KEY (parcel_id),
	CONSTRAINT cash_claims_parcel FOREIGN KEY (parcel_id) REFERENCES order_parcels (id),
	CONSTRAINT cash_claims_order FOREIGN KEY (order_id) REFERENCES orders (id),
	CONSTRAINT cash_claims_state_known CHECK (state IN ('expected', 'collected', 'remitted')),
	CONSTRAINT cash_claims_amount_positive CHECK (amount_vnd > 0),
	CONSTRAINT cash_claims_remitted_within CHECK (remitted_vnd >= 0 AND remitted_vnd <= amount_vnd),
	CONSTRAINT cash_claims_collected_known CHECK ((state = 'expected') = (collected_at IS NULL)),
	CONSTRAINT cash_claims_expected_unremitted CHECK (state <> 'expected' OR remitted_vnd = 0),
	CONSTRAINT cash_claims_remitted_whole CHECK (
		(state = 'remitted') = (remitted_vnd = amount_vnd) AND (state = 'remitted') = (remitted_at IS NOT NULL)
	)
);
CREATE INDEX cash_claims_open ON cash_claims (delivered_at) WHERE state <> 'remitted';
CREATE INDEX cash_claims_open_of_shop ON cash_claims (shop_id, delivered_at, parcel_id) WHERE state <> 'remitted';
CREATE INDEX cash_claims_order_id ON cash_claims (order_id);
CREATE FUNCTION refuse_claim_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the cash claim of parcel % is decided', OLD.parcel_id
		USING ERRCODE = 'check_violation', CONSTRAINT = 'cash_claims_only_forward';
END $$;
CREATE TRIGGER cash_claims_only_forward BEFORE UPDATE ON cash_claims FOR EACH ROW
	WHEN (NEW.amount_vnd <> OLD.amount_vnd OR NEW.remitted_vnd < OLD.remitted_vnd OR OLD.state = 'remitted'
		OR (OLD.state = 'collected' AND NEW.state = 'expected'))
	EXECUTE FUNCTION refuse_claim_change();
CREATE TRIGGER cash_claims_kept BEFORE DELETE ON cash_claims FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- A carrier's payment of collected cash, by its signed webhook or a file. (carrier, reference) is booked once.
CREATE TABLE cash_remittances (
	id uuid NOT NULL,
	carrier text NOT NULL,
	reference text NOT NULL,
	source text NOT NULL,
	paid_on date NOT NULL,
	total_vnd bigint NOT NULL,
	lines_vnd bigint NOT NULL,
	digest text NOT NULL,
	recorded_by uuid,
	recorded_at timestamptz NOT NULL,
	total_decision text,
	total_note text NOT NULL DEFAULT '',
	total_decided_by uuid,
	CONSTRAINT cash_remittances_pkey PRIMARY KEY (id),
	CONSTRAINT cash_remittances_reference UNIQUE (carrier, reference),
	CONSTRAINT cash_remittances_source_known CHECK (source IN ('webhook', 'file')),
	CONSTRAINT cash_remittances_recorded_by CHECK ((source = 'file') = (recorded_by IS NOT NULL)),
	CONSTRAINT cash_remittances_total_not_negative CHECK (total_vnd >= 0),
	CONSTRAINT cash_remittances_decision_known CHECK (total_decision IN ('accepted', 'dismissed')),
	CONSTRAINT cash_remittances_decided CHECK (
		(total_decision IS NULL) = (total_decided_by IS NULL) AND (total_decision IS NULL OR total_note <> '')
	),
	CONSTRAINT cash_remittances_only_differences_decided CHECK (total_decision IS NULL OR total_vnd <> lines_vnd)
);
CREATE INDEX cash_remittances_recorded ON cash_remittances (recorded_at);

CREATE TABLE cash_remittance_lines (
	id uuid NOT NULL,
	remittance_id uuid NOT NULL,
	position integer NOT NULL,
	tracking text NOT NULL,
	amount_vnd bigint NOT NULL,
	fee_vnd bigint NOT NULL,
	state text NOT NULL,
	difference text,
	expected_vnd bigint,
	note text NOT NULL DEFAULT '',
	decided_by uuid,
	decided_at timestamptz,
	CONSTRAINT cash_remittance_lines_pkey PRIMARY KEY (id),
	CONSTRAINT cash_remittance_lines_remittance FOREIGN KEY (remittance_id) REFERENCES cash_remittances (id),
	CONSTRAINT cash_remittance_lines_position UNIQUE (remittance_id, position),
	CONSTRAINT cash_remittance_lines_state_known CHECK (state IN ('pending', 'different', 'booked', 'dismissed')),
	CONSTRAINT cash_remittance_lines_difference_known CHECK (difference IN
		('unknown_parcel', 'not_delivered', 'no_cash', 'cash_of_shop', 'own_parcel', 'other_amount', 'already_remitted')),
	CONSTRAINT cash_remittance_lines_different CHECK (
		state = 'booked' OR (state IN ('different', 'dismissed')) = (difference IS NOT NULL)
	),
	CONSTRAINT cash_remittance_lines_amounts CHECK (amount_vnd > 0 AND fee_vnd >= 0 AND fee_vnd <= amount_vnd),
	CONSTRAINT cash_remittance_lines_expected_not_negative CHECK (expected_vnd >= 0),
	CONSTRAINT cash_remittance_lines_decided CHECK (
		(decided_by IS NULL) = (decided_at IS NULL) AND (state <> 'dismissed' OR decided_by IS NOT NULL)
			AND (decided_by IS NULL OR note <> '')
	)
);
CREATE INDEX cash_remittance_lines_open ON cash_remittance_lines (remittance_id, position)
	WHERE state IN ('pending', 'different');

-- Which claim a line settled, and by how much.
CREATE TABLE cash_remittance_claims (
	line_id uuid NOT NULL,
	parcel_id uuid NOT NULL,
	amount_vnd bigint NOT NULL,
	CONSTRAINT cash_remittance_claims_pkey PRIMARY KEY (line_id, parcel_id),
	CONSTRAINT cash_remittance_claims_line FOREIGN KEY (line_id) REFERENCES cash_remittance_lines (id),
	CONSTRAINT cash_remittance_claims_parcel FOREIGN KEY (parcel_id) REFERENCES cash_claims (parcel_id),
	CONSTRAINT cash_remittance_claims_amount_positive CHECK (amount_vnd > 0)
);
CREATE INDEX cash_remittance_claims_parcel_id ON cash_remittance_claims (parcel_id);
CREATE TRIGGER cash_remittance_claims_kept BEFORE UPDATE OR DELETE ON cash_remittance_claims
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
