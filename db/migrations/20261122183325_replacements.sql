-- Up Migration

-- Other pieces instead of the money: offered by the shop, agreed on by the buyer, sent.
ALTER TABLE order_returns ADD COLUMN replacement_offered_at timestamptz,
	ADD COLUMN replacement_agreed_at timestamptz,
	ADD COLUMN replacement_tracking text NOT NULL DEFAULT '',
	ADD CONSTRAINT order_returns_replacement_agreed CHECK (
		replacement_agreed_at IS NULL OR replacement_offered_at IS NOT NULL
	),
	-- What was promised before anybody was asked is paid for when its time is over.
	ADD CONSTRAINT order_returns_replaced_agreed CHECK (state <> 'replaced' OR replacement_agreed_at IS NOT NULL) NOT VALID;
UPDATE order_returns SET replacement_offered_at = inspected_at WHERE state = 'inspected';

ALTER TABLE order_return_events DROP CONSTRAINT order_return_events_kind_known,
	ADD CONSTRAINT order_return_events_kind_known CHECK (
		kind IN (
			'requested', 'vendor_review', 'approved', 'shipping_back', 'received', 'inspected', 'refunded', 'replaced',
			'rejected', 'withdrawn', 'disputed', 'under_review', 'ruled', 'closed', 'evidence', 'appealed', 'paid_back',
			'replacement_offered', 'replacement_agreed'
		)
	);

-- Orders of the counted ones about which a dispute was ruled for the buyer.
ALTER TABLE shop_health ADD COLUMN disputes_lost integer NOT NULL DEFAULT 0,
	ADD CONSTRAINT shop_health_disputes_lost_fit CHECK (disputes_lost BETWEEN 0 AND orders);
