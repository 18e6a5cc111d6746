import { hasPage, type ProductState } from '#src/domains/catalog/rules/product-states.ts';
import type { ShopState } from '#src/domains/vendors/contract/shop.ts';
import { type Holiday, shopOpening } from '#src/domains/vendors/rules/opening/shop-opening.ts';
import { isShopVisible } from '#src/domains/vendors/rules/shop-status/vendor-states.ts';
import type { WishStatus } from '../contract.ts';

export type WishFacts = {
	readonly productState: ProductState;
	readonly shopState: ShopState;
	readonly holiday: Holiday;
	readonly today: string;
	/** The selected variant; null counts all variants. */
	readonly variantId: string | null;
	readonly variants: readonly { readonly id: string; readonly available: number }[];
	readonly quantityMin: number;
};

/** Returns the most severe problem first. */
export function wishStatus(facts: WishFacts): WishStatus {
	const { productState, shopState, variantId, variants } = facts;
	if (!hasPage(productState) || !isShopVisible(shopState)) return 'gone';
	if (productState === 'discontinued') return 'discontinued';
	const opening = shopOpening(shopState, facts.holiday, facts.today);
	if (opening !== 'open') return opening === 'on_holiday' ? 'shop_on_holiday' : 'shop_suspended';
	const meant = variantId === null ? variants : variants.filter(({ id }) => id === variantId);
	if (meant.length === 0) return variantId === null ? 'sold_out' : 'variant_gone';
	return meant.some(({ available }) => available >= facts.quantityMin) ? 'on_sale' : 'sold_out';
}
