import type { ShopOrderSummary, ShopOrderView } from '../contract-views.ts';
import type { Order, OrderEvent, OrderGroup, OrderLine } from '../db/tables.ts';
import { isContactVisible, maskName, maskPhone } from '../rules/contact-visibility.ts';
import { decideCancelAnswer, decideShopCancel } from '../rules/may-cancel.ts';
import { mayHandleOrder } from '../rules/may-handle.ts';
import { isPaidOnline } from '../rules/payment-status.ts';
import { dueBy, isForShop, mayConfirm, nextStep } from '../rules/shop-turn.ts';
import { addressText, toEventView, toFacts, toLineView } from './order-view.ts';

export function toShopSummary(
	order: Order,
	group: OrderGroup,
	lines: readonly OrderLine[],
	role: string,
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
		mayConfirm: mayConfirm(role, order.state),
	};
}

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
		...toShopSummary(order, group, lines, role, now),
		isPaid: isPaidOnline(group.paymentMethod, order.state),
		contact: isVisible
			? { recipient, phone, address: addressText(group) }
			: { recipient: maskName(recipient), phone: maskPhone(phone), address: provinceName },
		isContactVisible: isVisible,
		note: order.note,
		events: events.filter(({ kind }) => isForShop(kind)).map(toEventView),
		mayCancel: decides && decideShopCancel(order).ok,
		mayAnswerCancel: decides && decideCancelAnswer(order).ok,
		next: nextStep(role, order.state),
	};
}
