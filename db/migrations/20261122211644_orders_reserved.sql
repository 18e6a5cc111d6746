-- Up Migration

-- What a shop has in reserve, by the day of its release.
CREATE INDEX orders_shop_reserved ON orders (shop_id) INCLUDE (completed_at, hold_days, reserved_vnd)
	WHERE reserved_vnd > 0;
