import { type displayFacts, saleOf } from '#src/domains/cart/rules/cart-view.ts';
import { type PurchasableVariant, previousPrice, priceLine } from '#src/domains/cart/rules/line-price.ts';
import type { ReturnTerms } from '#src/domains/catalog/contract/return-terms.ts';
import { preOrderOf } from '#src/domains/catalog/rules/pre-order.ts';
import { groupTotals, NO_REDUCTIONS, orderTotals, reduced } from '#src/domains/orders/rules/order-totals.ts';
import { isDelivered, type ParcelLine, quoteParcel } from '#src/domains/shipping/rules/parcel-quote.ts';
import type { Place } from '#src/domains/shipping/rules/rate.ts';
import type { Quote, QuoteLine, QuoteShop } from '../contract/quote.ts';
import { cashOnDeliveryFailure } from './may-pay-cash.ts';
import { applyVouchers, type ChosenVouchers, NO_VOUCHERS, type ShopVouchers } from './quote-vouchers.ts';

export type QuotedLine = ParcelLine & {
	readonly lineId: string;
	readonly facts: ReturnType<typeof displayFacts>;
	readonly offer: PurchasableVariant;
	readonly seenVnd?: number | null;
	readonly returnTerms: ReturnTerms;
	readonly shop: { readonly id: string; readonly name: string; readonly slug: string; readonly place: Place };
};

export type QuoteCircumstances = {
	readonly destination: Place | null;
	readonly refusedAt: readonly Date[];
	readonly now: Date;
	readonly vouchers?: ChosenVouchers;
};

/** Creates one order with one parcel per shop, in the order of the cart. */
export function quoteOf(lines: readonly QuotedLine[], circumstances: QuoteCircumstances): Quote {
	const { vouchers = NO_VOUCHERS, refusedAt, now } = circumstances;
	const byShop = Map.groupBy(lines, ({ shop }) => shop.id);
	const priced = [...byShop.values()].map((ofShop) => quoteShop(ofShop, circumstances));
	const applied = applyVouchers(priced, vouchers, now);
	const shops = priced.map((shop, at) => withVouchers(shop, applied[at]));
	return {
		shops,
		...groupTotals(shops),
		coin: null,
		cashRefusal: cashOnDeliveryFailure(
			shops.map(({ payVnd }) => payVnd),
			refusedAt,
			now,
		),
		isComplete: shops.length > 0 && shops.every(isShopComplete),
	};
}

function withVouchers(shop: QuoteShop, applied: ShopVouchers | undefined): QuoteShop {
	const { shopVoucher = null, platformVoucher = null } = applied ?? {};
	const shopDiscountVnd = shopVoucher?.discountVnd ?? 0;
	const platformDiscountVnd = platformVoucher?.discountVnd ?? 0;
	const totals = reduced(shop, { ...NO_REDUCTIONS, shopDiscountVnd, platformDiscountVnd });
	return { ...shop, shopVoucher, platformVoucher, ...totals };
}

const isShopComplete = ({ shipping, lines }: QuoteShop): boolean =>
	shipping !== null && lines.every(({ status }) => status === 'ready');

function quoteShop(lines: readonly QuotedLine[], { destination, now }: QuoteCircumstances): QuoteShop {
	const [{ shop }] = lines as readonly [QuotedLine];
	const way = destination && { from: shop.place, to: destination };
	const quoted = lines.map((line) => quoteLine(line, way === null || isDelivered(line, way)));
	const ready = quoted.filter(({ status }) => status === 'ready');
	const { goodsVnd } = orderTotals(ready, 0);
	const shipping = way && shippingOf(quoteParcel(lines, way, goodsVnd, now));
	const isShipped = shipping !== null && ready.length > 0;
	const totals = orderTotals(ready, isShipped ? shipping.feeVnd : 0);
	const named = { shopId: shop.id, shopName: shop.name, shopSlug: shop.slug };
	return { ...named, lines: quoted, shipping, shopVoucher: null, platformVoucher: null, ...totals };
}

function quoteLine(line: QuotedLine, goesThere: boolean): QuoteLine {
	const { lineId, variantId, facts, quantity, offer, seenVnd, returnTerms } = line;
	const { unitPriceVnd, lineTotalVnd, status: offered } = priceLine(offer, quantity);
	const status = offered === 'ready' && !goesThere ? 'not_delivered' : offered;
	const before = { ...previousPrice(seenVnd, unitPriceVnd), ...saleOf(offer, quantity) };
	const said = { ...facts, ...preOrderOf(line), ...before };
	return { lineId, variantId, ...said, quantity, unitPriceVnd, lineTotalVnd, status, returnTerms };
}

function shippingOf(parcel: ReturnType<typeof quoteParcel>): QuoteShop['shipping'] {
	if (!parcel) return null;
	const { feeVnd, from, to, moreForFreeVnd } = parcel;
	return {
		option: 'standard',
		feeVnd,
		moreForFreeVnd,
		arrivesFrom: from.toISOString(),
		arrivesTo: to.toISOString(),
	};
}
