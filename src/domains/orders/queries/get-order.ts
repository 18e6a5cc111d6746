import { and, asc, eq } from 'drizzle-orm';
import { refunds } from '#src/domains/payments/db/tables.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { type ReadDatabase, readOnly } from '#src/platform/db/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type OrderInput, type OrderView, refuse } from '../contract.ts';
import { findGroup, findOrderByNumber, linesOfOrders } from '../db/order-repository.ts';
import { type Order, type OrderGroup, orderEvents, orders } from '../db/tables.ts';
import { decideBuyerCancel } from '../rules/may-cancel.ts';
import { mayConfirmReceipt } from '../rules/order-states.ts';
import { type PaymentFacts, paymentStatus } from '../rules/payment-status.ts';
import { addressText, toEventView, toSummary } from './order-view.ts';

/** The member's own order with everything that happened to it; somebody else's is as absent as none. */
export async function getOrder(
	{ actor, db }: Context<MemberActor>,
	{ number }: OrderInput,
): Promise<Result<OrderView, Failure<'orders.not_found'>>> {
	const read = readOnly(db);
	const order = await findOrderByNumber(read, number);
	const group = order && (await findGroup(read, order.groupId));
	if (order?.customerId !== actor.customerId || !group) return refuse('orders.not_found');
	const lines = await linesOfOrders(read, [order.id]);
	const ofGroup = await read.select().from(orders).where(eq(orders.groupId, group.id)).orderBy(asc(orders.id));
	const events = await read
		.select()
		.from(orderEvents)
		.where(eq(orderEvents.orderId, order.id))
		.orderBy(asc(orderEvents.id));
	const refund = await refundOf(read, order.id);
	const payVnd = ofGroup.reduce((sum, { state, totalVnd }) => sum + (state === 'pending_payment' ? totalVnd : 0), 0);
	return ok({
		...toSummary(order, group, lines, payVnd),
		groupNumber: group.number,
		siblingNumbers: ofGroup.filter(({ id }) => id !== order.id).map((sibling) => sibling.number),
		paymentStatus: statusOf(order, group, refund),
		contact: { recipient: group.recipient, phone: group.phone, address: addressText(group) },
		note: order.note,
		arrivesFrom: order.arrivesFrom.toISOString(),
		arrivesTo: order.arrivesTo.toISOString(),
		events: events.map(toEventView),
		mayCancel: mayCancel(order),
		mayConfirmReceipt: mayConfirmReceipt(order.state),
	});
}

/** Money of this order that was asked back, and whether the bank has it. */
async function refundOf(read: ReadDatabase, orderId: string): Promise<PaymentFacts['refund']> {
	const rows = await read
		.select({ state: refunds.state })
		.from(refunds)
		.where(and(eq(refunds.sourceType, 'order'), eq(refunds.sourceId, orderId)));
	if (rows.length === 0) return null;
	return rows.every(({ state }) => state === 'done') ? 'done' : 'open';
}

const statusOf = ({ state }: Order, { paymentMethod, heldAt }: OrderGroup, refund: PaymentFacts['refund']) =>
	paymentStatus({ method: paymentMethod, state, isHeld: heldAt !== null, refund });

function mayCancel(order: Order): OrderView['mayCancel'] {
	const decision = decideBuyerCancel(order);
	return decision.ok ? decision.value : null;
}
