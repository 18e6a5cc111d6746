import { fail } from '#src/domains/orders/contract/order.ts';
import type { Order } from '#src/domains/orders/db/order-repository.ts';
import { lockOrder } from '#src/domains/orders/index.ts';
import type { MemberActor, VendorActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { MessageParty, ReadMark, ReadMessagesInput } from '../contract/order-messages.ts';
import { recordOrderRead } from '../db/conversation-repository.ts';
import { messagesOf, readStatesOf, saveReadState } from '../db/message-repository.ts';

type Answer = Result<ReadMark, Failure<'orders.not_found'>>;

export const markAsBuyer = (context: Context<MemberActor>, input: ReadMessagesInput): Promise<Answer> =>
	transact(context, async (scope): Promise<Answer> => {
		const locked = await lockOrder(scope, input.number);
		if (locked?.order.customerId !== scope.actor.customerId) return fail('orders.not_found');
		return mark(scope, locked.order, 'buyer', input.position);
	});

export const markAsShop = (context: Context<VendorActor>, input: ReadMessagesInput): Promise<Answer> =>
	transact(context, async (scope): Promise<Answer> => {
		const locked = await lockOrder(scope, input.number);
		if (locked?.order.shopId !== scope.actor.shopId || !locked.order.placedAt) return fail('orders.not_found');
		return mark(scope, locked.order, 'shop', input.position);
	});

async function mark(scope: Scope, order: Order, party: MessageParty, position: number): Promise<Answer> {
	const written = (await messagesOf(scope.read, order.id)).at(-1)?.position ?? 0;
	const side = (await readStatesOf(scope.read, order.id))[party];
	const readPosition = Math.max(side.readPosition, Math.min(position, written));
	if (readPosition > side.readPosition) {
		await saveReadState(scope.db, { ...side, readPosition });
		await recordOrderRead(scope.db, { orderId: order.id, party, position: readPosition });
	}
	return ok({ position: readPosition });
}
