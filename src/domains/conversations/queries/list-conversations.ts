import { type SQL, sql } from 'drizzle-orm';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { MemberActor, VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { isId } from '#src/shared/ids.ts';
import { decodeCursor, encodeCursor } from '#src/shared/paging.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { foldVietnamese } from '#src/shared/slug.ts';
import { type ConversationPage, failConversation, type ListConversationsInput } from '../contract/conversation.ts';
import type { MessageParty } from '../contract/order-messages.ts';
import { readConversations, toConversationItems } from './conversation-view.ts';

export const listConversations = (
	{ actor, fresh }: ReadContext<MemberActor>,
	input: ListConversationsInput,
): Promise<ConversationPage> => pageOf(fresh, 'buyer', sql`talk.customer_id = ${actor.customerId}`, input);

type ShopAnswer = Result<ConversationPage, Failure<'conversations.role_not_allowed'>>;

export async function listShopConversations(
	{ actor, fresh }: ReadContext<VendorActor>,
	input: ListConversationsInput,
): Promise<ShopAnswer> {
	if (!hasStaffRight(actor.staffRole, 'voices.answer')) return failConversation('conversations.role_not_allowed');
	return ok(await pageOf(fresh, 'shop', sql`talk.shop_id = ${actor.shopId}`, input));
}

async function pageOf(
	read: ReadDatabase,
	party: MessageParty,
	own: SQL,
	input: ListConversationsInput,
): Promise<ConversationPage> {
	const filters = [own, ...tabFilter(party, input), ...searchFilter(party, input), ...cursorFilter(input.cursor)];
	const rows = await readConversations(read, party, sql.join(filters, sql` and `), input.limit + 1);
	const shown = rows.slice(0, input.limit);
	const last = shown.at(-1);
	return {
		items: [...(await toConversationItems(read, party, shown))],
		nextCursor: rows.length > input.limit && last ? encodeCursor([last.lastAt, last.id]) : null,
	};
}

function tabFilter(party: MessageParty, { tab }: ListConversationsInput): readonly SQL[] {
	if (tab === 'unread') return [party === 'buyer' ? sql`talk.buyer_unread > 0` : sql`talk.shop_unread > 0`];
	if (tab === 'unanswered') return [sql`talk.last_party <> ${party}`, sql`talk.closed_at is null`];
	return [];
}

/** All words of the search, in any order and without tones. */
function searchFilter(party: MessageParty, { q = '', shop }: ListConversationsInput): readonly SQL[] {
	const words = foldVietnamese(q).split(/\s+/).filter(Boolean);
	const ofShop = shop !== undefined && party === 'buyer' ? [sql`shop.slug = ${shop}`] : [];
	return [...words.map((word) => sql`strpos(talk.search_text, ${word}) > 0`), ...ofShop];
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?([+-]\d\d:\d\d|Z)$/;

function cursorFilter(cursor: string | undefined): readonly SQL[] {
	const [lastAt, id] = decodeCursor(cursor, 2) ?? [];
	if (typeof lastAt !== 'string' || typeof id !== 'string' || !isId(id)) return [];
	if (!INSTANT.test(lastAt) || Number.isNaN(Date.parse(lastAt))) return [];
	return [sql`(talk.last_at, talk.id) < (${lastAt}::timestamptz, ${id}::uuid)`];
}
