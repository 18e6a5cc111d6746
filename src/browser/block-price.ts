import type { ProductDetail } from '#src/domains/catalog/contract.ts';
import { purchasableVariants } from '#src/shared/purchasable-variants.ts';

export type BlockPrice =
	/** The shop sells it no more; its page leads on to others. */
	| { readonly kind: 'ended' }
	/** `isFrom`: others of its choices cost more; `unless`: why it cannot be bought today, `null` when it can. */
	| {
			readonly kind: 'offer';
			readonly leastVnd: number;
			readonly isFrom: boolean;
			readonly unless: 'closed' | 'gone' | null;
	  };
type Notified = Pick<ProductDetail, 'state' | 'variants' | 'isShopOpen'>;

/** What a block in an article tells of a product; `null` when there is nothing to tell. */
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
		unless: !isShopOpen ? 'closed' : isSoldOut ? 'gone' : null,
	};
}
