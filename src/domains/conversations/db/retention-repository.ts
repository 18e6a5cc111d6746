import { type SQL, sql } from 'drizzle-orm';
import { idList, type Transaction } from '#src/platform/db/index.ts';
import { conversationsConfig } from '../contract/conversation.ts';

const STORED_SINCE = sql`app_now() - make_interval(months => ${conversationsConfig.keptMonths})`;
/** Expects the alias `orders`. Returns and investigations read what was agreed. */
const ORDER_IS_OVER = sql`orders.state in ('completed', 'cancelled', 'returned', 'expired')
	and not exists (select from order_returns back where back.order_id = orders.id and back.ended_at is null)
	and not exists (select from order_cases search where search.order_id = orders.id and search.closed_at is null)`;
const NEEDED_BY_REPORT = sql`exists (
	select from conversation_reports report where report.conversation_id = talk.id
		and (report.decided_at is null or report.decided_at >= ${STORED_SINCE}))`;
const NEEDED_BY_ORDER = sql`exists (
	select from orders join order_lines line on line.order_id = orders.id
	where orders.customer_id = talk.customer_id and orders.shop_id = talk.shop_id
		and line.product_id = talk.subject_id and not (${ORDER_IS_OVER}))`;

const OLD_CHATS = sql`talk.subject_kind <> 'order' and not ${NEEDED_BY_REPORT} and not ${NEEDED_BY_ORDER}`;
const OLD_OF_ORDERS = sql`talk.subject_kind = 'order'
	and exists (select from orders where orders.id = talk.subject_id and ${ORDER_IS_OVER})`;

export const RETAINED_KINDS = ['chat', 'order'] as const;
type RetainedKind = (typeof RETAINED_KINDS)[number];
const OLD: Readonly<Record<RetainedKind, SQL>> = { chat: OLD_CHATS, order: OLD_OF_ORDERS };

/** Deletes up to `limit` conversations. Locks the rows, so that a message written meanwhile saves its conversation. */
export async function deleteOldOfKind(tx: Transaction, kind: RetainedKind, limit: number): Promise<number> {
	const { rows } = await tx.execute<{ id: string }>(sql`
		select talk.id from conversations talk where talk.last_at < ${STORED_SINCE} and ${OLD[kind]}
		order by talk.last_at limit ${limit} for update of talk skip locked`);
	const ids = rows.map(({ id }) => id);
	if (ids.length === 0) return 0;
	if (kind === 'chat') await deleteChats(tx, ids);
	else await deleteOrderMessages(tx, ids);
	return ids.length;
}

async function deleteChats(tx: Transaction, ids: readonly string[]): Promise<void> {
	await tx.execute(sql`delete from conversation_reports where conversation_id in ${idList(ids)}`);
	await tx.execute(sql`delete from conversation_messages where conversation_id in ${idList(ids)}`);
	await tx.execute(sql`delete from conversations where id in ${idList(ids)}`);
}

/** The pictures' files follow in `media.sweep_private_pictures`. */
async function deleteOrderMessages(tx: Transaction, ids: readonly string[]): Promise<void> {
	const ofOrders = sql`(select subject_id from conversations where id in ${idList(ids)})`;
	await tx.execute(sql`
		delete from order_message_pictures where message_id in (select id from order_messages where order_id in ${ofOrders})`);
	await tx.execute(sql`delete from order_messages where order_id in ${ofOrders}`);
	await tx.execute(sql`delete from order_thread_sides where order_id in ${ofOrders}`);
	await tx.execute(sql`delete from conversations where id in ${idList(ids)}`);
}
