import { changeOrders } from '#src/domains/orders/db/order-repository.ts';
import { lockOrderById } from '#src/domains/orders/index.ts';
import { transitionAt } from '#src/domains/orders/rules/scheduled-transitions.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { unbookedOrders } from '../db/sale-repository.ts';
import { bookSale } from './steps/book-sale.ts';

const BATCH = 200;
const BATCHES_MAX = 100;

/** Books orders completed before sales were recorded, once each and dated to the day of their completion. */
export async function backfillSales(context: Context<SystemActor>): Promise<number> {
	let booked = 0;
	let after = '00000000-0000-0000-0000-000000000000';
	for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
		const missed = await unbookedOrders(context.db, after, BATCH);
		for (const { id, number, groupId } of missed) {
			after = id;
			const done = await transact(context, async (scope) => {
				const order = (await lockOrderById(scope, { id, groupId }))?.order;
				if (order?.state !== 'completed' || order.holdDays !== null) return ok(0);
				const sale = await bookSale(scope, order);
				const { next, due } = transitionAt({ ...order, ...sale }, null, await scope.now());
				await changeOrders(scope.db, [id], { ...sale, dueAt: due ? await scope.now() : next });
				return ok(1);
			}).catch((problem: unknown) => {
				context.log.error({ err: problem, number }, 'the sale of an order could not be booked');
				return ok(0);
			});
			booked += done.value;
		}
		if (missed.length < BATCH) break;
	}
	return booked;
}
