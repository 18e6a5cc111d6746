import { cancelAll } from '#src/domains/cancellation/index.ts';
import { commitReservation, releaseReservation, reserveStock } from '#src/domains/inventory/index.ts';
import { bookPlatformVouchers, refundPaidOrder } from '#src/domains/order-money/index.ts';
import {
	changeOrders,
	linesOfOrders,
	lockGroup,
	type Order,
	type OrderGroup,
	recordEvents,
} from '#src/domains/orders/db/order-repository.ts';
import { takesStockWhenPaid } from '#src/domains/orders/rules/order-states.ts';
import { transitionAt } from '#src/domains/orders/rules/scheduled-transitions.ts';
import { stockLineOf, stockSourceOf } from '#src/domains/orders/rules/stock-of-order.ts';
import {
	type Allocation,
	listAttempts,
	type SettleDecision,
	type SettledPayment,
	type SettleHandler,
} from '#src/domains/payments/index.ts';
import { lockShops } from '#src/domains/vendors/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { changeGroup, sharesOf } from '../db/checkout-repository.ts';
import type { PaymentShare } from '../db/tables.ts';
import { orderPaymentFailed, ordersPlaced } from '../events.ts';
import { refundOrder } from '../jobs/refund-unserved-order.ts';
import { redeemAgain, undoRedeemAgain } from './steps/redeem-again.ts';

/** Runs in the transaction of the payment, after the lock on its attempt. */
export const finaliseOrderPayment: SettleHandler = { paid, failed, suspected, refused };

type PaidOrders = {
	readonly group: OrderGroup;
	readonly covered: readonly Order[];
	readonly shares: readonly PaymentShare[];
};

async function lockPaidOrders(scope: Scope, { reference, txnRef }: SettledPayment): Promise<PaidOrders> {
	const locked = await lockGroup(scope.db, reference);
	if (!locked) throw new Error(`payment ${txnRef} is for a group that does not exist`);
	const shares = await sharesOf(scope.read, txnRef);
	const ids = new Set(shares.map(({ orderId }) => orderId));
	return { group: locked.group, covered: locked.orders.filter(({ id }) => ids.has(id)), shares };
}

async function paid(scope: Scope, payment: SettledPayment): Promise<SettleDecision> {
	const { group, covered, shares } = await lockPaidOrders(scope, payment);
	const wanted = await redeemAgain(
		scope,
		await loadLockedShops(
			scope,
			covered.filter(({ state }) => takesStockWhenPaid(state)),
		),
	);
	const placed = wanted.length > 0 ? await takeStock(scope, wanted) : [];
	const isPlaced = new Set(placed.map(({ id }) => id));
	for (const order of wanted) if (!isPlaced.has(order.id)) await undoRedeemAgain(scope, order);
	if (group.heldAt) await changeGroup(scope.db, group.id, { heldAt: null });
	if (placed.length === 0) return { kind: 'declined', reason: 'late_paid' };
	const at = await scope.now();
	await placeOrders(scope, placed, at);
	const unserved = covered.filter(({ id }) => !isPlaced.has(id));
	for (const { id } of unserved) await scope.enqueue(scope.db, refundOrder, { orderId: id, reason: 'late_paid' });
	const orderIds = placed.map(({ id }) => id);
	await scope.publish(scope.db, ordersPlaced({ groupId: group.id, orderIds, txnRef: payment.txnRef }));
	const booked = async () => {
		for (const order of unserved) await refundPaidOrder(scope, order, 'late_paid');
	};
	return { kind: 'accepted', allocations: shares.map(toAllocation), booked };
}

/** Drops expired orders of permanently closed shops, because an expired order does not keep a shop from closing. */
async function loadLockedShops({ db }: Scope, orders: readonly Order[]): Promise<readonly Order[]> {
	const expired = orders.filter(({ state }) => state === 'expired').map(({ shopId }) => shopId);
	if (expired.length === 0) return orders;
	const stored = await lockShops(db, expired);
	return orders.filter(({ state, shopId }) => state !== 'expired' || stored.has(shopId));
}

const toAllocation = ({ orderId, amountVnd }: PaymentShare): Allocation => ({
	leg: orderId,
	account: { kind: 'order_escrow', ownerId: orderId },
	amountVnd,
});

async function takeStock(scope: Scope, orders: readonly Order[]): Promise<readonly Order[]> {
	const sources = orders.map(stockSourceOf);
	if ((await commitReservation(scope, ...sources)).ok) return orders;
	await releaseReservation(scope, ...sources);
	const lines = await linesOfOrders(
		scope.read,
		orders.map(({ id }) => id),
	);
	const wanted = lines.map(stockLineOf);
	// This call has locked all rows that the single reservations below need.
	if ((await reserveStock(scope, wanted, null)).ok) return orders;
	const served: Order[] = [];
	for (const order of orders) {
		const own = wanted.filter(({ source }) => source.id === order.id);
		if ((await reserveStock(scope, own, null)).ok) served.push(order);
	}
	return served;
}

async function placeOrders(scope: Scope, orders: readonly Order[], at: Date): Promise<void> {
	for (const order of orders) {
		const placed = { ...order, state: 'placed' as const, placedAt: at };
		const dueAt = transitionAt(placed, null, at).next;
		await changeOrders(scope.db, [order.id], { state: 'placed', placedAt: at, dueAt });
	}
	await recordEvents(
		scope.db,
		orders.map(({ id }) => ({ orderId: id, kind: 'paid', party: 'system', at })),
	);
	await bookPlatformVouchers(scope, orders);
}

async function failed(scope: Scope, payment: SettledPayment & { readonly failure: string }): Promise<void> {
	const { group, covered } = await lockPaidOrders(scope, payment);
	const waiting = covered.filter(({ state }) => state === 'pending_payment');
	if (waiting.length === 0) return;
	const at = await scope.now();
	const { failure, txnRef } = payment;
	const orderIds = waiting.map(({ id }) => id);
	const isStillHeld = group.heldAt !== null && (await hasSuspectedAttempt(scope, payment));
	if (group.heldAt && !isStillHeld) {
		await changeGroup(scope.db, group.id, { heldAt: null });
		await changeOrders(scope.db, orderIds, { dueAt: group.expiresAt });
	}
	await recordEvents(
		scope.db,
		orderIds.map((orderId) => ({ orderId, kind: 'payment_failed', party: 'system', reason: failure, at })),
	);
	// No new payment is requested while the bank reviews another attempt.
	if (isStillHeld) return;
	await scope.publish(scope.db, orderPaymentFailed({ groupId: group.id, orderIds, txnRef, failure }));
}

/** True while the bank reviews another attempt for the same orders. Call with the group lock held. */
async function hasSuspectedAttempt({ read }: Scope, { purpose, reference }: SettledPayment): Promise<boolean> {
	return (await listAttempts(read, { purpose, reference })).some(({ state }) => state === 'suspected');
}

async function suspected(scope: Scope, payment: SettledPayment): Promise<void> {
	const { group, covered } = await lockPaidOrders(scope, payment);
	const waiting = covered.filter(({ state }) => state === 'pending_payment');
	if (waiting.length === 0) return;
	await commitReservation(scope, ...waiting.map(stockSourceOf));
	const at = await scope.now();
	const orderIds = waiting.map(({ id }) => id);
	await changeGroup(scope.db, group.id, { heldAt: at });
	await changeOrders(scope.db, orderIds, { dueAt: null });
	await recordEvents(
		scope.db,
		orderIds.map((orderId) => ({ orderId, kind: 'payment_held', party: 'system', at })),
	);
}

async function refused(scope: Scope, payment: SettledPayment): Promise<void> {
	const { group, covered } = await lockPaidOrders(scope, payment);
	if (await hasSuspectedAttempt(scope, payment)) return;
	if (group.heldAt) await changeGroup(scope.db, group.id, { heldAt: null });
	const waiting = covered.filter(({ state }) => state === 'pending_payment');
	await cancelAll(scope, group, waiting, { party: 'system', reason: 'payment_refused' });
}
