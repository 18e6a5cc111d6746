import type { MemberActor, VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { BlockedConversation, BlockInput, ConversationsFailure } from '../contract/conversation.ts';
import { saveBlock } from '../db/conversation-repository.ts';
import { lockBuyersConversation, lockShopsConversation } from './steps/lock-own-conversation.ts';

type Answer = Result<BlockedConversation, Failure<ConversationsFailure>>;

/** Stops both sides in all their conversations before an order; orders stay reachable. */
export const blockAsBuyer = (
	context: Context<MemberActor>,
	{ conversationId, isBlocked }: BlockInput,
): Promise<Answer> =>
	transact(context, async (scope): Promise<Answer> => {
		const locked = await lockBuyersConversation(scope, conversationId);
		if (!locked.ok) return locked;
		await saveBlock(scope.db, locked.value, 'buyer', isBlocked ? await scope.now() : null);
		return ok({ isBlocked });
	});

export const blockAsShop = (
	context: Context<VendorActor>,
	{ conversationId, isBlocked }: BlockInput,
): Promise<Answer> =>
	transact(context, async (scope): Promise<Answer> => {
		const locked = await lockShopsConversation(scope, conversationId);
		if (!locked.ok) return locked;
		await saveBlock(scope.db, locked.value, 'shop', isBlocked ? await scope.now() : null);
		return ok({ isBlocked });
	});
