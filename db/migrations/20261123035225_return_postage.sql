-- Up Migration

-- What the buyer paid to send faulty goods back: told with a receipt, and the shop's to bear.
CREATE TABLE order_return_postages (
	id uuid NOT NULL,
	return_id uuid NOT NULL,
	state text NOT NULL,
	amount_vnd bigint NOT NULL,
	-- As much of it as an operator has found proved.
	granted_vnd bigint,
	-- Where it goes, sealed; and what of it may be read.
	bank_sealed text NOT NULL,
	bank_shown text NOT NULL,
	stated_at timestamptz NOT NULL,
	refused_at timestamptz,
	disputed_at timestamptz,
	-- When the clock has something to do; null when it has not.
	due_at timestamptz,
	ended_at timestamptz,
	CONSTRAINT order_return_postages_pkey PRIMARY KEY (id),
	CONSTRAINT order_return_postages_return_id_fkey FOREIGN KEY (return_id) REFERENCES order_returns (id),
	CONSTRAINT order_return_postages_state_known CHECK (
		state IN ('stated', 'accepted', 'refused', 'disputed', 'owed', 'withdrawn', 'closed')
	),
	CONSTRAINT order_return_postages_amount_positive CHECK (amount_vnd > 0),
	CONSTRAINT order_return_postages_granted_within CHECK (granted_vnd BETWEEN 0 AND amount_vnd),
	CONSTRAINT order_return_postages_ended_at_present CHECK (
		(state IN ('owed', 'withdrawn', 'closed')) = (ended_at IS NOT NULL)
	)
);
CREATE INDEX order_return_postages_return_id ON order_return_postages (return_id, id);
-- One for a return; who took it back may say it again.
CREATE UNIQUE INDEX order_return_postages_once ON order_return_postages (return_id) WHERE state <> 'withdrawn';
CREATE INDEX order_return_postages_due_at ON order_return_postages (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX order_return_postages_disputed ON order_return_postages (disputed_at) WHERE state = 'disputed';

-- It is no part of what was paid for the order, so it stands apart from it.
ALTER TABLE order_refunds ADD COLUMN postage_vnd bigint NOT NULL DEFAULT 0,
	DROP CONSTRAINT order_refunds_channel_fits,
	ADD CONSTRAINT order_refunds_channel_fits CHECK ((channel = 'none') = (cash_vnd + shipping_vnd + postage_vnd = 0)),
	ADD CONSTRAINT order_refunds_postage_apart CHECK (
		postage_vnd = 0 AND source_type <> 'return_postage' OR postage_vnd > 0 AND source_type = 'return_postage'
			AND channel = 'bank' AND cash_vnd + shipping_vnd + coin_bonus_vnd + coin_paid_vnd + platform_vnd = 0
	);

CREATE FUNCTION check_paid_postage() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (
		SELECT FROM order_return_postages postage JOIN order_returns of ON of.id = postage.return_id
		WHERE postage.id = NEW.source_id AND of.order_id = NEW.order_id AND postage.state = 'owed'
			AND NEW.postage_vnd <= coalesce(postage.granted_vnd, postage.amount_vnd)
	) THEN
		RAISE EXCEPTION 'more is paid for sending goods back than was proved'
			USING ERRCODE = 'check_violation', CONSTRAINT = 'order_refunds_postage_proved';
	END IF;
	RETURN NULL;
END $$;
CREATE TRIGGER order_refunds_postage_proved AFTER INSERT OR UPDATE ON order_refunds
	FOR EACH ROW WHEN (NEW.postage_vnd > 0) EXECUTE FUNCTION check_paid_postage();

ALTER TABLE order_return_events DROP CONSTRAINT order_return_events_kind_known,
	ADD CONSTRAINT order_return_events_kind_known CHECK (
		kind IN (
			'requested', 'vendor_review', 'approved', 'shipping_back', 'received', 'inspected', 'refunded', 'replaced',
			'rejected', 'withdrawn', 'disputed', 'under_review', 'ruled', 'closed', 'evidence', 'appealed', 'paid_back',
			'replacement_offered', 'replacement_agreed', 'answered', 'postage_stated', 'postage_withdrawn',
			'postage_accepted', 'postage_refused', 'postage_disputed', 'postage_ruled', 'postage_paid'
		)
	);
