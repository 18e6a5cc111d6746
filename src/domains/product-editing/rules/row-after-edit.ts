import { LOW_STOCK_AT } from '#src/domains/catalog/contract/product.ts';
import type { ShopProductRow, ShopVariantRow, StockBand } from '../contract/product-list.ts';

const availableOf = ({ onHand, reserved }: ShopVariantRow): number => onHand - reserved;

function bandOf(available: readonly number[]): StockBand {
	if (available.every((count) => count <= 0)) return 'none';
	return available.some((count) => count <= LOW_STOCK_AT) ? 'low' : 'enough';
}

/** The row as the server would list it again, computed from all variants of the product. */
export function rowAfterEdit(row: ShopProductRow, variants: readonly ShopVariantRow[]): ShopProductRow {
	const onSale = variants.filter(({ isOnSale }) => isOnSale);
	const counted = onSale.length > 0 ? onSale : variants;
	const stock = counted.map(availableOf);
	const prices = counted.flatMap(({ priceVnd }) => priceVnd ?? []);
	const isPriced = prices.length > 0 && row.priceFromVnd !== null;
	return {
		...row,
		only: variants.length === 1 ? (variants[0] ?? null) : null,
		available: onSale.reduce((sum, variant) => sum + availableOf(variant), 0),
		least: Math.min(...stock),
		stock: bandOf(stock),
		priceFromVnd: isPriced ? Math.min(...prices) : null,
		priceToVnd: isPriced ? Math.max(...prices) : null,
	};
}
