-- Up Migration

-- How many orders a shop has completed, counted as far as it decides what a new shop may do.
ALTER TABLE shops ADD COLUMN completed_orders integer NOT NULL DEFAULT 0,
	ADD CONSTRAINT shops_completed_orders_not_negative CHECK (completed_orders >= 0);
UPDATE shops SET completed_orders = counted.completed FROM (
	SELECT shop.id, (
		SELECT count(*) FROM (
			SELECT FROM orders WHERE orders.shop_id = shop.id AND orders.state = 'completed' LIMIT 20
		) completed
	) AS completed
	FROM shops shop
) counted
WHERE counted.id = shops.id AND counted.completed > 0;
