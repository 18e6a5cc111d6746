-- Up Migration

-- A record has only the fields of its own table: looked up by name.
CREATE OR REPLACE FUNCTION check_order_shares() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	of_order uuid := (to_jsonb(NEW) ->> CASE TG_TABLE_NAME WHEN 'orders' THEN 'id' ELSE 'order_id' END)::uuid;
BEGIN
	IF EXISTS (
		SELECT FROM orders JOIN (
			SELECT sum(shop_discount_vnd) AS shop, sum(platform_discount_vnd) AS platform, sum(coin_bonus_vnd) AS bonus,
				sum(coin_paid_vnd) AS paid
			FROM order_lines WHERE order_id = of_order
		) lines ON (lines.shop, lines.platform, lines.bonus, lines.paid) IS DISTINCT FROM
			(shop_discount_vnd, platform_discount_vnd, coin_bonus_vnd, coin_paid_vnd)
		WHERE orders.id = of_order
	) THEN
		RAISE EXCEPTION 'shares of the lines are not those of order %', of_order
			USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_shares_add_up';
	END IF;
	RETURN NULL;
END $$;
