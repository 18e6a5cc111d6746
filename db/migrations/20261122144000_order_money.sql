-- Up Migration

-- What lowers an order and who bears it: the shop's voucher, the platform's, and coin. What is left is paid by bank or
-- cash. Releases that know nothing of it go on inserting: everything has a default, and what is left follows.
ALTER TABLE orders
	ADD COLUMN shop_discount_vnd bigint NOT NULL DEFAULT 0,
	ADD COLUMN platform_discount_vnd bigint NOT NULL DEFAULT 0,
	ADD COLUMN coin_bonus_vnd bigint NOT NULL DEFAULT 0,
	ADD COLUMN coin_paid_vnd bigint NOT NULL DEFAULT 0,
	ADD COLUMN pay_vnd bigint NOT NULL GENERATED ALWAYS AS (total_vnd - coin_bonus_vnd - coin_paid_vnd) STORED,
	DROP CONSTRAINT orders_total_adds_up,
	ADD CONSTRAINT orders_total_adds_up CHECK (
		total_vnd = goods_vnd + shipping_vnd - shop_discount_vnd - platform_discount_vnd
	),
	-- Vouchers and coin lower goods, never shipping.
	ADD CONSTRAINT orders_reductions_range CHECK (
		shop_discount_vnd >= 0 AND platform_discount_vnd >= 0 AND coin_bonus_vnd >= 0 AND coin_paid_vnd >= 0
		AND shop_discount_vnd + platform_discount_vnd + coin_bonus_vnd + coin_paid_vnd <= goods_vnd
	),
	ADD CONSTRAINT orders_pay_positive CHECK (pay_vnd >= 0);

-- Each line's share of it: a return of this line gives back so much of each.
ALTER TABLE order_lines
	ADD COLUMN shop_discount_vnd bigint NOT NULL DEFAULT 0,
	ADD COLUMN platform_discount_vnd bigint NOT NULL DEFAULT 0,
	ADD COLUMN coin_bonus_vnd bigint NOT NULL DEFAULT 0,
	ADD COLUMN coin_paid_vnd bigint NOT NULL DEFAULT 0,
	ADD CONSTRAINT order_lines_reductions_range CHECK (
		shop_discount_vnd >= 0 AND platform_discount_vnd >= 0 AND coin_bonus_vnd >= 0 AND coin_paid_vnd >= 0
		AND shop_discount_vnd + platform_discount_vnd + coin_bonus_vnd + coin_paid_vnd <= unit_price_vnd * quantity
	);

-- The shares of the lines are the order's, whenever a transaction ends.
CREATE FUNCTION check_order_shares() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	of_order uuid := CASE TG_TABLE_NAME WHEN 'orders' THEN NEW.id ELSE NEW.order_id END;
BEGIN
	IF EXISTS (
		SELECT FROM orders WHERE orders.id = of_order
		AND (shop_discount_vnd, platform_discount_vnd, coin_bonus_vnd, coin_paid_vnd) IS DISTINCT FROM (
			SELECT sum(line.shop_discount_vnd)::bigint, sum(line.platform_discount_vnd)::bigint,
				sum(line.coin_bonus_vnd)::bigint, sum(line.coin_paid_vnd)::bigint
			FROM order_lines line WHERE line.order_id = of_order
		)
	) THEN
		RAISE EXCEPTION 'shares of the lines are not those of order %', of_order
			USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_shares_add_up';
	END IF;
	RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER orders_shares_add_up
	AFTER INSERT OR UPDATE OF shop_discount_vnd, platform_discount_vnd, coin_bonus_vnd, coin_paid_vnd ON orders
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN (NEW.shop_discount_vnd + NEW.platform_discount_vnd + NEW.coin_bonus_vnd + NEW.coin_paid_vnd > 0)
	EXECUTE FUNCTION check_order_shares();
CREATE CONSTRAINT TRIGGER order_lines_shares_add_up
	AFTER INSERT OR UPDATE OF shop_discount_vnd, platform_discount_vnd, coin_bonus_vnd, coin_paid_vnd ON order_lines
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN (NEW.shop_discount_vnd + NEW.platform_discount_vnd + NEW.coin_bonus_vnd + NEW.coin_paid_vnd > 0)
	EXECUTE FUNCTION check_order_shares();
