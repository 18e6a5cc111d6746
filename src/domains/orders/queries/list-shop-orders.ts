import { and, asc, desc, eq, gt, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { VendorActor } from '#src/platform/actor.ts';
import { databaseNow, type ReadContext } from '#src/platform/context.ts';
import { isId } from '#src/shared/ids.ts';
import { decodeCursor, encodeCursor, idOfCursor } from '#src/shared/paging.ts';
import type { ListOrdersInput } from '../contract.ts';
import type { ShopOrderPage } from '../contract-views.ts';
import { unreadMessages } from '../db/message-repository.ts';
import { linesOfOrders } from '../db/order-repository.ts';
import { cutsOf } from '../db/part-cancel-repository.ts';
import { postagesToJudge } from '../db/postage-repository.ts';
import { hasReturn, returnDeadline } from '../db/return-repository.ts';
import { orderGroups, orders } from '../db/tables.ts';
import { TAB_STATES } from '../rules/order-tabs.ts';
import { openReturnsOf } from './open-returns.ts';
import { toShopSummary } from './shop-order-view.ts';

/** The shop's own orders: what waits for it longest first, returns by their deadlines, everything else newest first. */
export async function listShopOrders(
	{ actor, fresh: read }: ReadContext<VendorActor>,
	{ tab, limit, cursor }: ListOrdersInput,
): Promise<ShopOrderPage> {
	const isQueue = tab === 'waiting' || tab === 'preparing';
	const states = TAB_STATES[tab];
	const isReturns = tab === 'returns';
	const isNext = isReturns ? isAfterDeadline(cursor) : isAfterId(cursor, isQueue);
	const rows = await read
		.select({ order: orders, group: orderGroups, deadline: isReturns ? returnDeadline : sql<number>`0` })
		.from(orders)
		.innerJoin(orderGroups, eq(orderGroups.id, orders.groupId))
		.where(
			and(
				eq(orders.shopId, actor.shopId),
				isNotNull(orders.placedAt),
				states.length > 0 ? inArray(orders.state, [...states]) : undefined,
				isReturns ? hasReturn : undefined,
				isNext,
			),
		)
		.orderBy(...(isReturns ? [returnDeadline] : []), isQueue ? asc(orders.id) : desc(orders.id))
		.limit(limit + 1);
	const shown = rows.slice(0, limit);
	const ids = shown.map(({ order }) => order.id);
	const lines = await linesOfOrders(read, ids);
	const cuts = await cutsOf(read, ids);
	const returning = await openReturnsOf(read, ids);
	const receipts = await postagesToJudge(read, ids);
	const unread = await unreadMessages(read, ids, 'shop');
	const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
	const now = await databaseNow(read);
	const last = rows.length > limit ? shown.at(-1) : undefined;
	return {
		items: shown.map(({ order, group }) =>
			toShopSummary(
				{
					...{ order, group, lines: linesOf.get(order.id) ?? [], cut: cuts.get(order.id) },
					openReturn: returning.get(order.id) ?? null,
					receiptAt: receipts.get(order.id),
					unreadMessages: unread.get(order.id) ?? 0,
				},
				actor.staffRole,
				now,
			),
		),
		nextCursor: last ? encodeCursor([...(isReturns ? [last.deadline] : []), last.order.id]) : null,
	};
}

function isAfterId(cursor: string | undefined, isQueue: boolean): SQL | undefined {
	const after = idOfCursor(cursor);
	return after ? (isQueue ? gt(orders.id, after) : lt(orders.id, after)) : undefined;
}

function isAfterDeadline(cursor: string | undefined): SQL | undefined {
	const [deadline, id] = decodeCursor(cursor, 2) ?? [];
	if (!isId(id) || !Number.isSafeInteger(deadline)) return;
	const isSame = sql`${returnDeadline} = ${deadline}::bigint`;
	return or(sql`${returnDeadline} > ${deadline}::bigint`, and(isSame, lt(orders.id, id)));
}
