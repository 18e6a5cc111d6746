import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { CaseView } from '../contract-case.ts';
import { openCaseOf, openCases } from '../db/case-repository.ts';
import { findOrder } from '../db/order-repository.ts';
import { parcelsOf } from '../db/parcel-repository.ts';
import { hasOpenReturn } from '../db/return-repository.ts';
import { isOnItsWay } from '../rules/parcel-states.ts';

const SHOWN_MAX = 200;

/** What is being looked for, the next to end first; with what the carriers call it. */
export async function listCases(read: ReadDatabase) {
	const listed = [];
	for (const { number, orderId, openedAt, dueBy } of await openCases(read, SHOWN_MAX)) {
		const order = await findOrder(read, orderId);
		if (!order) continue;
		const parcels = (await parcelsOf(read, [orderId])).filter(isOnItsWay);
		listed.push({
			...{ number, orderNumber: order.number, shopName: order.shopName, openedAt, dueBy },
			parcels: parcels.map(({ carrier, tracking }) => ({ carrier, tracking })),
			isInReturn: await hasOpenReturn(read, orderId),
		});
	}
	return listed;
}

/** What both sides see of an open one. */
export async function findOpenCase(read: ReadDatabase, orderId: string): Promise<CaseView | null> {
	const of = await openCaseOf(read, orderId);
	return of && { number: of.number, openedAt: of.openedAt.toISOString(), dueBy: of.dueBy.toISOString() };
}
