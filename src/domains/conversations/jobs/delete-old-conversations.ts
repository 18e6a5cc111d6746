import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Context, transact } from '#src/platform/context.ts';
import { idList, type Transaction } from '#src/platform/db/index.ts';
import { defineJob } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { conversationsConfig } from '../contract/conversation.ts';

const BATCH = 200;
/** Bounds one night; the next one goes on. */
const BATCHES_MAX = 500;

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

/** Messages are kept for 12 months after the last one, or as long as an order or a report needs them. */
export const deleteOldConversations = defineJob({
	name: 'conversations.delete_old',
	input: z.object({}),
	handle: async (context) => {
		let deleted = 0;
		for (const [filter, remove] of [
			[OLD_CHATS, deleteChats],
			[OLD_OF_ORDERS, deleteOrderMessages],
		] as const)
			for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
				const count = await deleteBatch(context, filter, remove);
				deleted += count;
				if (count < BATCH) break;
			}
		context.log.info({ deleted }, 'old conversations were deleted');
	},
});

type Remove = (tx: Transaction, ids: readonly string[]) => Promise<void>;

/** Locks the rows, so that a message written meanwhile keeps its conversation. */
async function deleteBatch(context: Context, filter: SQL, remove: Remove): Promise<number> {
	const deleted = await transact(context, async ({ db }) => {
		const { rows } = await db.execute<{ id: string }>(sql`
			select talk.id from conversations talk where talk.last_at < ${STORED_SINCE} and ${filter}
			order by talk.last_at limit ${BATCH} for update of talk skip locked`);
		if (rows.length > 0)
			await remove(
				db,
				rows.map(({ id }) => id),
			);
		return ok(rows.length);
	});
	return deleted.ok ? deleted.value : 0;
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
