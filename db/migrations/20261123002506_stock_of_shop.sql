-- Up Migration

-- Whose pieces these are, as their variant says: what runs out first is read off an index, shop by shop.
ALTER TABLE stock_items ADD COLUMN shop_id uuid, ADD COLUMN product_id uuid;
CREATE FUNCTION name_stock_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT variant.shop_id, variant.product_id INTO NEW.shop_id, NEW.product_id
	FROM product_variants variant WHERE variant.id = NEW.variant_id;
	RETURN NEW;
END $$;
CREATE TRIGGER stock_items_owner BEFORE INSERT ON stock_items FOR EACH ROW EXECUTE FUNCTION name_stock_owner();
UPDATE stock_items SET shop_id = variant.shop_id, product_id = variant.product_id
FROM product_variants variant WHERE variant.id = stock_items.variant_id;
CREATE INDEX stock_items_scarce ON stock_items (shop_id, (on_hand - reserved), product_id DESC);
