import type { AlertKind, WishStatus } from '../contract.ts';

type Watched = { readonly kind: AlertKind; readonly basePriceVnd: number | null };
type Products = { readonly status: WishStatus; readonly priceVnd: number };

/** Told is only what can be bought in this moment; a price, only when it is lower than asked or told last. */
export function isWorthNotifying({ kind, basePriceVnd }: Watched, { status, priceVnd }: Products): boolean {
	if (status !== 'on_sale') return false;
	return kind === 'back_in_stock' || (basePriceVnd !== null && priceVnd < basePriceVnd);
}

type Priced = {
	readonly variantId: string | null;
	/** Of the variant, or the lowest of the product. */
	readonly priceVnd: number;
	/** Fewer than these cannot be ordered. */
	readonly quantityMin: number;
	readonly variants: readonly { readonly priceVnd: number; readonly available: number }[];
};

/** What an alert compares. Of a whole product: the lowest price that can be paid now, or of all when none can. */
export function watchedPrice({ variantId, priceVnd, quantityMin, variants }: Priced): number {
	if (variantId !== null) return priceVnd;
	const payable = variants.filter(({ available }) => available >= quantityMin);
	return payable.length > 0 ? Math.min(...payable.map((variant) => variant.priceVnd)) : priceVnd;
}
