import type { MemberActor, VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { failConversation, type SendMessageInput } from '../contract/conversation.ts';
import { lockBuyer } from '../db/conversation-repository.ts';
import { lockBuyersConversation, lockShopsConversation } from './steps/lock-own-conversation.ts';
import { postChatMessage, type Sent } from './steps/post-chat-message.ts';

export const sendAsBuyer = (context: Context<MemberActor>, input: SendMessageInput): Promise<Sent> =>
	transact(context, async (scope): Promise<Sent> => {
		const { emailVerified, phoneVerified, customerId } = scope.actor;
		if (!emailVerified && !phoneVerified) return failConversation('conversations.unverified');
		await lockBuyer(scope.db, customerId);
		const locked = await lockBuyersConversation(scope, input.conversationId);
		if (!locked.ok) return locked;
		return postChatMessage(scope, locked.value, { party: 'buyer', text: input.text, now: await scope.now() });
	});

export const sendAsShop = (context: Context<VendorActor>, input: SendMessageInput): Promise<Sent> =>
	transact(context, async (scope): Promise<Sent> => {
		const locked = await lockShopsConversation(scope, input.conversationId);
		if (!locked.ok) return locked;
		return postChatMessage(scope, locked.value, { party: 'shop', text: input.text, now: await scope.now() });
	});
