import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { OrderParty, OrderState } from '../contract.ts';
import { changeOrders } from '../db/order-repository.ts';
import { changeParcel, type ParcelWithLines } from '../db/parcel-repository.ts';
import { orderPartDelivered, orderRefused } from '../events.ts';
import { orderStanding } from '../rules/parcel-states.ts';
import { isPaidOnline } from '../rules/payment-status.ts';
import { payBackReductions } from './give-back-reductions.ts';
import { handOver } from './hand-over.ts';
import type { LockedOrder } from './lock-order.ts';
import { refundPaidOrder } from './refund-paid-order.ts';
import { refundShare } from './refund-share.ts';

export type EndOfWay = {
	/** All parcels of the order, as they stand under its lock. */
	readonly parcels: readonly ParcelWithLines[];
	/** Those of them that have arrived, or were turned away. */
	readonly ended: readonly ParcelWithLines[];
	readonly to: 'delivered' | 'refused';
	readonly party: OrderParty;
	/** Who took it, or why nobody did. */
	readonly proof: string;
};

/** Parcels end their way, and with the last of them the order: delivered, or on its way back with its money. */
export async function endParcels(
	scope: Scope,
	locked: LockedOrder,
	{ parcels, ended, to, party, proof }: EndOfWay,
): Promise<Result<OrderState, Failure<'orders.wrong_state'>>> {
	const { order } = locked;
	const at = await scope.now();
	const change = to === 'delivered' ? { deliveredAt: at } : { refusedAt: at };
	for (const { id } of ended) await changeParcel(scope.db, id, { state: to, proof, ...change });
	const endedIds = new Set(ended.map(({ id }) => id));
	const standing = orderStanding(
		order.state,
		parcels.map((parcel) => (endedIds.has(parcel.id) ? { state: to } : parcel)),
	);
	if (standing === 'returned') return ok(await turnBack(scope, locked, at));
	if (standing === 'delivered') {
		const delivered = await handOver(scope, locked, party, proof);
		if (!delivered.ok) return delivered;
		const refused = parcels.filter(({ id, state }) => (endedIds.has(id) ? to : state) !== 'delivered');
		await giveBackRefused(scope, { group: locked.group, order: delivered.value }, refused);
		return ok(delivered.value.state);
	}
	if (to === 'delivered')
		for (const { id } of ended) await scope.publish(scope.db, orderPartDelivered({ orderId: order.id, parcelId: id }));
	return ok(order.state);
}

/** Nobody took any of it. A refused delivery in cash counts against the next one; what a bank paid goes back. */
async function turnBack(scope: Scope, { group, order }: LockedOrder, at: Date): Promise<OrderState> {
	const isCash = group.paymentMethod === 'cod';
	await payBackReductions(scope, order);
	await changeOrders(scope.db, [order.id], { state: 'returned', refusedAt: isCash ? at : null, dueAt: null });
	if (isPaidOnline(group.paymentMethod, order.state)) await refundPaidOrder(scope, order, 'refused');
	await scope.publish(scope.db, orderRefused({ orderId: order.id }));
	return 'returned';
}

/** The rest was taken: what was turned away costs its buyer nothing, the way of it excepted. */
async function giveBackRefused(scope: Scope, locked: LockedOrder, refused: readonly ParcelWithLines[]): Promise<void> {
	for (const { id, lines } of refused)
		await refundShare(scope, locked, {
			...{ source: { type: 'parcel_refused', id }, shippingVnd: 0, reason: 'refused', isUncollected: true },
			lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
		});
}
