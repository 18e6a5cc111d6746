-- Up Migration

-- Apart from the new column, so that nobody waits for its lock while this counts. What a process of the release before
-- completes meanwhile, an hourly duty finds.
UPDATE shops SET completed_orders = counted.completed FROM (
	SELECT shop.id, (
		SELECT count(*) FROM (
			SELECT FROM orders WHERE orders.shop_id = shop.id AND orders.state = 'completed' LIMIT 20
		) completed
	) AS completed
	FROM shops shop
) counted
WHERE counted.id = shops.id AND counted.completed > 0;
