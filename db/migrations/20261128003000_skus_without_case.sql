-- Up Migration

-- SKUs that differ only in case are the same SKU. Where a shop has both, the older variant keeps its SKU.
DO $$
DECLARE
	twin record;
	attempt int;
	wanted text;
BEGIN
	FOR twin IN
		SELECT later.id, later.shop_id, later.sku FROM product_variants later WHERE EXISTS (
			SELECT FROM product_variants earlier WHERE earlier.shop_id = later.shop_id AND earlier.id < later.id
				AND lower(earlier.sku) = lower(later.sku)
		) ORDER BY later.id
	LOOP
		attempt := 2;
		LOOP
			wanted := left(twin.sku, 35) || '-' || attempt;
			EXIT WHEN NOT EXISTS (
				SELECT FROM product_variants WHERE shop_id = twin.shop_id AND lower(sku) = lower(wanted)
			);
			attempt := attempt + 1;
		END LOOP;
		UPDATE product_variants SET sku = wanted WHERE id = twin.id;
	END LOOP;
END $$;
CREATE UNIQUE INDEX product_variants_sku_any_case ON product_variants (shop_id, lower(sku)) WHERE sku IS NOT NULL;
DROP INDEX product_variants_sku_key;
ALTER INDEX product_variants_sku_any_case RENAME TO product_variants_sku_key;
