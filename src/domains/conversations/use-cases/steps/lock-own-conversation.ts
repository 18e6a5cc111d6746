import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { MemberActor, VendorActor } from '#src/platform/actor.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { failConversation } from '../../contract/conversation.ts';
import { type Conversation, lockConversation } from '../../db/conversation-repository.ts';

type Locked<Code extends string = never> = Result<Conversation, Failure<Code | 'conversations.not_found'>>;

/** Conversations before an order only: those of an order are written on its page. */
export async function lockBuyersConversation(scope: Scope<MemberActor>, id: string): Promise<Locked> {
	const found = await lockConversation(scope.db, id);
	return found?.customerId === scope.actor.customerId && found.subjectKind !== 'order'
		? ok(found)
		: failConversation('conversations.not_found');
}

export async function lockShopsConversation(
	scope: Scope<VendorActor>,
	id: string,
): Promise<Locked<'conversations.role_not_allowed'>> {
	if (!hasStaffRight(scope.actor.staffRole, 'voices.answer')) return failConversation('conversations.role_not_allowed');
	const found = await lockConversation(scope.db, id);
	return found?.shopId === scope.actor.shopId && found.subjectKind !== 'order'
		? ok(found)
		: failConversation('conversations.not_found');
}
