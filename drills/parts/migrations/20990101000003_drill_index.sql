-- Up Migration

CREATE INDEX orders_drill_completed ON orders (shop_id, completed_at);
