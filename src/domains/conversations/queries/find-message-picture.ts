import { and, eq, or } from 'drizzle-orm';
import { orders } from '#src/domains/orders/db/tables.ts';
import { shopStaff } from '#src/domains/vendors/db/tables.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { MessagePictureInput } from '../contract/order-messages.ts';
import { orderMessagePictures, orderMessages } from '../db/tables.ts';

/** True when the member is the buyer or works for the shop of the order. */
export async function findMessagePicture(
	{ actor, fresh }: ReadContext<MemberActor>,
	{ messageId, pictureId }: MessagePictureInput,
): Promise<string | null> {
	const { customerId } = actor;
	const [found] = await fresh
		.select({ id: orderMessagePictures.pictureId })
		.from(orderMessagePictures)
		.innerJoin(orderMessages, eq(orderMessages.id, orderMessagePictures.messageId))
		.innerJoin(orders, eq(orders.id, orderMessages.orderId))
		.leftJoin(shopStaff, and(eq(shopStaff.shopId, orders.shopId), eq(shopStaff.customerId, customerId)))
		.where(
			and(
				eq(orderMessagePictures.messageId, messageId),
				eq(orderMessagePictures.pictureId, pictureId),
				or(eq(orders.customerId, customerId), eq(shopStaff.customerId, customerId)),
			),
		);
	return found?.id ?? null;
}
