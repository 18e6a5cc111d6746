import { extendReservation } from '#src/domains/inventory/index.ts';
import { fail, type OrderInput } from '#src/domains/orders/contract/order.ts';
import { changeOrders, findOrderByNumber, lockGroup } from '#src/domains/orders/db/order-repository.ts';
import { isPayable } from '#src/domains/orders/rules/order-states.ts';
import { stockSourceOf } from '#src/domains/orders/rules/stock-of-order.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import type { Result } from '#src/shared/result.ts';
import type { PaymentStart } from '../contract/place-order.ts';
import { changeGroup } from '../db/checkout-repository.ts';
import { paymentWindow } from '../rules/unpaid-order-window.ts';
import { startPayment } from './steps/start-payment.ts';

type Answer = Result<
	PaymentStart,
	Failure<
		| 'orders.not_found'
		| 'orders.nothing_to_pay'
		| 'orders.payment_held'
		| 'orders.payment_window_closed'
		| 'orders.payment_unavailable'
		| 'orders.payment_tries_used'
	>
>;

/** Pays all unpaid orders of the group and extends their reservation, to at most 45 minutes after placing. */
export function retryPayment(context: Context<MemberActor>, { number }: OrderInput): Promise<Answer> {
	return transact(context, (scope) => retry(scope, number));
}

async function retry(scope: Scope<MemberActor>, number: string): Promise<Answer> {
	const { db, read, actor } = scope;
	const asked = await findOrderByNumber(read, number);
	if (asked?.customerId !== actor.customerId) return fail('orders.not_found');
	const locked = await lockGroup(db, asked.groupId);
	const unpaid = locked?.orders.filter(isPayable) ?? [];
	if (!locked || unpaid.length === 0) return fail('orders.nothing_to_pay');
	const { group } = locked;
	if (group.heldAt) return fail('orders.payment_held');
	const now = await scope.now();
	const window = paymentWindow(group.placedAt, now);
	if (!window.ok) return window;
	const { bankUntil, reservedUntil } = window.value;
	const isStillHeld = group.expiresAt !== null && now < group.expiresAt;
	const isExtended = isStillHeld && (await extendReservation(scope, reservedUntil, ...unpaid.map(stockSourceOf))).ok;
	if (!isExtended) return fail('orders.payment_window_closed');
	await changeGroup(db, group.id, { expiresAt: reservedUntil });
	await changeOrders(
		db,
		unpaid.map(({ id }) => id),
		{ dueAt: reservedUntil },
	);
	return startPayment(scope, group, unpaid, bankUntil);
}
