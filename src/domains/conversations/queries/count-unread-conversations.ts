import { sql } from 'drizzle-orm';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { MemberActor, VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { ConversationCounts } from '../contract/conversation.ts';

/** Conversations with unread messages, for the badge. */
export async function countUnreadConversations({
	actor,
	fresh,
}: ReadContext<MemberActor>): Promise<ConversationCounts> {
	const [row] = await fresh.read<ConversationCounts>(sql`
		select count(*)::int as unread from conversations where customer_id = ${actor.customerId} and buyer_unread > 0`);
	return row ?? { unread: 0 };
}

/** Zero for roles that do not answer. */
export async function countShopUnreadConversations({
	actor,
	fresh,
}: ReadContext<VendorActor>): Promise<ConversationCounts> {
	if (!hasStaffRight(actor.staffRole, 'voices.answer')) return { unread: 0 };
	const [row] = await fresh.read<ConversationCounts>(sql`
		select count(*)::int as unread from conversations where shop_id = ${actor.shopId} and shop_unread > 0`);
	return row ?? { unread: 0 };
}
