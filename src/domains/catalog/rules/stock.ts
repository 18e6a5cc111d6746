import { LOW_STOCK_AT } from '../contract/product.ts';

export type StockLevel = {
	readonly variantId: string;
	readonly onHand: number;
	readonly reserved: number;
	readonly quantityMin: number;
};
export type Shortage = { readonly variantId: string; readonly wanted: number; readonly available: number };

export const availableOf = (level: Pick<StockLevel, 'onHand' | 'reserved'>): number => level.onHand - level.reserved;

export const orderableOf = (available: number, quantityMin: number): number =>
	available >= Math.max(1, quantityMin) ? available : 0;

/** Pages show the last items as a number; they are rendered again only when this value changes. */
export function stockLabel(available: number): 'out' | 'in_stock' | number {
	if (available <= 0) return 'out';
	return available <= LOW_STOCK_AT ? available : 'in_stock';
}

/** Returns quantities sorted by variant id, the order in which the stock rows are locked. */
export function sumByVariant(
	lines: readonly { readonly variantId: string; readonly quantity: number }[],
): ReadonlyMap<string, number> {
	const sums = new Map<string, number>();
	for (const { variantId, quantity } of [...lines].sort((a, b) => (a.variantId < b.variantId ? -1 : 1)))
		sums.set(variantId, (sums.get(variantId) ?? 0) + quantity);
	return sums;
}

export function shortagesOf(
	levels: readonly Omit<StockLevel, 'quantityMin'>[],
	wantedByVariant: ReadonlyMap<string, number>,
): readonly Shortage[] {
	const available = new Map(levels.map((level) => [level.variantId, availableOf(level)]));
	return [...wantedByVariant]
		.map(([variantId, wanted]) => ({ variantId, wanted, available: available.get(variantId) ?? 0 }))
		.filter(({ wanted, available: left }) => left < wanted);
}
