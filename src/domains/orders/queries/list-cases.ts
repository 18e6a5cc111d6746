import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { CaseView } from '../contract-case.ts';
import { openCases, openCasesOf } from '../db/case-repository.ts';
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

/** What both sides see of those that are open, by order. */
export async function openCaseViews(
	read: ReadDatabase,
	orderIds: readonly string[],
): Promise<ReadonlyMap<string, CaseView>> {
	const open = await openCasesOf(read, orderIds);
	return new Map(
		open.map(({ orderId, number, openedAt, dueBy }) => [
			orderId,
			{ number, openedAt: openedAt.toISOString(), dueBy: dueBy.toISOString() },
		]),
	);
}
