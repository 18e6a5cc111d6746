import type { shownFacts } from '#src/domains/cart/rules/cart-view.ts';
import { type Offer, priceLine } from '#src/domains/cart/rules/line-price.ts';
import type { ReturnTerms } from '#src/domains/catalog/contract-terms.ts';
import {
	chargeableG,
	estimateDelivery,
	type Piece,
	type Place,
	standardFeeVnd,
	zoneBetween,
} from '#src/domains/shipping/rules/rate.ts';
import type { Quote, QuoteLine, QuoteShop } from '../contract.ts';
import { cashRefusal } from './may-pay-cash.ts';
import { applyVouchers, type ChosenVouchers, NO_VOUCHERS, type ShopVouchers } from './quote-vouchers.ts';
import { groupTotals, NO_REDUCTIONS, orderTotals, reduced } from './totals.ts';

/** A chosen line of the cart with what its shop says of it now. */
export type QuotedLine = {
	readonly lineId: string;
	readonly variantId: string;
	readonly facts: ReturnType<typeof shownFacts>;
	readonly quantity: number;
	readonly offer: Offer;
	readonly weightG: Piece['weightG'];
	readonly sizeCm: Piece['sizeCm'];
	readonly prepDays: number;
	readonly returnTerms: ReturnTerms;
	readonly shop: { readonly id: string; readonly name: string; readonly slug: string; readonly place: Place };
};

export type QuoteCircumstances = {
	readonly destination: Place | null;
	/** Deliveries that this buyer turned away. */
	readonly refusedAt: readonly Date[];
	readonly now: Date;
	readonly vouchers?: ChosenVouchers;
};

/** One parcel and one order per shop, in the order in which the shops stand in the cart. */
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
		cashRefusal: cashRefusal(
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
	const quoted = lines.map(quoteLine);
	const ready = quoted.filter(({ status }) => status === 'ready');
	const shipping = destination ? shippingOf(lines, destination, now) : null;
	const isShipped = shipping !== null && ready.length > 0;
	const totals = orderTotals(ready, isShipped ? shipping.feeVnd : 0);
	const [{ shop }] = lines as readonly [QuotedLine];
	const named = { shopId: shop.id, shopName: shop.name, shopSlug: shop.slug };
	return { ...named, lines: quoted, shipping, shopVoucher: null, platformVoucher: null, ...totals };
}

function quoteLine(line: QuotedLine): QuoteLine {
	const { lineId, variantId, facts, quantity, offer, returnTerms } = line;
	const { unitPriceVnd, lineTotalVnd, status } = priceLine(offer, quantity);
	return { lineId, variantId, ...facts, quantity, unitPriceVnd, lineTotalVnd, status, returnTerms };
}

function shippingOf(lines: readonly QuotedLine[], destination: Place, now: Date): QuoteShop['shipping'] {
	const [{ shop }] = lines as readonly [QuotedLine];
	const zone = zoneBetween(shop.place, destination);
	const slowestDays = Math.max(...lines.map(({ prepDays }) => prepDays));
	const { from, to } = estimateDelivery(now, slowestDays, zone);
	return {
		option: 'standard',
		feeVnd: standardFeeVnd(zone, chargeableG(lines)),
		arrivesFrom: from.toISOString(),
		arrivesTo: to.toISOString(),
	};
}
