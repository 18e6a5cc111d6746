import type { ProductDetail } from '#src/domains/catalog/contract/product.ts';
import { purchasableVariants } from '#src/shared/purchasable-variants.ts';

export type BlockPrice =
	| { readonly kind: 'ended' }
	/** `isFrom`: other variants cost more. `unless`: why no order is possible today, or null. */
	| {
			readonly kind: 'offer';
			readonly leastVnd: number;
			readonly isFrom: boolean;
			readonly unavailableReason: 'closed' | 'gone' | null;
	  };
type Notified = Pick<ProductDetail, 'state' | 'variants' | 'isShopOpen'>;

export function blockPrice({ state, variants, isShopOpen }: Notified): BlockPrice | null {
	if (state === 'discontinued') return { kind: 'ended' };
	const prices = purchasableVariants(variants).map(({ priceVnd }) => priceVnd);
	if (prices.length === 0) return null;
	const leastVnd = Math.min(...prices);
	const isSoldOut = variants.every(({ available }) => available === 0);
	return {
		kind: 'offer',
		leastVnd,
		isFrom: Math.max(...prices) > leastVnd,
		unavailableReason: !isShopOpen ? 'closed' : isSoldOut ? 'gone' : null,
	};
}
