-- Up Migration

-- The few completed orders whose buyers a shop still sees, when one is looked for among all it ever sold.
CREATE INDEX orders_shop_completed ON orders (shop_id, completed_at) INCLUDE (id) WHERE state = 'completed';
