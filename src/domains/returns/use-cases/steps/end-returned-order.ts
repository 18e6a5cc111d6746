import { bookSale, recountShop } from '#src/domains/order-money/index.ts';
import { changeOrders, type Order } from '#src/domains/orders/db/order-repository.ts';
import { transitionAt } from '#src/domains/orders/rules/scheduled-transitions.ts';
import type { Scope } from '#src/platform/context.ts';
import { returnsWiring } from '../../wiring.ts';

/** Books the amount that the shop keeps after a complete return, such as the shipping of a change_of_mind return. */
export async function endReturned(scope: Scope, order: Order): Promise<void> {
	const at = await scope.now();
	const completedAt = order.completedAt ?? at;
	const sale = order.holdDays === null ? await bookSale(scope, order) : {};
	await returnsWiring().endInvestigation(scope, order.id);
	const { due, next } = transitionAt({ ...order, ...sale, completedAt, state: 'returned' }, null, at);
	await changeOrders(scope.db, [order.id], { ...sale, completedAt, state: 'returned', dueAt: due ? at : next });
	if (order.state === 'completed') await recountShop(scope, order.shopId);
}
