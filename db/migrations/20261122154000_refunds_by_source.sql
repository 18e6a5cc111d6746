-- Up Migration

-- Bank or cash, either coin and the platform's voucher: of none goes back more than it paid.
CREATE OR REPLACE FUNCTION check_refunded_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	paid record;
	given record;
BEGIN
	SELECT pay_vnd, shipping_vnd, coin_bonus_vnd, coin_paid_vnd, platform_discount_vnd INTO paid
	FROM orders WHERE id = NEW.order_id FOR UPDATE;
	SELECT sum(shipping_vnd) AS shipping, sum(cash_vnd + shipping_vnd) AS cash, sum(coin_bonus_vnd) AS bonus,
		sum(coin_paid_vnd) AS coin, sum(platform_vnd) AS platform INTO given
	FROM order_refunds WHERE order_id = NEW.order_id;
	IF given.shipping > paid.shipping_vnd OR given.cash > paid.pay_vnd OR given.bonus > paid.coin_bonus_vnd
		OR given.coin > paid.coin_paid_vnd OR given.platform > paid.platform_discount_vnd THEN
		RAISE EXCEPTION 'more of order % is refunded than was paid', NEW.order_id
			USING ERRCODE = 'check_violation', CONSTRAINT = 'order_refunds_no_more_than_paid';
	END IF;
	RETURN NULL;
END $$;
