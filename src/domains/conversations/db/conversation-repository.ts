import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import type { MessageParty } from '../contract/order-messages.ts';
import {
	type Conversation,
	conversationBlocks,
	conversationMessages,
	conversationReports,
	conversations,
	type StoredMessage,
} from './tables.ts';

export type { Conversation, StoredMessage } from './tables.ts';

/** Serialises what one buyer opens and writes, so that the limits hold. */
export async function lockBuyer(tx: Transaction, customerId: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`conversations:${customerId}`}, 0))`);
}

export async function lockConversation(tx: Transaction, id: string): Promise<Conversation | null> {
	const [found] = await tx.select().from(conversations).where(eq(conversations.id, id)).for('update');
	return found ?? null;
}

export async function lockConversationOf(
	tx: Transaction,
	of: Pick<Conversation, 'customerId' | 'shopId' | 'subjectKind' | 'subjectId'>,
): Promise<Conversation | null> {
	const [found] = await tx
		.select()
		.from(conversations)
		.where(
			and(
				eq(conversations.customerId, of.customerId),
				eq(conversations.shopId, of.shopId),
				eq(conversations.subjectKind, of.subjectKind),
				eq(conversations.subjectId, of.subjectId),
			),
		)
		.for('update');
	return found ?? null;
}

export async function countOpenedSince(read: ReadDatabase, customerId: string, since: Date): Promise<number> {
	const rows = await read.read<{ opened: number }>(sql`
		select count(*)::int as opened from conversations
		where customer_id = ${customerId} and subject_kind = 'product' and opened_at >= ${since.toISOString()}`);
	return rows[0]?.opened ?? 0;
}

/** Times of messages since `since`, oldest first: of one sender, or of one side of a conversation. */
export async function listWrittenSince(
	read: ReadDatabase,
	of: { readonly senderId: string } | { readonly conversationId: string },
	since: Date,
): Promise<readonly Date[]> {
	const own =
		'senderId' in of
			? and(eq(conversationMessages.senderId, of.senderId), eq(conversationMessages.party, 'buyer'))
			: and(eq(conversationMessages.conversationId, of.conversationId), eq(conversationMessages.party, 'shop'));
	const rows = await read
		.select({ at: conversationMessages.at })
		.from(conversationMessages)
		.where(and(own, gt(conversationMessages.at, since)))
		.orderBy(asc(conversationMessages.at));
	return rows.map(({ at }) => at);
}

export async function insertConversation(tx: Transaction, row: typeof conversations.$inferInsert): Promise<void> {
	await tx.insert(conversations).values(row);
}

export async function changeConversation(
	tx: Transaction,
	id: string,
	change: Partial<typeof conversations.$inferInsert>,
): Promise<void> {
	await tx.update(conversations).set(change).where(eq(conversations.id, id));
}

export async function insertMessage(tx: Transaction, message: StoredMessage): Promise<void> {
	await tx.insert(conversationMessages).values(message);
}

/** Messages of the other side behind `position`. */
export async function countUnreadBehind(
	read: ReadDatabase,
	conversationId: string,
	party: MessageParty,
	position: number,
): Promise<number> {
	const [row] = await read
		.select({ unread: count() })
		.from(conversationMessages)
		.where(
			and(
				eq(conversationMessages.conversationId, conversationId),
				sql`${conversationMessages.party} <> ${party}`,
				gt(conversationMessages.position, position),
			),
		);
	return row?.unread ?? 0;
}

type Pair = { readonly shopId: string; readonly customerId: string };

export async function blocksOf(read: ReadDatabase, { shopId, customerId }: Pair): Promise<readonly MessageParty[]> {
	const rows = await read
		.select({ party: conversationBlocks.party })
		.from(conversationBlocks)
		.where(and(eq(conversationBlocks.shopId, shopId), eq(conversationBlocks.customerId, customerId)));
	return rows.map(({ party }) => party);
}

export async function saveBlock(
	tx: Transaction,
	{ shopId, customerId }: Pair,
	party: MessageParty,
	blockedAt: Date | null,
): Promise<void> {
	if (blockedAt) {
		await tx.insert(conversationBlocks).values({ shopId, customerId, party, blockedAt }).onConflictDoNothing();
		return;
	}
	await tx
		.delete(conversationBlocks)
		.where(
			and(
				eq(conversationBlocks.shopId, shopId),
				eq(conversationBlocks.customerId, customerId),
				eq(conversationBlocks.party, party),
			),
		);
}

/** False when this side's earlier report is still open. */
export async function insertReport(tx: Transaction, report: typeof conversationReports.$inferInsert): Promise<boolean> {
	const rows = await tx
		.insert(conversationReports)
		.values(report)
		.onConflictDoNothing()
		.returning({ id: conversationReports.id });
	return rows.length > 0;
}

export async function decideReports(
	tx: Transaction,
	conversationId: string,
	decision: { readonly verdict: 'dismissed' | 'closed'; readonly decidedAt: Date },
): Promise<readonly { readonly reporterId: string; readonly party: MessageParty }[]> {
	return tx
		.update(conversationReports)
		.set(decision)
		.where(and(eq(conversationReports.conversationId, conversationId), sql`${conversationReports.decidedAt} is null`))
		.returning({ reporterId: conversationReports.reporterId, party: conversationReports.party });
}

type OrderMessageFact = {
	readonly orderId: string;
	readonly party: MessageParty;
	readonly position: number;
	readonly at: Date;
};

/** Keeps the row of an order in the inboxes; call with the order's lock held. */
export async function recordOrderMessage(
	tx: Transaction,
	{ orderId, party, position, at }: OrderMessageFact,
): Promise<void> {
	const [buyerUnread, shopUnread] = party === 'buyer' ? [0, 1] : [1, 0];
	await tx.execute(sql`
		insert into conversations (id, subject_kind, subject_id, shop_id, customer_id, search_text, opened_at, last_at,
			last_position, last_party, buyer_unread, shop_unread)
		select ${newId()}::uuid, 'order', orders.id, orders.shop_id, orders.customer_id,
			orders.number || ' ' || shop.name_folded, ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz,
			${position}::int, ${party}::text, ${buyerUnread}::int, ${shopUnread}::int
		from orders join shops shop on shop.id = orders.shop_id where orders.id = ${orderId}
		on conflict (customer_id, shop_id, subject_kind, subject_id) do update set
			last_at = greatest(conversations.last_at, excluded.last_at), last_position = excluded.last_position,
			last_party = excluded.last_party,
			buyer_unread = case when excluded.last_party = 'buyer' then 0 else conversations.buyer_unread + 1 end,
			shop_unread = case when excluded.last_party = 'shop' then 0 else conversations.shop_unread + 1 end`);
}

/** After a side has read the messages of an order up to `position`. */
export async function recordOrderRead(
	tx: Transaction,
	{ orderId, party, position }: Omit<OrderMessageFact, 'at'>,
): Promise<void> {
	const column = party === 'buyer' ? sql`buyer_unread` : sql`shop_unread`;
	await tx.execute(sql`
		update conversations set ${column} = (
			select count(*) from order_messages message
			where message.order_id = ${orderId} and message.party <> ${party} and message.position > ${position}
		) where subject_kind = 'order' and subject_id = ${orderId}`);
}
