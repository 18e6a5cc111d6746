import type { MemberActor, VendorActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { ConversationsFailure, MarkConversationInput, MarkedConversation } from '../contract/conversation.ts';
import type { MessageParty } from '../contract/order-messages.ts';
import { type Conversation, changeConversation, countUnreadBehind } from '../db/conversation-repository.ts';
import { lockBuyersConversation, lockShopsConversation } from './steps/lock-own-conversation.ts';

type Answer = Result<MarkedConversation, Failure<ConversationsFailure>>;

export const markReadAsBuyer = (context: Context<MemberActor>, input: MarkConversationInput): Promise<Answer> =>
	transact(context, async (scope): Promise<Answer> => {
		const locked = await lockBuyersConversation(scope, input.conversationId);
		return locked.ok ? ok(await mark(scope, locked.value, 'buyer', input.position)) : locked;
	});

export const markReadAsShop = (context: Context<VendorActor>, input: MarkConversationInput): Promise<Answer> =>
	transact(context, async (scope): Promise<Answer> => {
		const locked = await lockShopsConversation(scope, input.conversationId);
		return locked.ok ? ok(await mark(scope, locked.value, 'shop', input.position)) : locked;
	});

/** The read position never decreases. */
async function mark(
	scope: Scope,
	conversation: Conversation,
	party: MessageParty,
	wanted: number,
): Promise<MarkedConversation> {
	const before = party === 'buyer' ? conversation.buyerReadPosition : conversation.shopReadPosition;
	const position = Math.max(before, Math.min(wanted, conversation.lastPosition));
	const unread = await countUnreadBehind(scope.read, conversation.id, party, position);
	const change =
		party === 'buyer'
			? { buyerReadPosition: position, buyerUnread: unread }
			: { shopReadPosition: position, shopUnread: unread };
	await changeConversation(scope.db, conversation.id, change);
	return { unread };
}
