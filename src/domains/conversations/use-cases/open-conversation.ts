import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { startOfVietnamDay } from '#src/shared/time.ts';
import { failConversation, type OpenConversationInput } from '../contract/conversation.ts';
import { type Conversation, countOpenedSince, lockBuyer, lockConversationOf } from '../db/conversation-repository.ts';
import { findWritableProduct, type WritableProduct, worksForShop } from '../queries/find-writable-product.ts';
import { decideOpening } from '../rules/may-chat.ts';
import { postChatMessage, type Sent } from './steps/post-chat-message.ts';

/** Writes the first message about a product, or another one into the conversation that exists. */
export function openConversation(
	context: Context<MemberActor>,
	{ productId, text }: OpenConversationInput,
): Promise<Sent> {
	return transact(context, async (scope): Promise<Sent> => {
		const { actor, db, read } = scope;
		if (!actor.emailVerified && !actor.phoneVerified) return failConversation('conversations.unverified');
		const product = await findWritableProduct(read, productId);
		if (!product) return failConversation('conversations.not_found');
		const { customerId } = actor;
		const { shopId } = product;
		if (await worksForShop(read, customerId, shopId)) return failConversation('conversations.own_shop');
		await lockBuyer(db, customerId);
		const existing = await lockConversationOf(db, { customerId, shopId, subjectKind: 'product', subjectId: productId });
		const now = await scope.now();
		if (existing) return postChatMessage(scope, existing, { party: 'buyer', text, now });
		const opening = decideOpening(await countOpenedSince(read, customerId, startOfVietnamDay(now)), now);
		if (!opening.ok) return opening;
		const started = conversationAbout(product, customerId, now);
		return postChatMessage(scope, started, { party: 'buyer', text, now, isNew: true });
	});
}

const conversationAbout = (product: WritableProduct, customerId: string, now: Date): Conversation => ({
	id: newId(),
	subjectKind: 'product',
	subjectId: product.productId,
	shopId: product.shopId,
	customerId,
	searchText: product.searchText,
	openedAt: now,
	lastAt: now,
	lastPosition: 0,
	lastParty: 'buyer',
	buyerReadPosition: 0,
	shopReadPosition: 0,
	buyerUnread: 0,
	shopUnread: 0,
	buyerNotifiedAt: null,
	shopNotifiedAt: null,
	closedAt: null,
});
