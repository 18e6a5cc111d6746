-- Up Migration

-- Fewer pieces than the smallest order are as good as none.
UPDATE products SET is_in_stock = false
WHERE is_in_stock AND quantity_min > 1 AND NOT EXISTS (
	SELECT FROM product_variants variant JOIN stock_items stock ON stock.variant_id = variant.id
	WHERE variant.product_id = products.id AND variant.is_on_sale
		AND stock.on_hand - stock.reserved >= products.quantity_min);
