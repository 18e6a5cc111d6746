import { payableUntil } from '#src/domains/checkout/rules/unpaid-order-window.ts';
import { type Cut, NO_CUT } from '#src/domains/fulfilment/contract/unshipped-items.ts';
import type { Quantities } from '#src/domains/orders/contract/quantities.ts';
import type { Order, OrderEvent, OrderGroup, OrderLine } from '#src/domains/orders/db/tables.ts';
import { countOf, subtractQuantities } from '#src/domains/orders/rules/line-quantities.ts';
import { isCancelAsked, isPartSent, isUndelivered } from '#src/domains/orders/rules/order-states.ts';
import type { Contact, OrderEventView, OrderLineView, OrderSummary, ShopOrderSums } from '../contract/order-views.ts';
import { shopDeadline } from '../rules/next-shop-action.ts';

export const toLineView = (line: OrderLine): OrderLineView => {
	const { id, sku, productName, productSlug, variantLabel, pictureHash, quantity, unitPriceVnd } = line;
	const facts = { productName, productSlug, variantLabel, pictureHash, quantity, unitPriceVnd };
	return { id, sku, ...facts, lineTotalVnd: unitPriceVnd * quantity };
};

export const toEventView = ({ kind, party, reason, note, at }: OrderEvent): OrderEventView => ({
	kind,
	party,
	reason,
	note,
	at: at.toISOString(),
});

type GroupFacts = Pick<OrderGroup, 'paymentMethod' | 'expiresAt' | 'heldAt'>;

export const toFacts = (order: Order, group: Pick<OrderGroup, 'paymentMethod'>) => ({
	number: order.number,
	state: order.state,
	paymentMethod: group.paymentMethod,
	placedAt: order.orderedAt.toISOString(),
	isCancelAsked: isCancelAsked(order),
	isUndelivered: isUndelivered(order),
	isPartSent: isPartSent(order),
});

export const toSums = (order: Order, cut: Cut = NO_CUT): ShopOrderSums => {
	const { goodsVnd, shippingVnd, totalVnd, payVnd } = order;
	const { shopDiscountVnd, platformDiscountVnd, coinBonusVnd, coinPaidVnd } = order;
	const reductions = { shopDiscountVnd, platformDiscountVnd, coinVnd: coinBonusVnd + coinPaidVnd };
	return { goodsVnd, shippingVnd, ...reductions, totalVnd, payVnd, cut };
};

export type Due = Pick<OrderSummary, 'dueVnd' | 'dueNumbers'>;
export const NOTHING_DUE: Due = { dueVnd: 0, dueNumbers: [] };

type Summary = Omit<
	OrderSummary,
	'sentCount' | 'paymentStatus' | 'openReturn' | 'endedReturn' | 'openCase' | 'unreadMessages'
>;

export function toSummary(
	order: Order,
	group: GroupFacts,
	lines: readonly OrderLine[],
	{ due, cut }: { readonly due: Due; readonly cut: Cut | undefined },
): Summary {
	return {
		...toFacts(order, group),
		...toSums(order, cut),
		shopName: order.shopName,
		shopSlug: order.shopSlug,
		lines: lines.map(toLineView),
		payUntil: payableUntil(order.state, group)?.toISOString() ?? null,
		confirmBy: order.state === 'placed' ? (shopDeadline(order)?.toISOString() ?? null) : null,
		...due,
	};
}

export const unsentQuantities = (
	{ state }: Pick<Order, 'state'>,
	lines: readonly OrderLine[],
	gone: readonly Quantities[],
): readonly Quantities[] => (state === 'confirmed' || state === 'packed' ? subtractQuantities(lines, gone) : []);

export const contactOf = (group: OrderGroup): Contact => {
	const { recipient, phone, street, wardName, provinceName, courierNote } = group;
	return { recipient, phone, address: [street, wardName, provinceName].join(', '), courierNote };
};

export const countSentUnits = (
	parcels: readonly { readonly lines: readonly { readonly quantity: number }[] }[],
): number => countOf(parcels.flatMap(({ lines }) => lines));
