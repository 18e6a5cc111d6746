import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { findOrder } from '../db/order-repository.ts';
import { findReturn } from '../db/return-repository.ts';
import { orderReturns, orders } from '../db/tables.ts';
import { rulingBy } from '../rules/return-duties.ts';
import { type ReturnFacts, seenReturns } from './return-view.ts';

const SHOWN_MAX = 200;

/** What waits for a ruling, the longest waiting first; with the day by which it must be there. */
export async function listDisputes(read: ReadDatabase) {
	const rows = await read
		.select({ of: orderReturns, orderNumber: orders.number })
		.from(orderReturns)
		.innerJoin(orders, eq(orders.id, orderReturns.orderId))
		.where(and(inArray(orderReturns.state, ['disputed', 'under_review', 'ruled'])))
		.orderBy(asc(orderReturns.disputedAt))
		.limit(SHOWN_MAX);
	return rows.map(({ of, orderNumber }) => {
		const since = of.appealedAt ?? of.disputedAt ?? of.requestedAt;
		return { id: of.id, orderNumber, state: of.state, reason: of.reason, since, rulingBy: rulingBy(since) };
	});
}

/** One case with everything that was said and shown. */
export async function getReturnCase(read: ReadDatabase, returnId: string): Promise<ReturnFacts | null> {
	const of = await findReturn(read, returnId);
	const order = of && (await findOrder(read, of.orderId));
	const seen = order ? await seenReturns(read, order) : [];
	return seen.find(({ facts }) => facts.id === returnId)?.facts ?? null;
}
