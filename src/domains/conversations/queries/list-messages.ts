import { fail, type OrderInput } from '#src/domains/orders/contract/order.ts';
import { findOrderByNumber } from '#src/domains/orders/db/order-repository.ts';
import type { Order } from '#src/domains/orders/db/tables.ts';
import { hasOpenReturn } from '#src/domains/returns/index.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { MemberActor, VendorActor } from '#src/platform/actor.ts';
import { databaseNow, type ReadContext } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { MessageParty, MessageThread } from '../contract/order-messages.ts';
import { messagesOf, readStatesOf } from '../db/message-repository.ts';
import { isThreadOpen } from '../rules/may-write-message.ts';

type Answer = Result<MessageThread, Failure<'orders.not_found'>>;

/** Never read from a replica, because the author looks right after writing. */
export async function listMessages(context: ReadContext<MemberActor>, { number }: OrderInput): Promise<Answer> {
	const order = await findOrderByNumber(context.fresh, number);
	if (order?.customerId !== context.actor.customerId) return fail('orders.not_found');
	return ok(await threadOf(context, order, 'buyer'));
}

export async function listShopMessages(context: ReadContext<VendorActor>, { number }: OrderInput): Promise<Answer> {
	const order = await findOrderByNumber(context.fresh, number);
	if (order?.shopId !== context.actor.shopId || order.placedAt === null) return fail('orders.not_found');
	const thread = await threadOf(context, order, 'shop');
	return ok({ ...thread, mayWrite: thread.mayWrite && hasStaffRight(context.actor.staffRole, 'voices.answer') });
}

async function threadOf({ fresh: read }: ReadContext, order: Order, party: MessageParty): Promise<MessageThread> {
	const written = await messagesOf(read, order.id);
	const sides = await readStatesOf(read, order.id);
	const isOpen = isThreadOpen(order, await hasOpenReturn(read, order.id), await databaseNow(read));
	const readTo = { buyer: sides.shop.readPosition, shop: sides.buyer.readPosition };
	return {
		messages: written.map((message) => ({
			id: message.id,
			position: message.position,
			party: message.party,
			text: message.body,
			pictureIds: [...message.pictureIds],
			at: message.at.toISOString(),
			isRead: message.position <= readTo[message.party],
		})),
		unread: written.filter((one) => one.party !== party && one.position > sides[party].readPosition).length,
		mayWrite: isOpen,
	};
}
