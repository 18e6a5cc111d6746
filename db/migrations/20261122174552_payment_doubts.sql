-- Up Migration

-- Why a person, or the clock, has decided so.
ALTER TABLE payment_incidents ADD COLUMN note text NOT NULL DEFAULT '';
ALTER TABLE payment_incidents ADD CONSTRAINT payment_incidents_decision_said CHECK (
	resolution IS NULL OR resolution NOT IN ('released', 'refused') OR note <> ''
);
-- A doubt waits for somebody: the longest waiting first.
CREATE INDEX payment_incidents_doubts ON payment_incidents (opened_at) WHERE resolved_at IS NULL AND kind = 'suspected';

ALTER TABLE order_events DROP CONSTRAINT order_events_kind_known;
ALTER TABLE order_events ADD CONSTRAINT order_events_kind_known CHECK (
	kind IN (
		'ordered', 'paid', 'payment_held', 'payment_failed', 'expired', 'confirmed', 'packed', 'shipped', 'delivered',
		'completed', 'cancel_asked', 'cancel_declined', 'cancelled', 'refund_asked', 'refunded'
	)
);
