-- Up Migration

-- A new address of a product and a new SKU of a choice are plain changes: an order that names the row and waits for its
-- stock is not in their way. A unique index that is partial is no key that a foreign key could stand on.
CREATE UNIQUE INDEX products_slug ON products (slug) WHERE slug IS NOT NULL;
ALTER TABLE products DROP CONSTRAINT products_slug_key;
ALTER INDEX products_slug RENAME TO products_slug_key;
CREATE UNIQUE INDEX product_variants_sku ON product_variants (shop_id, sku) WHERE sku IS NOT NULL;
ALTER TABLE product_variants DROP CONSTRAINT product_variants_sku_key;
ALTER INDEX product_variants_sku RENAME TO product_variants_sku_key;
