import type { VariantForCart } from '#src/domains/catalog/contract/product.ts';
import { preOrderOf } from '#src/domains/catalog/rules/pre-order.ts';
import type { CartLineView, CartShopView, CartView, SaleOfLine } from '../contract.ts';
import { cartOf } from './cart-sums.ts';
import { type PurchasableVariant, previousPrice, priceLine } from './line-price.ts';

export function purchasableVariantOf({
	priceVnd,
	available,
	unavailable,
	...rest
}: VariantForCart): PurchasableVariant {
	const { isOwnShop, quantityMin, quantityMax, quantityStep, sale } = rest;
	const isShopOpen = unavailable !== 'shop_on_holiday' && unavailable !== 'shop_not_selling';
	const isOnSale = unavailable !== 'not_on_sale';
	return { priceVnd, sale, available, isOnSale, isShopOpen, isOwnShop, quantityMin, quantityMax, quantityStep };
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
	const price = priceLine(offer, quantity);
	const priced = { ...price, ...previousPrice(seenVnd, price.unitPriceVnd), ...saleOf(offer, quantity) };
	return { id, variantId, ...displayFacts(variant), ...preOrderOf(variant), quantity, ...priced };
}

/** Until when the price counts, or how many units are left at it when the line has more. */
export function saleOf({ sale }: Pick<PurchasableVariant, 'sale'>, quantity: number): SaleOfLine {
	if (!sale) return {};
	if (sale.left === null || quantity <= sale.left) return { saleEndsAt: sale.endsAt.toISOString() };
	return sale.left > 0 ? { saleLeft: sale.left } : {};
}

export const displayFacts = ({ productName, productSlug, optionText, pictureHash }: VariantForCart) => ({
	productName,
	productSlug,
	variantLabel: optionText,
	pictureHash,
});
