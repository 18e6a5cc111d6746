import { asc, eq } from 'drizzle-orm';
import { decideBuyerCancel } from '#src/domains/cancellation/rules/may-cancel-order.ts';
import { unreadMessages } from '#src/domains/conversations/index.ts';
import { cancelledQuantities, cutsOf, openInvestigationViews, partCancelsOf } from '#src/domains/fulfilment/index.ts';
import {
	cancellableQuantities,
	decideCancelUnshippedItems,
} from '#src/domains/fulfilment/rules/may-cancel-unshipped-items.ts';
import { decideWithdrawal } from '#src/domains/fulfilment/rules/may-withdraw-cancellation.ts';
import { fail, type OrderInput } from '#src/domains/orders/contract/order.ts';
import { findGroup, findOrderByNumber, linesOfOrders } from '#src/domains/orders/db/order-repository.ts';
import { parcelsOf, picturesOfParcels } from '#src/domains/orders/db/parcels-of-orders.ts';
import { type Order, orderEvents, orders } from '#src/domains/orders/db/tables.ts';
import { isPayable, mayConfirmReceipt } from '#src/domains/orders/rules/order-states.ts';
import { currentReturns } from '#src/domains/returns/index.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { databaseNow, type ReadContext } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { sumVnd } from '#src/shared/money.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { OrderView } from '../../contract/order-views.ts';
import { paymentStatusOf, refundsOf } from '../money/payment-facts.ts';
import { contactOf, countSentUnits, toEventView, toSummary, unsentQuantities } from '../order-view.ts';
import { toParcelView } from '../parcel-view.ts';
import { toPartCancelView } from '../unshipped-cancellation-view.ts';

export async function getOrder(
	{ actor, fresh: read }: ReadContext<MemberActor>,
	{ number }: OrderInput,
): Promise<Result<OrderView, Failure<'orders.not_found'>>> {
	const order = await findOrderByNumber(read, number);
	const group = order && (await findGroup(read, order.groupId));
	if (order?.customerId !== actor.customerId || !group) return fail('orders.not_found');
	const lines = await linesOfOrders(read, [order.id]);
	const ofGroup = await read.select().from(orders).where(eq(orders.groupId, group.id)).orderBy(asc(orders.id));
	const events = await read
		.select()
		.from(orderEvents)
		.where(eq(orderEvents.orderId, order.id))
		.orderBy(asc(orderEvents.id));
	const parcels = await parcelsOf(read, [order.id]);
	const pictures = await picturesOfParcels(read, parcels);
	const cancels = await partCancelsOf(read, [order.id]);
	const cut = (await cutsOf(read, [order.id])).get(order.id);
	const refund = (await refundsOf(read, [order.id])).get(order.id);
	const unpaid = ofGroup.filter(isPayable);
	const due = {
		dueVnd: sumVnd(unpaid.map(({ payVnd }) => payVnd)),
		dueNumbers: unpaid.map((payable) => payable.number),
	};
	const sent = [...parcels.flatMap((parcel) => parcel.lines), ...cancelledQuantities(cancels)];
	const left = [...unsentQuantities(order, lines, sent)];
	const askable = cancels.length > 0 ? cancellableQuantities(left, cancels, await databaseNow(read)).pieces : left;
	return ok({
		...toSummary(order, group, lines, { due, cut }),
		sentCount: countSentUnits(parcels),
		...(await currentReturns(read, [order.id]))(order.id),
		unreadMessages: (await unreadMessages(read, [order.id], 'buyer')).get(order.id) ?? 0,
		groupNumber: group.number,
		siblingNumbers: ofGroup.filter(({ id }) => id !== order.id).map((sibling) => sibling.number),
		paymentStatus: paymentStatusOf(order, group, refund),
		contact: contactOf(group),
		note: order.note,
		arrivesFrom: order.arrivesFrom.toISOString(),
		arrivesTo: order.arrivesTo.toISOString(),
		events: events.map(toEventView),
		parcels: parcels.map((parcel) => toParcelView(parcel, pictures.get(parcel.id))),
		left,
		partCancels: cancels.map(toPartCancelView),
		openCase: (await openInvestigationViews(read, [order.id])).get(order.id) ?? null,
		mayCancelRest: askable.length > 0 && decideCancelUnshippedItems(order).ok,
		askable: [...askable],
		mayCancel: mayCancel(order),
		mayWithdraw: decideWithdrawal(order).ok,
		mayConfirmReceipt: mayConfirmReceipt(order.state),
	});
}

function mayCancel(order: Order): OrderView['mayCancel'] {
	const decision = decideBuyerCancel(order);
	return decision.ok ? decision.value : null;
}
