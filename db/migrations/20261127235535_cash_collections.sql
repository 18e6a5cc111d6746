-- Up Migration

-- What a carrier collected at the door, by its own signed word or by an operator's: without it the cash is only a claim.
ALTER TABLE order_parcels
	ADD COLUMN cash_collected_vnd bigint,
	ADD COLUMN cash_collected_by text,
	ADD COLUMN cash_collected_at timestamptz,
	ADD CONSTRAINT order_parcels_cash_collected_whole CHECK (
		num_nonnulls(cash_collected_vnd, cash_collected_by, cash_collected_at) IN (0, 3)
	),
	ADD CONSTRAINT order_parcels_cash_collected_positive CHECK (cash_collected_vnd > 0),
	ADD CONSTRAINT order_parcels_cash_collected_by_known CHECK (cash_collected_by IN ('carrier', 'operator')),
	ADD CONSTRAINT order_parcels_cash_collected_on_delivery CHECK (cash_collected_at IS NULL OR state = 'delivered'),
	ADD CONSTRAINT order_parcels_cash_collected_by_carrier CHECK (
		cash_collected_at IS NULL OR carrier NOT IN ('own', 'other')
	);
CREATE TRIGGER order_parcels_cash_collected_once BEFORE UPDATE OF cash_collected_vnd, cash_collected_by, cash_collected_at
	ON order_parcels FOR EACH ROW WHEN (OLD.cash_collected_at IS NOT NULL) EXECUTE FUNCTION refuse_change();

-- Delivered for cash by a carrier that has not said that it collected the money. Nothing to collect, nothing to wait for.
CREATE VIEW uncollected_parcels AS
	SELECT parcel.id AS parcel_id, parcel.order_id, orders.shop_id, parcel.carrier, parcel.tracking, parcel.delivered_at
	FROM order_parcels parcel
		JOIN orders ON orders.id = parcel.order_id
		JOIN order_groups "group" ON "group".id = orders.group_id
	WHERE parcel.state = 'delivered' AND parcel.cash_collected_at IS NULL AND parcel.carrier NOT IN ('own', 'other')
		AND "group".payment_method = 'cod'
		AND orders.pay_vnd > (
			SELECT coalesce(sum(cash_vnd + order_refunds.shipping_vnd), 0) FROM order_refunds
			WHERE order_refunds.order_id = parcel.order_id AND channel = 'uncollected'
		);
CREATE INDEX order_parcels_uncollected ON order_parcels (delivered_at)
	WHERE state = 'delivered' AND cash_collected_at IS NULL AND carrier NOT IN ('own', 'other');

CREATE FUNCTION refuse_uncollected_release() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM uncollected_parcels WHERE order_id = NEW.id) THEN
		RAISE EXCEPTION 'order % waits for the cash that its carrier collects', NEW.number
			USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_released_when_collected';
	END IF;
	RETURN NEW;
END $$;
CREATE TRIGGER orders_released_when_collected BEFORE UPDATE OF released_at ON orders
	FOR EACH ROW WHEN (OLD.released_at IS NULL AND NEW.released_at IS NOT NULL)
	EXECUTE FUNCTION refuse_uncollected_release();

-- What of a refund the shop holds in cash, taken from its balance with the refund.
ALTER TABLE order_refunds
	ADD COLUMN shop_cash_vnd bigint NOT NULL DEFAULT 0,
	ADD CONSTRAINT order_refunds_shop_cash_within CHECK (
		shop_cash_vnd >= 0 AND shop_cash_vnd <= cash_vnd + shipping_vnd AND (channel = 'bank' OR shop_cash_vnd = 0)
	);

-- When the money of a complete order was certain and its buyer's coin was decided.
ALTER TABLE orders ADD COLUMN earned_at timestamptz;
UPDATE orders SET earned_at = completed_at WHERE completed_at IS NOT NULL;
CREATE INDEX orders_not_earned ON orders (completed_at) WHERE state = 'completed' AND earned_at IS NULL;
