import { decideCancelAnswer, decideShopCancel } from '#src/domains/cancellation/rules/may-cancel-order.ts';
import type { InvestigationView } from '#src/domains/fulfilment/contract/investigation.ts';
import type { Cut } from '#src/domains/fulfilment/contract/unshipped-items.ts';
import { cancelledQuantities, type PartCancelWithLines } from '#src/domains/fulfilment/index.ts';
import {
	decideCancelUnshippedItems,
	decideUnshippedAnswer,
} from '#src/domains/fulfilment/rules/may-cancel-unshipped-items.ts';
import { isCashHeldByShop } from '#src/domains/order-money/rules/cash-held-by-shop.ts';
import { isPaidOnline } from '#src/domains/order-money/rules/payment-status.ts';
import type { Order, OrderEvent, OrderGroup, OrderLine, ParcelWithLines } from '#src/domains/orders/db/tables.ts';
import { mayHandleOrder } from '#src/domains/orders/rules/may-handle-order.ts';
import type { ParcelCash } from '#src/domains/remittances/contract.ts';
import type { OpenReturn } from '#src/domains/returns/contract/return.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { ShopOrderSummary, ShopOrderView } from '../../contract/order-views.ts';
import { isContactVisible, maskName, maskPhone } from '../../rules/buyer-contact-visibility.ts';
import { cashPlace } from '../../rules/cash-place.ts';
import { isForShop, mayConfirm, nextStep, shopDeadline } from '../../rules/next-shop-action.ts';
import { contactOf, toEventView, toFacts, toLineView, toSums, unsentQuantities } from '../order-view.ts';
import { toParcelView } from '../parcel-view.ts';
import { toPartCancelView } from '../unshipped-cancellation-view.ts';

type OrderWithGroup = {
	readonly order: Order;
	readonly group: OrderGroup;
	readonly lines: readonly OrderLine[];
	readonly cut: Cut | undefined;
	readonly openReturn: OpenReturn | null;
	readonly openCase: InvestigationView | undefined;
	readonly receiptAt: Date | undefined;
	readonly unreadMessages: number;
	readonly completedBefore: number;
	readonly parcels: readonly ParcelWithLines[];
	/** Claims on carriers for the cash of the order. */
	readonly cash: readonly ParcelCash[];
};

export function toShopSummary(
	{
		order,
		group,
		lines,
		cut,
		openReturn,
		openCase,
		receiptAt,
		unreadMessages,
		completedBefore,
		...sent
	}: OrderWithGroup,
	role: string,
	now: Date,
): ShopOrderSummary {
	const seesSums = hasStaffRight(role, 'sums.see');
	const due = shopDeadline(order);
	const isVisible = isContactVisible(order.state, order.completedAt, now);
	return {
		...toFacts(order, group),
		sums: seesSums ? toSums(order, cut) : null,
		cashPlace: cashPlace({ method: group.paymentMethod, state: order.state, parcels: sent.parcels, cash: sent.cash }),
		lines: lines.map(toLineView).map((line) => (seesSums ? line : { ...line, unitPriceVnd: null, lineTotalVnd: null })),
		buyerName: isVisible ? group.recipient : maskName(group.recipient),
		completedBefore,
		dueBy: due ? due.toISOString() : null,
		isOverdue: due !== null && now > due,
		mayConfirm: mayConfirm(role, order.state),
		next: nextStep(role, order.state),
		openReturn,
		openCase: openCase ?? null,
		receiptBy: seesSums && mayHandleOrder(role, 'decide') ? (receiptAt?.toISOString() ?? null) : null,
		unreadMessages,
	};
}

export function toShopView(
	parts: OrderWithGroup & {
		readonly events: readonly OrderEvent[];
		readonly pictures: ReadonlyMap<string, readonly string[]>;
		readonly cancels: readonly PartCancelWithLines[];
	},
	role: string,
	now: Date,
): ShopOrderView {
	const { order, group, lines, events, parcels, pictures, cancels, cash } = parts;
	const isVisible = isContactVisible(order.state, order.completedAt, now);
	const { recipient, phone, provinceName } = group;
	const decides = mayHandleOrder(role, 'decide');
	const held = group.paymentMethod === 'cod' ? parcels.filter(isCashHeldByShop) : [];
	return {
		...toShopSummary(parts, role, now),
		isPaid: isPaidOnline(group.paymentMethod, order.state),
		contact: isVisible
			? contactOf(group)
			: { recipient: maskName(recipient), phone: maskPhone(phone), address: provinceName, courierNote: '' },
		isContactVisible: isVisible,
		note: order.note,
		events: events.filter(({ kind }) => isForShop(kind)).map(toEventView),
		parcels: parcels.map((parcel) => toParcelView(parcel, pictures.get(parcel.id))),
		cash: hasStaffRight(role, 'money.see') ? [...cash] : [],
		heldParcelIds: held.map(({ id }) => id),
		left: [
			...unsentQuantities(order, lines, [
				...parcels.flatMap((parcel) => parcel.lines),
				...cancelledQuantities(cancels),
			]),
		],
		partCancels: cancels.map(toPartCancelView),
		mayCancelRest: decides && decideCancelUnshippedItems(order).ok,
		mayAnswerRest: decides && decideUnshippedAnswer(order).ok,
		mayCancel: decides && decideShopCancel(order).ok,
		mayAnswerCancel: decides && decideCancelAnswer(order).ok,
	};
}
