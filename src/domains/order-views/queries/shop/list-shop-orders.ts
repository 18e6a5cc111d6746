import { and, asc, desc, eq, gt, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { unreadMessages } from '#src/domains/conversations/index.ts';
import { cutsOf, investigationDeadline, openInvestigationViews } from '#src/domains/fulfilment/index.ts';
import { linesOfOrders } from '#src/domains/orders/db/order-repository.ts';
import { parcelsOf } from '#src/domains/orders/db/parcels-of-orders.ts';
import { type Order, type OrderGroup, orderGroups, orders } from '#src/domains/orders/db/tables.ts';
import { listCashOfOrders } from '#src/domains/remittances/index.ts';
import {
	hasReturn,
	listReturnRequests,
	openReturnsOf,
	returnDeadline,
	returnShippingCostsToJudge,
	withReturnRequests,
} from '#src/domains/returns/index.ts';
import { confirmDeadline, packDeadline } from '#src/domains/shop-metrics/index.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { databaseNow, type ReadContext } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { isId } from '#src/shared/ids.ts';
import { decodeCursor, encodeCursor, idOfCursor } from '#src/shared/paging.ts';
import type { ListOrdersInput, ListShopOrdersInput, OrderTab, ShopOrderPage } from '../../contract/order-views.ts';
import { type OrderSearch, readOrderSearch } from '../../rules/order-search-input.ts';
import { TAB_STATES } from '../../rules/order-tabs.ts';
import { completedOrdersOfBuyers } from './returning-buyers.ts';
import { searchShopOrders } from './search-shop-orders.ts';
import { toShopSummary } from './shop-order-view.ts';

/**
 * Tabs that wait for the shop, and returns and open investigations, are sorted by deadline; all others newest first.
 */
export async function listShopOrders(
	{ actor, fresh: read }: ReadContext<VendorActor>,
	{ q = '', ...asked }: ListShopOrdersInput,
): Promise<ShopOrderPage> {
	const { limit } = asked;
	const search = readOrderSearch(q);
	const now = await databaseNow(read);
	const by = search ? undefined : deadlineOf(asked.tab, now);
	const rows = search
		? await rowsFound(read, actor.shopId, search, asked)
		: await rowsOfTab(read, actor.shopId, asked, by);
	const shown = rows.slice(0, limit);
	const ids = shown.map(({ order }) => order.id);
	const lines = await linesOfOrders(read, ids);
	const cuts = await cutsOf(read, ids);
	const returning = await openReturnsOf(read, ids);
	const askedBack = await listReturnRequests(
		read,
		withReturnRequests(asked.tab, ids, new Set(returning.keys())),
		lines,
	);
	const sent = shown.filter(({ order }) => TAB_STATES.shipping.includes(order.state));
	const cases = await openInvestigationViews(
		read,
		sent.map(({ order }) => order.id),
	);
	const receipts = await returnShippingCostsToJudge(read, ids);
	const unread = await unreadMessages(read, ids, 'shop');
	const completed = await completedOrdersOfBuyers(read, ids);
	const arrived = shown.filter(
		({ order, group }) => group.paymentMethod === 'cod' && TAB_STATES.done.includes(order.state),
	);
	const arrivedIds = arrived.map(({ order }) => order.id);
	const cash = await listCashOfOrders(read, arrivedIds);
	const parcelsOfOrder = Map.groupBy(await parcelsOf(read, arrivedIds), ({ orderId }) => orderId);
	const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
	const last = rows.length > limit ? shown.at(-1) : undefined;
	return {
		items: shown.map(({ order, group }) => ({
			askedBack: [...(askedBack.get(order.id) ?? [])],
			...toShopSummary(
				{
					order,
					group,
					lines: linesOf.get(order.id) ?? [],
					cut: cuts.get(order.id),
					openReturn: returning.get(order.id) ?? null,
					openCase: cases.get(order.id),
					receiptAt: receipts.get(order.id),
					unreadMessages: unread.get(order.id) ?? 0,
					completedBefore: completed.get(order.id) ?? 0,
					parcels: parcelsOfOrder.get(order.id) ?? [],
					cash: cash.get(order.id) ?? [],
				},
				actor.staffRole,
				now,
			),
		})),
		nextCursor: last ? encodeCursor([...(by ? [last.deadline] : []), last.order.id]) : null,
	};
}

function deadlineOf(tab: OrderTab, now: Date): SQL<number> | undefined {
	if (tab === 'waiting') return confirmDeadline;
	if (tab === 'preparing') return packDeadline(now);
	if (tab === 'returns') return returnDeadline;
	return tab === 'shipping' ? investigationDeadline : undefined;
}

/** Queues are sorted oldest first among equal deadlines. */
const isQueue = (tab: OrderTab): boolean => tab === 'waiting' || tab === 'preparing';

type Row = { readonly order: Order; readonly group: OrderGroup; readonly deadline: number };

function rowsOfTab(
	read: ReadDatabase,
	shopId: string,
	{ tab, limit, cursor }: ListOrdersInput,
	deadline: SQL<number> | undefined,
): Promise<readonly Row[]> {
	const states = TAB_STATES[tab];
	const after = idOfCursor(cursor);
	const isOlder = after ? lt(orders.id, after) : undefined;
	const isNext = deadline ? isAfterDeadline(deadline, cursor, isQueue(tab) ? gt : lt) : isOlder;
	return read
		.select({ order: orders, group: orderGroups, deadline: deadline ?? sql<number>`0` })
		.from(orders)
		.innerJoin(orderGroups, eq(orderGroups.id, orders.groupId))
		.where(
			and(
				eq(orders.shopId, shopId),
				isNotNull(orders.placedAt),
				states.length > 0 ? inArray(orders.state, [...states]) : undefined,
				tab === 'returns' ? hasReturn : undefined,
				isNext,
			),
		)
		.orderBy(...(deadline ? [deadline] : []), isQueue(tab) ? asc(orders.id) : desc(orders.id))
		.limit(limit + 1);
}

async function rowsFound(
	read: ReadDatabase,
	shopId: string,
	search: OrderSearch,
	{ tab, limit, cursor }: ListOrdersInput,
): Promise<readonly Row[]> {
	const wanted = { tab, before: idOfCursor(cursor), limit: limit + 1 };
	const ids = await searchShopOrders(read, shopId, search, wanted);
	if (ids.length === 0) return [];
	return read
		.select({ order: orders, group: orderGroups, deadline: sql<number>`0` })
		.from(orders)
		.innerJoin(orderGroups, eq(orderGroups.id, orders.groupId))
		.where(inArray(orders.id, [...ids]))
		.orderBy(desc(orders.id));
}

function isAfterDeadline(
	deadline: SQL<number>,
	cursor: string | undefined,
	isBehind: typeof gt | typeof lt,
): SQL | undefined {
	const [last, id] = decodeCursor(cursor, 2) ?? [];
	if (!isId(id) || !Number.isSafeInteger(last)) return;
	const isSame = sql`${deadline} = ${last}::bigint`;
	return or(sql`${deadline} > ${last}::bigint`, and(isSame, isBehind(orders.id, id)));
}
