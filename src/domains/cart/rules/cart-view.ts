import type { VariantForCart } from '#src/domains/catalog/contract.ts';
import type { CartLineView, CartShopView, CartView } from '../contract.ts';
import { type Offer, priceLine } from './line-price.ts';

/** What the catalogue says of a variant, as a line of the cart needs it. */
export function offerOf({ priceVnd, available, unavailable, ...rest }: VariantForCart): Offer {
	const { quantityMin, quantityMax, quantityStep } = rest;
	const isShopOpen = unavailable !== 'shop_on_holiday' && unavailable !== 'shop_not_selling';
	const isOnSale = unavailable !== 'not_on_sale';
	return { priceVnd, available, isOnSale, isShopOpen, quantityMin, quantityMax, quantityStep };
}

type StoredLine = { readonly id: string; readonly variantId: string; readonly quantity: number };

/** The cart by shops, in the order in which their first line was put in. */
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
	const shown = [...shops.values()].flatMap((shop) => shop.lines);
	const ready = shown.filter(({ status }) => status === 'ready');
	return {
		shops: [...shops.values()],
		lineCount: shown.length,
		itemCount: shown.reduce((sum, { quantity }) => sum + quantity, 0),
		totalVnd: ready.reduce((sum, { lineTotalVnd }) => sum + lineTotalVnd, 0),
	};
}

function lineView({ id, variantId, quantity }: StoredLine, variant: VariantForCart): CartLineView {
	const { productName, productSlug, optionText, pictureHash } = variant;
	const facts = { productName, productSlug, variantLabel: optionText, pictureHash };
	return { id, variantId, quantity, ...facts, ...priceLine(offerOf(variant), quantity) };
}
