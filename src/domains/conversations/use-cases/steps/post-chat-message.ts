import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import { addMs, HOUR_MS } from '#src/shared/time.ts';
import { type ConversationsFailure, failConversation, type SentMessage } from '../../contract/conversation.ts';
import type { MessageParty } from '../../contract/order-messages.ts';
import {
	blocksOf,
	type Conversation,
	changeConversation,
	insertConversation,
	insertMessage,
	listWrittenSince,
} from '../../db/conversation-repository.ts';
import { chatMessageWritten } from '../../events.ts';
import { isShopShown, listOrderNumbers } from '../../queries/find-writable-product.ts';
import { maskContacts } from '../../rules/mask-contacts.ts';
import { chatObstacle, decidePace, isChatMailDue } from '../../rules/may-chat.ts';

export type Sent = Result<SentMessage, Failure<ConversationsFailure>>;
type Author = { readonly customerId: string };
export type Post = {
	readonly party: MessageParty;
	readonly text: string;
	readonly now: Date;
	/** The row does not exist yet. */
	readonly isNew?: boolean;
};

/** Call with the conversation's lock held and, for buyers, the lock of what they write. */
export async function postChatMessage(
	scope: Scope<Author & Scope['actor']>,
	conversation: Conversation,
	{ party, text, now, isNew = false }: Post,
): Promise<Sent> {
	const words = clean(text);
	if (words === '')
		return failConversation('conversations.text_empty', undefined, { text: 'conversations.text_empty' });
	const obstacle = chatObstacle(party, {
		isClosed: conversation.closedAt !== null,
		isShopShown: await isShopShown(scope.read, conversation.shopId),
		lastPosition: conversation.lastPosition,
		blockedBy: await blocksOf(scope.read, conversation),
	});
	if (obstacle) return failConversation(`conversations.${obstacle}`);
	const { customerId: senderId } = scope.actor;
	const counted = party === 'buyer' ? { senderId } : { conversationId: conversation.id };
	const pace = decidePace(await listWrittenSince(scope.read, counted, addMs(now, -HOUR_MS)), now);
	if (!pace.ok) return pace;
	const masked = maskContacts(words, await listOrderNumbers(scope.read, conversation));
	const position = conversation.lastPosition + 1;
	const written = stateAfter(conversation, { party, position, now });
	if (isNew) await insertConversation(scope.db, { ...conversation, ...written });
	else await changeConversation(scope.db, conversation.id, written);
	const isMasked = masked.kinds.length > 0;
	const message = { conversationId: conversation.id, position, party, senderId, body: masked.text, isMasked, at: now };
	await insertMessage(scope.db, { id: newId(), ...message });
	await notifyOther(scope, conversation, party, now);
	return ok({ conversationId: conversation.id, position, isMasked });
}

/** The author of an answer has read the messages above it. */
function stateAfter(
	conversation: Conversation,
	{ party, position, now }: { readonly party: MessageParty; readonly position: number; readonly now: Date },
): Partial<Conversation> {
	const last = { lastAt: now, lastPosition: position, lastParty: party };
	if (party === 'buyer') {
		const notified = isChatMailDue(conversation.shopNotifiedAt, now) ? { shopNotifiedAt: now } : {};
		const unread = { buyerReadPosition: position, buyerUnread: 0, shopUnread: conversation.shopUnread + 1 };
		return { ...last, ...unread, ...notified };
	}
	const notified = isChatMailDue(conversation.buyerNotifiedAt, now) ? { buyerNotifiedAt: now } : {};
	const unread = { shopReadPosition: position, shopUnread: 0, buyerUnread: conversation.buyerUnread + 1 };
	return { ...last, ...unread, ...notified };
}

async function notifyOther(scope: Scope, before: Conversation, party: MessageParty, now: Date): Promise<void> {
	const notifiedAt = party === 'buyer' ? before.shopNotifiedAt : before.buyerNotifiedAt;
	if (!isChatMailDue(notifiedAt, now)) return;
	const to = party === 'buyer' ? 'shop' : 'buyer';
	await scope.publish(scope.db, chatMessageWritten({ conversationId: before.id, to, at: now.toISOString() }));
}
