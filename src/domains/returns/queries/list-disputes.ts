import { and, asc, eq, inArray } from 'drizzle-orm';
import { customers } from '#src/domains/identity/db/tables.ts';
import { findOrder } from '#src/domains/orders/db/order-repository.ts';
import { orders } from '#src/domains/orders/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { findReturn } from '../db/return-repository.ts';
import { orderReturns } from '../db/tables.ts';
import { answerBy, evidenceUntil, rulingBy } from '../rules/scheduled-transitions.ts';
import { type ReturnFacts, seenReturns } from './return-view.ts';

const SHOWN_MAX = 200;

export async function listDisputes(read: ReadDatabase) {
	const rows = await read
		.select({ of: orderReturns, orderNumber: orders.number, keeper: customers.email })
		.from(orderReturns)
		.innerJoin(orders, eq(orders.id, orderReturns.orderId))
		.leftJoin(customers, eq(customers.id, orderReturns.keeperId))
		.where(and(inArray(orderReturns.state, ['disputed', 'under_review', 'ruled'])))
		.orderBy(asc(orderReturns.disputedAt))
		.limit(SHOWN_MAX);
	return rows.map(({ of, orderNumber, keeper }) => {
		const { id, state, reason, answeredAt, appealedAt } = of;
		const disputedAt = of.disputedAt ?? of.requestedAt;
		const since = appealedAt ?? disputedAt;
		const isUnanswered = answeredAt === null && state !== 'ruled' && appealedAt === null;
		return {
			id,
			orderNumber,
			state,
			reason,
			since,
			keeper,
			answerBy: isUnanswered ? answerBy(disputedAt) : null,
			rulingFrom: appealedAt ?? evidenceUntil(disputedAt),
			rulingBy: rulingBy(since),
		};
	});
}

export async function getReturnDispute(read: ReadDatabase, returnId: string): Promise<ReturnFacts | null> {
	const of = await findReturn(read, returnId);
	const order = of && (await findOrder(read, of.orderId));
	const seen = order ? await seenReturns(read, order) : [];
	return seen.find(({ facts }) => facts.id === returnId)?.facts ?? null;
}
