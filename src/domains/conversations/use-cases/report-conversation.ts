import type { MemberActor, VendorActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import {
	type ConversationsFailure,
	failConversation,
	type ReportConversationInput,
	type ReportedConversation,
} from '../contract/conversation.ts';
import type { MessageParty } from '../contract/order-messages.ts';
import { type Conversation, insertReport } from '../db/conversation-repository.ts';
import { lockBuyersConversation, lockShopsConversation } from './steps/lock-own-conversation.ts';

type Answer = Result<ReportedConversation, Failure<ConversationsFailure>>;

export const reportAsBuyer = (context: Context<MemberActor>, input: ReportConversationInput): Promise<Answer> =>
	transact(context, async (scope): Promise<Answer> => {
		const locked = await lockBuyersConversation(scope, input.conversationId);
		return locked.ok ? report(scope, locked.value, 'buyer', input) : locked;
	});

export const reportAsShop = (context: Context<VendorActor>, input: ReportConversationInput): Promise<Answer> =>
	transact(context, async (scope): Promise<Answer> => {
		const locked = await lockShopsConversation(scope, input.conversationId);
		return locked.ok ? report(scope, locked.value, 'shop', input) : locked;
	});

/** The conversation stays open until an operator has decided. */
async function report(
	scope: Scope<MemberActor | VendorActor>,
	{ id }: Conversation,
	party: MessageParty,
	{ reason, note = '' }: ReportConversationInput,
): Promise<Answer> {
	const isNew = await insertReport(scope.db, {
		id: newId(),
		conversationId: id,
		party,
		reporterId: scope.actor.customerId,
		reason,
		note: clean(note),
		reportedAt: await scope.now(),
	});
	return isNew ? ok({ conversationId: id }) : failConversation('conversations.reported_before');
}
