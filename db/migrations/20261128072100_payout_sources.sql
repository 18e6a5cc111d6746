-- Up Migration

-- Which money a payout rests on, per order; one row of 'other' without an order closes the difference to the amount.
CREATE TABLE payout_sources (
	payout_id uuid NOT NULL,
	position integer NOT NULL,
	kind text NOT NULL,
	order_id uuid,
	remittance_id uuid,
	amount_vnd bigint NOT NULL,
	CONSTRAINT payout_sources_pkey PRIMARY KEY (payout_id, position),
	CONSTRAINT payout_sources_payout FOREIGN KEY (payout_id) REFERENCES payouts (id),
	CONSTRAINT payout_sources_order FOREIGN KEY (order_id) REFERENCES orders (id),
	CONSTRAINT payout_sources_remittance FOREIGN KEY (remittance_id) REFERENCES cash_remittances (id),
	CONSTRAINT payout_sources_kind_known CHECK (kind IN ('online', 'remittance', 'shop_cash', 'other')),
	CONSTRAINT payout_sources_kind_fits CHECK (
		(kind = 'other' OR order_id IS NOT NULL) AND (kind = 'remittance') = (remittance_id IS NOT NULL)
	),
	CONSTRAINT payout_sources_amount_given CHECK (amount_vnd <> 0)
);
CREATE INDEX payout_sources_order_id ON payout_sources (order_id);
CREATE TRIGGER payout_sources_kept BEFORE UPDATE OR DELETE ON payout_sources
	FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- The money of a payout that waits longer than the limit for a carrier's remittances was checked by hand.
ALTER TABLE payouts ADD COLUMN review_note text NOT NULL DEFAULT '';
