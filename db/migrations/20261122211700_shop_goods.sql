-- Up Migration

-- A shop's own goods, the newest first, and what of each can be sold.
CREATE INDEX products_own ON products (shop_id, id);
