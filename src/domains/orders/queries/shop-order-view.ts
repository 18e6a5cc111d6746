import type { ShopOrderSummary, ShopOrderView } from '../contract.ts';
import type { Order, OrderEvent, OrderGroup, OrderLine } from '../db/tables.ts';
import { isContactVisible, maskName, maskPhone } from '../rules/contact-visibility.ts';
import { decideCancelAnswer, decideShopCancel } from '../rules/may-cancel.ts';
import { mayHandleOrder } from '../rules/may-handle.ts';
import { confirmDeadlines, packDeadlines } from '../rules/order-duties.ts';
import { isPaidOnline } from '../rules/payment-status.ts';
import { addressText, toEventView, toFacts, toLineView } from './order-view.ts';

/** By when the shop has to take its next step; null when it is not its turn. */
function dueBy({ state, placedAt, confirmedAt, prepDays }: Order): Date | null {
	if (state === 'placed' && placedAt) return confirmDeadlines(placedAt).overdueAt;
	if (state === 'confirmed' && confirmedAt) return packDeadlines(confirmedAt, prepDays).packBy;
	return null;
}

export function toShopSummary(
	order: Order,
	group: OrderGroup,
	lines: readonly OrderLine[],
	now: Date,
): ShopOrderSummary {
	const due = dueBy(order);
	const isVisible = isContactVisible(order.state, order.completedAt, now);
	return {
		...toFacts(order, group),
		lines: lines.map(toLineView),
		buyerName: isVisible ? group.recipient : maskName(group.recipient),
		dueBy: due ? due.toISOString() : null,
		isOverdue: due !== null && now > due,
	};
}

const NEXT: Readonly<Partial<Record<Order['state'], ShopOrderView['next']>>> = {
	confirmed: 'pack',
	packed: 'ship',
	shipped: 'deliver',
};

/** What happened between buyer, bank and platform that is none of the shop's business is left out. */
const SHOP_EVENTS: ReadonlySet<OrderEvent['kind']> = new Set([
	...(['paid', 'confirmed', 'packed', 'shipped', 'delivered', 'completed'] as const),
	...(['cancel_asked', 'cancel_declined', 'cancelled'] as const),
]);

export function toShopView(
	parts: {
		readonly order: Order;
		readonly group: OrderGroup;
		readonly lines: readonly OrderLine[];
		readonly events: readonly OrderEvent[];
	},
	role: string,
	now: Date,
): ShopOrderView {
	const { order, group, lines, events } = parts;
	const isVisible = isContactVisible(order.state, order.completedAt, now);
	const { recipient, phone, provinceName } = group;
	const decides = mayHandleOrder(role, 'decide');
	return {
		...toShopSummary(order, group, lines, now),
		isPaid: isPaidOnline(group.paymentMethod, order.state),
		contact: isVisible
			? { recipient, phone, address: addressText(group) }
			: { recipient: maskName(recipient), phone: maskPhone(phone), address: provinceName },
		isContactVisible: isVisible,
		note: order.note,
		events: events.filter(({ kind }) => SHOP_EVENTS.has(kind)).map(toEventView),
		mayConfirm: decides && order.state === 'placed',
		mayCancel: decides && decideShopCancel(order).ok,
		mayAnswerCancel: decides && decideCancelAnswer(order).ok,
		next: mayHandleOrder(role, 'pack') ? (NEXT[order.state] ?? null) : null,
	};
}
