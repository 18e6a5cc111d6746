-- Up Migration

-- A buyer may take back their wish to cancel. What both checks let through before they let through as well: nothing is read again.
ALTER TABLE order_events DROP CONSTRAINT order_events_kind_known,
	ADD CONSTRAINT order_events_kind_known CHECK (
		kind IN (
			'ordered', 'paid', 'payment_held', 'payment_failed', 'expired', 'confirmed', 'packed', 'shipped', 'delivered',
			'completed', 'cancel_asked', 'cancel_declined', 'cancel_withdrawn', 'cancelled', 'rest_asked', 'rest_declined',
			'rest_withdrawn', 'rest_cancelled', 'refund_asked', 'refund_stuck', 'refund_unclear', 'refunded', 'case_opened',
			'case_closed'
		)
	) NOT VALID;
ALTER TABLE order_part_cancels DROP CONSTRAINT order_part_cancels_state_known,
	ADD CONSTRAINT order_part_cancels_state_known CHECK (
		state IN ('asked', 'cancelled', 'declined', 'withdrawn', 'lapsed')
	) NOT VALID;
