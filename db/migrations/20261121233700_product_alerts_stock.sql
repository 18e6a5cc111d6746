-- Up Migration

-- Goods that come back are looked up by their variant alone.
CREATE INDEX product_alerts_stock ON product_alerts (variant_id) WHERE kind = 'back_in_stock';
