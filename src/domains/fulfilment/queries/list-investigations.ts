import { findOrder } from '#src/domains/orders/db/order-repository.ts';
import { parcelsOf } from '#src/domains/orders/db/parcels-of-orders.ts';
import { hasOpenReturn } from '#src/domains/returns/index.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { InvestigationView } from '../contract/investigation.ts';
import { openInvestigations, openInvestigationsOf } from '../db/investigation-repository.ts';
import { isOnItsWay } from '../rules/parcel-states.ts';

const SHOWN_MAX = 200;

export async function listInvestigations(read: ReadDatabase) {
	const listed = [];
	for (const { number, orderId, openedAt, dueBy } of await openInvestigations(read, SHOWN_MAX)) {
		const order = await findOrder(read, orderId);
		if (!order) continue;
		const parcels = (await parcelsOf(read, [orderId])).filter(isOnItsWay);
		listed.push({
			number,
			orderNumber: order.number,
			shopName: order.shopName,
			openedAt,
			dueBy,
			parcels: parcels.map(({ carrier, tracking }) => ({ carrier, tracking })),
			isInReturn: await hasOpenReturn(read, orderId),
		});
	}
	return listed;
}

export async function openInvestigationViews(
	read: ReadDatabase,
	orderIds: readonly string[],
): Promise<ReadonlyMap<string, InvestigationView>> {
	const open = await openInvestigationsOf(read, orderIds);
	return new Map(
		open.map(({ orderId, number, openedAt, dueBy }) => [
			orderId,
			{ number, openedAt: openedAt.toISOString(), dueBy: dueBy.toISOString() },
		]),
	);
}
