import type { ShopOrderSummary, ShopOrderView } from '../contract-views.ts';
import type { ParcelWithLines } from '../db/parcel-repository.ts';
import type { Order, OrderEvent, OrderGroup, OrderLine } from '../db/tables.ts';
import { isContactVisible, maskName, maskPhone } from '../rules/contact-visibility.ts';
import { decideCancelAnswer, decideShopCancel } from '../rules/may-cancel.ts';
import { mayHandleOrder } from '../rules/may-handle.ts';
import { isPaidOnline } from '../rules/payment-status.ts';
import { piecesLeft } from '../rules/pieces.ts';
import { dueBy, isForShop, mayConfirm, nextStep } from '../rules/shop-turn.ts';
import { addressText, toEventView, toFacts, toLineView } from './order-view.ts';
import { toParcelView } from './parcel-view.ts';

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
		readonly parcels: readonly ParcelWithLines[];
	},
	role: string,
	now: Date,
): ShopOrderView {
	const { order, group, lines, events, parcels } = parts;
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
		parcels: parcels.map(toParcelView),
		left: [...leftOf(order, lines, parcels)],
		mayCancel: decides && decideShopCancel(order).ok,
		mayAnswerCancel: decides && decideCancelAnswer(order).ok,
		next: nextStep(role, order.state),
	};
}

/** Only of what waits to be sent. */
const leftOf = (order: Order, lines: readonly OrderLine[], parcels: readonly ParcelWithLines[]) =>
	order.state === 'confirmed' || order.state === 'packed'
		? piecesLeft(
				lines,
				parcels.flatMap((parcel) => parcel.lines),
			)
		: [];
