import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import { unreadMessages } from '#src/domains/conversations/index.ts';
import { cutsOf, openInvestigationViews } from '#src/domains/fulfilment/index.ts';
import type { OrderState } from '#src/domains/orders/contract/order.ts';
import { linesOfOrders } from '#src/domains/orders/db/order-repository.ts';
import { parcelsOf } from '#src/domains/orders/db/parcels-of-orders.ts';
import { orderGroups, orders } from '#src/domains/orders/db/tables.ts';
import { isPayable, mayConfirmReceipt, PAYABLE_STATES } from '#src/domains/orders/rules/order-states.ts';
import { currentReturns, hasReturn, listReturnRequests, withReturnRequests } from '#src/domains/returns/index.ts';
import { isFaultWindowOpen } from '#src/domains/returns/rules/return-windows.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { databaseNow, type ReadContext } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { sumVnd } from '#src/shared/money.ts';
import { encodeCursor, idOfCursor } from '#src/shared/paging.ts';
import type { ListOrdersInput, OrderPage } from '../../contract/order-views.ts';
import { TAB_STATES } from '../../rules/order-tabs.ts';
import { paymentStatusOf, refundsOf } from '../money/payment-facts.ts';
import { countSentUnits, type Due, NOTHING_DUE, toSummary } from '../order-view.ts';
import { toParcelView } from '../parcel-view.ts';
import { matchesBuyerSearch } from './buyer-search.ts';

/** Newest first. Never read from a replica, because buyers look right after ordering. */
export async function listOrders(
	{ actor, fresh: read }: ReadContext<MemberActor>,
	{ tab, q, limit, cursor }: ListOrdersInput,
): Promise<OrderPage> {
	const states = TAB_STATES[tab];
	const before = idOfCursor(cursor);
	const rows = await read
		.select({ order: orders, group: orderGroups })
		.from(orders)
		.innerJoin(orderGroups, eq(orderGroups.id, orders.groupId))
		.where(
			and(
				eq(orders.customerId, actor.customerId),
				states.length > 0 ? inArray(orders.state, [...states]) : undefined,
				tab === 'returns' ? hasReturn : undefined,
				matchesBuyerSearch(q),
				before ? lt(orders.id, before) : undefined,
			),
		)
		.orderBy(desc(orders.id))
		.limit(limit + 1);
	const shown = rows.slice(0, limit);
	const ids = shown.map(({ order }) => order.id);
	// Queries refunds and investigations only for orders in states that can have them.
	const idsIn = (of: readonly OrderState[]) =>
		shown.flatMap(({ order }) => (of.includes(order.state) ? [order.id] : []));
	const lines = await linesOfOrders(read, ids);
	const unpaidOf = await unpaidByGroup(
		read,
		shown.filter(({ order }) => isPayable(order)).map(({ group }) => group.id),
	);
	const cuts = await cutsOf(read, ids);
	const parcels = await parcelsOf(
		read,
		shown.filter(({ order }) => order.firstShippedAt !== null).map(({ order }) => order.id),
	);
	const parcelsOfOrder = Map.groupBy(parcels, ({ orderId }) => orderId);
	const returnsOf = await currentReturns(read, ids);
	const returning = new Set(ids.filter((id) => returnsOf(id).openReturn));
	const askedBack = await listReturnRequests(read, withReturnRequests(tab, ids, returning), lines);
	const refunded = await refundsOf(read, idsIn(TAB_STATES.ended));
	const looked = await openInvestigationViews(read, idsIn(TAB_STATES.shipping));
	const unread = await unreadMessages(read, ids, 'buyer');
	const now = await databaseNow(read);
	const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
	const last = rows.length > limit ? shown.at(-1) : undefined;
	return {
		items: shown.map(({ order, group }) => ({
			...toSummary(order, group, linesOf.get(order.id) ?? [], {
				due: unpaidOf.get(group.id) ?? NOTHING_DUE,
				cut: cuts.get(order.id),
			}),
			sentCount: countSentUnits(parcelsOfOrder.get(order.id) ?? []),
			paymentStatus: paymentStatusOf(order, group, refunded.get(order.id)),
			...returnsOf(order.id),
			askedBack: [...(askedBack.get(order.id) ?? [])],
			openCase: looked.get(order.id) ?? null,
			unreadMessages: unread.get(order.id) ?? 0,
			parcels: (parcelsOfOrder.get(order.id) ?? []).map((parcel) => {
				const { position, carrier, tracking, trackingUrl } = toParcelView(parcel);
				return { position, carrier, tracking, trackingUrl };
			}),
			mayConfirmReceipt: mayConfirmReceipt(order.state),
			mayReturn: isFaultWindowOpen(order, now) && !returnsOf(order.id).openReturn && !returnsOf(order.id).endedReturn,
		})),
		nextCursor: last ? encodeCursor([last.order.id]) : null,
	};
}

async function unpaidByGroup(read: ReadDatabase, groupIds: readonly string[]): Promise<ReadonlyMap<string, Due>> {
	if (groupIds.length === 0) return new Map();
	const { id, groupId, number, state, payVnd } = orders;
	const rows = await read
		.select({ groupId, number, payVnd })
		.from(orders)
		.where(and(inArray(groupId, [...groupIds]), inArray(state, [...PAYABLE_STATES])))
		.orderBy(asc(id));
	const byGroup = [...Map.groupBy(rows, (row) => row.groupId)];
	return new Map(
		byGroup.map(([key, unpaid]) => [
			key,
			{ dueVnd: sumVnd(unpaid.map((row) => row.payVnd)), dueNumbers: unpaid.map((row) => row.number) },
		]),
	);
}
