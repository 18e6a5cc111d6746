import { type SQL, sql } from 'drizzle-orm';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { MemberActor, VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import {
	type ConversationMessage,
	type ConversationsFailure,
	type ConversationView,
	conversationsConfig,
	failConversation,
	type ReadConversationInput,
} from '../contract/conversation.ts';
import type { MessageParty } from '../contract/order-messages.ts';
import { chatObstacle } from '../rules/may-chat.ts';
import { readConversations, toConversationItems } from './conversation-view.ts';

type Answer = Result<ConversationView, Failure<ConversationsFailure>>;

export const getConversation = (
	{ actor, fresh }: ReadContext<MemberActor>,
	input: ReadConversationInput,
): Promise<Answer> => find(fresh, 'buyer', sql`talk.customer_id = ${actor.customerId}`, input);

export async function getShopConversation(
	{ actor, fresh }: ReadContext<VendorActor>,
	input: ReadConversationInput,
): Promise<Answer> {
	if (!hasStaffRight(actor.staffRole, 'voices.answer')) return failConversation('conversations.role_not_allowed');
	return find(fresh, 'shop', sql`talk.shop_id = ${actor.shopId}`, input);
}

async function find(
	read: ReadDatabase,
	party: MessageParty,
	own: SQL,
	{ conversationId, before }: ReadConversationInput,
): Promise<Answer> {
	const [row] = await readConversations(read, party, sql`talk.id = ${conversationId} and ${own}`, 1);
	if (!row) return failConversation('conversations.not_found');
	const [item] = await toConversationItems(read, party, [row]);
	if (!item) return failConversation('conversations.not_found');
	const { items, hasEarlier } = await readMessages(read, conversationId, before);
	return ok({
		...item,
		messages: items.map((message) => ({
			...message,
			at: new Date(message.at).toISOString(),
			isRead: message.party === party && message.position <= row.otherRead,
		})),
		hasEarlier,
		obstacle: row.subjectKind === 'order' ? null : chatObstacle(party, row),
		isReported: await hasOpenReport(read, conversationId, party),
	});
}

async function readMessages(
	read: ReadDatabase,
	conversationId: string,
	before: number | undefined,
): Promise<{ readonly items: readonly Omit<ConversationMessage, 'isRead'>[]; readonly hasEarlier: boolean }> {
	const { shown } = conversationsConfig;
	const rows = await read.read<Omit<ConversationMessage, 'isRead'>>(sql`
		select id, position, party, body as text, is_masked as "isMasked", at from conversation_messages
		where conversation_id = ${conversationId} and (${before ?? null}::int is null or position < ${before ?? null}::int)
		order by position desc limit ${shown + 1}`);
	return { items: rows.slice(0, shown).toReversed(), hasEarlier: rows.length > shown };
}

async function hasOpenReport(read: ReadDatabase, conversationId: string, party: MessageParty): Promise<boolean> {
	const rows = await read.read(sql`
		select from conversation_reports
		where conversation_id = ${conversationId} and party = ${party} and decided_at is null`);
	return rows.length > 0;
}
