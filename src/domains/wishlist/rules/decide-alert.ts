import type { AlertKind, WishStatus } from '../contract.ts';

type Watched = { readonly kind: AlertKind; readonly basePriceVnd: number | null };
type Products = { readonly status: WishStatus; readonly priceVnd: number };

/** Only an available product is notified; a price only below the one requested or notified last. */
export function shouldNotify({ kind, basePriceVnd }: Watched, { status, priceVnd }: Products): boolean {
	if (status !== 'on_sale') return false;
	return kind === 'back_in_stock' || (basePriceVnd !== null && priceVnd < basePriceVnd);
}

type Priced = {
	readonly variantId: string | null;
	readonly priceVnd: number;
	readonly quantityMin: number;
	readonly variants: readonly { readonly priceVnd: number; readonly available: number }[];
};

/** For a whole product: the lowest price of the available variants, or of all variants when none is available. */
export function watchedPrice({ variantId, priceVnd, quantityMin, variants }: Priced): number {
	if (variantId !== null) return priceVnd;
	const payable = variants.filter(({ available }) => available >= quantityMin);
	return payable.length > 0 ? Math.min(...payable.map((variant) => variant.priceVnd)) : priceVnd;
}
