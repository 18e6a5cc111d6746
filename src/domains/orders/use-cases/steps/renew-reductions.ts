import { postCoin } from '#src/domains/coin/index.ts';
import { getBalance } from '#src/domains/ledger/index.ts';
import { giveBackVouchers, renewVouchers } from '#src/domains/promotions/index.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Order } from '../../db/order-repository.ts';
import { coinOf, hasCoin, hasVoucher } from '../../rules/totals.ts';
import { returnOrderCoin } from './give-back-reductions.ts';

/**
 * Of orders that the bank has paid, those that have what lowered them: held coin is spent, and what was given back when
 * an order expired is taken once more while it lasts. Orders without any ask nothing.
 */
export async function renewReductions(scope: Scope, orders: readonly Order[]): Promise<readonly Order[]> {
	const givenBack = orders.filter((order) => order.state === 'expired' && hasVoucher(order)).map(({ id }) => id);
	const taken = givenBack.length > 0 ? await renewVouchers(scope, givenBack) : new Map();
	const lowered = orders.filter(({ id }) => taken.get(id)?.ok !== false);
	const renewed: Order[] = [];
	for (const order of lowered) {
		if (!hasCoin(order) || (await payWithCoin(scope, order))) renewed.push(order);
		else await giveBackExpired(scope, order);
	}
	return renewed;
}

/** Coin that had been spent for this order and came back lies with its owner: the escrow says where it is. */
async function payWithCoin(scope: Scope, order: Order): Promise<boolean> {
	if (!(await postCoin(scope, { orderIds: [order.id] })).ok) return false;
	const { postedVnd } = await getBalance(scope.read, { kind: 'order_escrow', ownerId: order.id });
	return postedVnd >= coinOf(order);
}

/** There are no products for it after all. */
export async function undoRenewal(scope: Scope, order: Order): Promise<void> {
	await giveBackExpired(scope, order);
	if (hasCoin(order)) await returnOrderCoin(scope, order);
}

/** An order that still waits keeps its vouchers until it ends. */
async function giveBackExpired(scope: Scope, order: Order): Promise<void> {
	if (order.state === 'expired' && hasVoucher(order)) await giveBackVouchers(scope, [order.id]);
}
