-- Up Migration

-- A dispute is answered first by somebody who looks after it from then on; an appeal is decided by somebody else.
ALTER TABLE order_returns ADD COLUMN answered_at timestamptz,
	ADD COLUMN keeper_id uuid,
	ADD COLUMN ruled_by uuid[] NOT NULL DEFAULT '{}',
	ADD CONSTRAINT order_returns_keeper_id_fkey FOREIGN KEY (keeper_id) REFERENCES customers (id),
	ADD CONSTRAINT order_returns_answer_whole CHECK ((answered_at IS NULL) = (keeper_id IS NULL)),
	ADD CONSTRAINT order_returns_answer_disputed CHECK (answered_at IS NULL OR disputed_at IS NOT NULL);
CREATE INDEX order_returns_keeper_id ON order_returns (keeper_id) WHERE keeper_id IS NOT NULL;

ALTER TABLE order_return_events DROP CONSTRAINT order_return_events_kind_known,
	ADD CONSTRAINT order_return_events_kind_known CHECK (
		kind IN (
			'requested', 'vendor_review', 'approved', 'shipping_back', 'received', 'inspected', 'refunded', 'replaced',
			'rejected', 'withdrawn', 'disputed', 'under_review', 'ruled', 'closed', 'evidence', 'appealed', 'paid_back',
			'replacement_offered', 'replacement_agreed', 'answered'
		)
	);
