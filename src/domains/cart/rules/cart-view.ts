import type { VariantForCart } from '#src/domains/catalog/contract/product.ts';
import { preOrderOf } from '#src/domains/catalog/rules/pre-order.ts';
import type { CartLineView, CartShopView, CartView } from '../contract.ts';
import { cartOf } from './cart-sums.ts';
import { type PurchasableVariant, previousPrice, priceLine } from './line-price.ts';

export function purchasableVariantOf({
	priceVnd,
	available,
	unavailable,
	...rest
}: VariantForCart): PurchasableVariant {
	const { isOwnShop, quantityMin, quantityMax, quantityStep } = rest;
	const isShopOpen = unavailable !== 'shop_on_holiday' && unavailable !== 'shop_not_selling';
	const isOnSale = unavailable !== 'not_on_sale';
	return { priceVnd, available, isOnSale, isShopOpen, isOwnShop, quantityMin, quantityMax, quantityStep };
}

type StoredLine = {
	readonly id: string;
	readonly variantId: string;
	readonly quantity: number;
	readonly seenVnd?: number | null;
};

export function cartView(lines: readonly StoredLine[], variants: ReadonlyMap<string, VariantForCart>): CartView {
	const shops = new Map<string, CartShopView>();
	for (const line of lines) {
		const variant = variants.get(line.variantId);
		if (!variant) continue;
		const { shopId, shopName, shopSlug } = variant;
		const shop = shops.get(shopId) ?? { id: shopId, name: shopName, slug: shopSlug, lines: [] };
		shop.lines.push(lineView(line, variant));
		shops.set(shopId, shop);
	}
	return cartOf([...shops.values()]);
}

function lineView({ id, variantId, quantity, seenVnd }: StoredLine, variant: VariantForCart): CartLineView {
	const offer = purchasableVariantOf(variant);
	const priced = { ...priceLine(offer, quantity), ...previousPrice(seenVnd, offer) };
	return { id, variantId, ...displayFacts(variant), ...preOrderOf(variant), quantity, ...priced };
}

export const displayFacts = ({ productName, productSlug, optionText, pictureHash }: VariantForCart) => ({
	productName,
	productSlug,
	variantLabel: optionText,
	pictureHash,
});
