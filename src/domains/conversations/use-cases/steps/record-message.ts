import { fail } from '#src/domains/orders/contract/order.ts';
import type { Order } from '#src/domains/orders/db/order-repository.ts';
import { parcelsOf } from '#src/domains/orders/db/parcels-of-orders.ts';
import { checkUnusedPictures } from '#src/domains/orders/index.ts';
import { hasOpenReturn } from '#src/domains/returns/index.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import {
	failMessage,
	type MessageFailure,
	type MessageParty,
	type ReadMark,
	type WriteMessageInput,
} from '../../contract/order-messages.ts';
import { recordOrderMessage } from '../../db/conversation-repository.ts';
import { messagesOf, readStatesOf, recordMessage, saveReadState } from '../../db/message-repository.ts';
import { orderMessageWritten } from '../../events.ts';
import { checkMessageText, decideMessage, isNotificationDue, isThreadOpen } from '../../rules/may-write-message.ts';

export type Written = Result<ReadMark, Failure<MessageFailure | 'orders.picture_unknown'>>;

/** Call with the order's lock held; assigns the position and decides whether to notify the other side. */
export async function postMessage(
	scope: Scope<{ readonly customerId: string } & Scope['actor']>,
	order: Order,
	party: MessageParty,
	input: WriteMessageInput,
): Promise<Written> {
	const now = await scope.now();
	const text = clean(input.text);
	if (!isThreadOpen(order, await hasOpenReturn(scope.read, order.id), now))
		return failMessage('orders.messages_closed');
	const written = await messagesOf(scope.read, order.id);
	const decision = decideMessage({ party, text, pictures: input.pictures?.length ?? 0 }, written, now);
	if (!decision.ok) return decision;
	const parcels = await parcelsOf(scope.read, [order.id]);
	const words = checkMessageText(text, [order.number, ...parcels.map(({ tracking }) => tracking)]);
	if (!words.ok) return words;
	const pictureIds = await checkUnusedPictures(scope, input.pictures ?? []);
	if (!pictureIds) return fail('orders.picture_unknown');
	const position = (written.at(-1)?.position ?? 0) + 1;
	const message = { id: newId(), orderId: order.id, position, party, senderId: scope.actor.customerId };
	await recordMessage(scope.db, { ...message, body: text, at: now, pictureIds });
	await recordOrderMessage(scope.db, { orderId: order.id, party, position, at: now });
	const sides = await readStatesOf(scope.read, order.id);
	// The author of an answer has read the messages above it.
	await saveReadState(scope.db, { ...sides[party], readPosition: position });
	await notifyOtherParty(scope, sides[party === 'buyer' ? 'shop' : 'buyer'], now);
	return ok({ position });
}

async function notifyOtherParty(scope: Scope, side: Parameters<typeof saveReadState>[1], now: Date): Promise<void> {
	if (!isNotificationDue(side.toldAt, now)) return;
	await saveReadState(scope.db, { ...side, toldAt: now });
	const { orderId, party: to } = side;
	await scope.publish(scope.db, orderMessageWritten({ orderId, to, at: now.toISOString() }));
}
