-- Up Migration

-- What the bank did not take, or answered nothing to, stands on the order's timeline too.
ALTER TABLE order_events DROP CONSTRAINT order_events_kind_known;
ALTER TABLE order_events ADD CONSTRAINT order_events_kind_known CHECK (
	kind IN (
		'ordered', 'paid', 'payment_held', 'payment_failed', 'expired', 'confirmed', 'packed', 'shipped', 'delivered',
		'completed', 'cancel_asked', 'cancel_declined', 'cancelled', 'rest_asked', 'rest_declined', 'rest_cancelled',
		'refund_asked', 'refund_stuck', 'refund_unclear', 'refunded', 'case_opened', 'case_closed'
	)
);
