import { postCoin } from '#src/domains/coin/index.ts';
import { getBalance } from '#src/domains/ledger/index.ts';
import { returnOrderCoin } from '#src/domains/order-money/index.ts';
import type { Order } from '#src/domains/orders/db/order-repository.ts';
import { coinOf, hasCoin, hasVoucher } from '#src/domains/orders/rules/order-totals.ts';
import { renewVouchers, returnVouchers } from '#src/domains/promotions/index.ts';
import type { Scope } from '#src/platform/context.ts';

/**
 * For orders that were paid after they expired: spends the coin and redeems the vouchers again. Returns the orders
 * for which both were still available.
 */
export async function redeemAgain(scope: Scope, orders: readonly Order[]): Promise<readonly Order[]> {
	const givenBack = orders.filter((order) => order.state === 'expired' && hasVoucher(order)).map(({ id }) => id);
	const taken = givenBack.length > 0 ? await renewVouchers(scope, givenBack) : new Map();
	const lowered = orders.filter(({ id }) => taken.get(id)?.ok !== false);
	const renewed: Order[] = [];
	for (const order of lowered) {
		if (!hasCoin(order) || (await payWithCoin(scope, order))) renewed.push(order);
		else await returnExpiredVouchers(scope, order);
	}
	return renewed;
}

/** For an expired order, the escrow balance shows whether its coin was returned. */
async function payWithCoin(scope: Scope, order: Order): Promise<boolean> {
	if (!(await postCoin(scope, { orderIds: [order.id] })).ok) return false;
	const { postedVnd } = await getBalance(scope.read, { kind: 'order_escrow', ownerId: order.id });
	return postedVnd >= coinOf(order);
}

export async function undoRedeemAgain(scope: Scope, order: Order): Promise<void> {
	await returnExpiredVouchers(scope, order);
	if (hasCoin(order)) await returnOrderCoin(scope, order);
}

/** Orders awaiting payment keep their vouchers until they end. */
async function returnExpiredVouchers(scope: Scope, order: Order): Promise<void> {
	if (order.state === 'expired' && hasVoucher(order)) await returnVouchers(scope, [order.id]);
}
