import { postCoin } from '#src/domains/coin/index.ts';
import { getBalance } from '#src/domains/ledger/index.ts';
import { returnOrderCoin } from '#src/domains/order-money/index.ts';
import type { Order } from '#src/domains/orders/db/order-repository.ts';
import { coinOf, hasCoin, hasVoucher } from '#src/domains/orders/rules/order-totals.ts';
import { renewVouchers, returnVouchers } from '#src/domains/promotions/index.ts';
import { renewSalePrices, returnSalePrices } from '#src/domains/scheduled-prices/index.ts';
import type { Scope } from '#src/platform/context.ts';

/**
 * For orders that were paid after they expired: spends the coin, redeems the vouchers and takes the units of limited
 * prices again. Returns the orders for which all were still available.
 */
export async function redeemAgain(scope: Scope, orders: readonly Order[]): Promise<readonly Order[]> {
	const givenBack = orders.filter((order) => order.state === 'expired' && hasVoucher(order)).map(({ id }) => id);
	const taken = givenBack.length > 0 ? await renewVouchers(scope, givenBack) : new Map();
	const lowered = orders.filter(({ id }) => taken.get(id)?.ok !== false);
	const renewed: Order[] = [];
	for (const order of await renewPrices(scope, lowered)) {
		if (!hasCoin(order) || (await payWithCoin(scope, order))) renewed.push(order);
		else await returnExpired(scope, order);
	}
	return renewed;
}

/** Before any coin is locked. */
async function renewPrices(scope: Scope, orders: readonly Order[]): Promise<readonly Order[]> {
	const renewed: Order[] = [];
	for (const order of orders) {
		if (order.state !== 'expired' || (await renewSalePrices(scope, order.id)).ok) renewed.push(order);
		else await returnExpired(scope, order);
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
	await returnExpired(scope, order);
	if (hasCoin(order)) await returnOrderCoin(scope, order);
}

/** Orders awaiting payment keep their vouchers and prices until they end. */
async function returnExpired(scope: Scope, order: Order): Promise<void> {
	if (order.state !== 'expired') return;
	if (hasVoucher(order)) await returnVouchers(scope, [order.id]);
	await returnSalePrices(scope, [order.id]);
}
