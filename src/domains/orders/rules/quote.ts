import type { shownFacts } from '#src/domains/cart/rules/cart-view.ts';
import { type Offer, priceLine } from '#src/domains/cart/rules/line-price.ts';
import {
	chargeableG,
	estimateDelivery,
	type Piece,
	type Place,
	standardFeeVnd,
	zoneBetween,
} from '#src/domains/shipping/rules/rate.ts';
import type { Quote, QuoteDifference, QuoteLine, QuoteShop } from '../contract.ts';
import { cashRefusal } from './may-pay-cash.ts';
import { groupTotals, orderTotals } from './totals.ts';

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
	readonly shop: { readonly id: string; readonly name: string; readonly slug: string; readonly place: Place };
};

export type QuoteCircumstances = {
	readonly destination: Place | null;
	/** Deliveries that this buyer turned away. */
	readonly refusedAt: readonly Date[];
	readonly now: Date;
};

/** One parcel and one order per shop, in the order in which the shops stand in the cart. */
export function quoteOf(lines: readonly QuotedLine[], circumstances: QuoteCircumstances): Quote {
	const byShop = Map.groupBy(lines, ({ shop }) => shop.id);
	const shops = [...byShop.values()].map((ofShop) => quoteShop(ofShop, circumstances));
	const totals = groupTotals(shops);
	const isComplete = shops.length > 0 && shops.every(isShopComplete);
	return {
		shops,
		...totals,
		cashRefusal: cashRefusal(
			shops.map(({ totalVnd }) => totalVnd),
			circumstances.refusedAt,
			circumstances.now,
		),
		isComplete,
	};
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
	return { shopId: shop.id, shopName: shop.name, shopSlug: shop.slug, lines: quoted, shipping, ...totals };
}

function quoteLine(line: QuotedLine): QuoteLine {
	const { lineId, variantId, facts, quantity, offer } = line;
	const { unitPriceVnd, lineTotalVnd, status } = priceLine(offer, quantity);
	return { lineId, variantId, ...facts, quantity, unitPriceVnd, lineTotalVnd, status };
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

/** What the buyer was shown when agreeing. */
export type ShownQuote = {
	readonly lines: readonly { readonly lineId: string; readonly quantity: number; readonly unitPriceVnd: number }[];
	readonly shops: readonly { readonly shopId: string; readonly shippingVnd: number }[];
	readonly totalVnd: number;
};

/** Everything that the buyer has not agreed to, in the quote's order; empty when the order may be placed. */
export function quoteDifferences(shown: ShownQuote, fresh: Quote): readonly QuoteDifference[] {
	const shownLines = new Map(shown.lines.map((line) => [line.lineId, line]));
	const shownShops = new Map(shown.shops.map((shop) => [shop.shopId, shop]));
	const differences: QuoteDifference[] = [];
	for (const shop of fresh.shops) {
		for (const line of shop.lines) {
			const before = shownLines.get(line.lineId);
			shownLines.delete(line.lineId);
			differences.push(...lineDifferences(line, before));
		}
		const shownVnd = shownShops.get(shop.shopId)?.shippingVnd ?? null;
		const nowVnd = shop.shipping?.feeVnd ?? null;
		if (shownVnd !== nowVnd)
			differences.push({ kind: 'shipping', name: shop.shopName, shown: shownVnd, now: nowVnd, status: null });
	}
	for (const { quantity } of shownLines.values())
		differences.push({ kind: 'gone', name: '', shown: quantity, now: null, status: null });
	return differences;
}

function lineDifferences(line: QuoteLine, before: ShownQuote['lines'][number] | undefined): QuoteDifference[] {
	const { productName: name, status } = line;
	if (status !== 'ready') return [{ kind: 'unavailable', name, shown: line.quantity, now: null, status }];
	const differences: QuoteDifference[] = [];
	if (before?.quantity !== line.quantity)
		differences.push({ kind: 'quantity', name, shown: before?.quantity ?? null, now: line.quantity, status: null });
	if (before?.unitPriceVnd !== line.unitPriceVnd)
		differences.push({
			kind: 'price',
			name,
			shown: before?.unitPriceVnd ?? null,
			now: line.unitPriceVnd,
			status: null,
		});
	return differences;
}
