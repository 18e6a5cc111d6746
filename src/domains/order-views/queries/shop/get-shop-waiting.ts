import { type SQL, sql } from 'drizzle-orm';
import { messagesConfig } from '#src/domains/conversations/contract/order-messages.ts';
import { investigationsBeforeShop } from '#src/domains/fulfilment/index.ts';
import { type OrderState, ordersConfig } from '#src/domains/orders/contract/order.ts';
import { returnsBeforeShop } from '#src/domains/returns/index.ts';
import type { PendingShopAction, ShopWaiting } from '#src/domains/shop-metrics/contract.ts';
import { confirmDeadline, packDeadline } from '#src/domains/shop-metrics/index.ts';
import { healthConfig } from '#src/domains/vendors/contract/shop.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { databaseNow, type ReadContext } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { addMs, HOUR_MS } from '#src/shared/time.ts';
import { shopDeadline } from '../../rules/next-shop-action.ts';
import { countShopOrders } from './count-shop-orders.ts';

type FirstOrder = {
	readonly number: string;
	readonly state: OrderState;
	readonly placedAt: string;
	readonly confirmedAt: string | null;
	readonly prepDays: number;
};

/** Each action contains the order that is due first. Never read from a replica. */
export async function getShopWaiting(context: ReadContext<VendorActor>): Promise<ShopWaiting> {
	const counts = await countShopOrders(context);
	const read = context.fresh;
	const { shopId } = context.actor;
	const confirm = await firstOf(read, shopId, sql`state = 'placed'`, confirmDeadline);
	const send = await firstOf(
		read,
		shopId,
		sql`state in ('confirmed', 'packed')`,
		packDeadline(await databaseNow(read)),
	);
	return {
		confirm: { count: counts.waiting, ...shopActionOf(confirm) },
		send: { count: counts.preparing, ...shopActionOf(send) },
		answerCancel: { count: counts.cancelAsked, ...(await firstRequest(read, shopId)) },
		cases: { count: counts.cases, ...(await firstInvestigation(read, shopId)) },
		returns: { count: counts.returns, ...(await firstReturn(read, shopId)) },
		messages: await waitingThreads(read, shopId),
	};
}

async function firstOf(read: ReadDatabase, shopId: string, which: SQL, by: SQL) {
	const [row] = await read.read<FirstOrder>(sql`
		select number, state, placed_at as "placedAt", confirmed_at as "confirmedAt", prep_days as "prepDays"
		from orders where shop_id = ${shopId} and ${which} order by ${by}, id limit 1`);
	return row;
}

function shopActionOf(first: FirstOrder | undefined): Omit<PendingShopAction, 'count'> {
	if (!first) return { dueBy: null, number: null };
	const { number, state, placedAt, confirmedAt, prepDays } = first;
	const at = (text: string | null): Date | null => (text === null ? null : new Date(text));
	const due = shopDeadline({ state, prepDays, placedAt: at(placedAt), confirmedAt: at(confirmedAt) });
	return { number, dueBy: due?.toISOString() ?? null };
}

/** A request for the whole order lapses when a parcel ships; then the unshipped items can be requested. */
async function firstRequest(read: ReadDatabase, shopId: string): Promise<Omit<PendingShopAction, 'count'>> {
	const [row] = await read.read<{ number: string; askedAt: string }>(sql`
		select number, asked_at as "askedAt" from (
			select id, number, case when first_shipped_at is null then cancel_asked_at else rest_asked_at end as asked_at
			from orders where shop_id = ${shopId} and state in ('confirmed', 'packed')
		) wished where asked_at is not null order by asked_at, id limit 1`);
	if (!row) return { dueBy: null, number: null };
	const { number, askedAt } = row;
	return { number, dueBy: addMs(new Date(askedAt), ordersConfig.cancelAnswerHours * HOUR_MS).toISOString() };
}

async function firstInvestigation(read: ReadDatabase, shopId: string): Promise<Omit<PendingShopAction, 'count'>> {
	const [row] = await read.read<{ number: string; dueBy: string }>(sql`
		select number, due_by as "dueBy" from (${investigationsBeforeShop(shopId)}) looked order by due_by, number limit 1`);
	return { number: row?.number ?? null, dueBy: row ? new Date(row.dueBy).toISOString() : null };
}

/** Upper limit of an order's age, because its conversation stays open for a while after its end. */
const WRITTEN_WITHIN_DAYS = messagesConfig.openDays + 60;

/**
 * Orders with unread messages of buyers or an unanswered first question, which counts against the shop; the longest
 * waiting first.
 */
async function waitingThreads(read: ReadDatabase, shopId: string): Promise<PendingShopAction> {
	const [row] = await read.read<{ count: number; number: string | null; since: string | null }>(sql`
		select count(*)::int as count, (array_agg(number order by since))[1] as number, min(since) as since
		from (
			select orders.number, min(message.at) as since
			from orders
			join order_thread_sides side on side.order_id = orders.id and side.party = 'shop'
			join order_messages message on message.order_id = orders.id and message.party = 'buyer'
			where (message.position > side.read_position or (
				orders.placed_at > app_now() - make_interval(days => ${healthConfig.windowDays})
				and not exists (select from order_messages said where said.order_id = orders.id and said.party = 'shop')
			)) and orders.shop_id = ${shopId} and orders.placed_at > app_now() - make_interval(days => ${WRITTEN_WITHIN_DAYS})
			group by orders.id
		) waiting`);
	const since = row?.since ?? null;
	return {
		count: row?.count ?? 0,
		number: row?.number ?? null,
		dueBy: since === null ? null : addMs(new Date(since), healthConfig.answerHours * HOUR_MS).toISOString(),
	};
}

async function firstReturn(read: ReadDatabase, shopId: string): Promise<Omit<PendingShopAction, 'count'>> {
	const [row] = await read.read<{ number: string; dueAt: string | null }>(sql`
		select orders.number, asked.due_at as "dueAt" from (${returnsBeforeShop(shopId)}) asked
		join orders on orders.id = asked.order_id order by asked.due_at nulls last, orders.id limit 1`);
	return { number: row?.number ?? null, dueBy: row?.dueAt ? new Date(row.dueAt).toISOString() : null };
}
