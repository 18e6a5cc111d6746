import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import type { MessageParty } from '../contract/order-messages.ts';
import {
	type OrderMessage,
	orderMessagePictures,
	orderMessages,
	orderThreadSides,
	type ThreadReadState,
} from './tables.ts';

export type MessageWithPictures = OrderMessage & { readonly pictureIds: readonly string[] };

export async function messagesOf(read: ReadDatabase, orderId: string): Promise<readonly MessageWithPictures[]> {
	const messages = await read
		.select()
		.from(orderMessages)
		.where(eq(orderMessages.orderId, orderId))
		.orderBy(asc(orderMessages.position));
	if (messages.length === 0) return [];
	const pictures = await read
		.select({ messageId: orderMessagePictures.messageId, pictureId: orderMessagePictures.pictureId })
		.from(orderMessagePictures)
		.innerJoin(orderMessages, eq(orderMessages.id, orderMessagePictures.messageId))
		.where(eq(orderMessages.orderId, orderId))
		.orderBy(asc(orderMessagePictures.messageId), asc(orderMessagePictures.position));
	const byMessage = Map.groupBy(pictures, ({ messageId }) => messageId);
	return messages.map((message) => ({
		...message,
		pictureIds: (byMessage.get(message.id) ?? []).map(({ pictureId }) => pictureId),
	}));
}

export async function unreadMessages(
	read: ReadDatabase,
	orderIds: readonly string[],
	party: MessageParty,
): Promise<ReadonlyMap<string, number>> {
	if (orderIds.length === 0) return new Map();
	const readTo = sql`coalesce((
		select ${orderThreadSides.readPosition} from ${orderThreadSides}
		where ${orderThreadSides.orderId} = ${orderMessages.orderId} and ${orderThreadSides.party} = ${party}
	), 0)`;
	const rows = await read
		.select({ orderId: orderMessages.orderId, unread: sql<number>`count(*)::int` })
		.from(orderMessages)
		.where(
			and(
				inArray(orderMessages.orderId, [...orderIds]),
				sql`${orderMessages.party} <> ${party}`,
				sql`${orderMessages.position} > ${readTo}`,
			),
		)
		.groupBy(orderMessages.orderId);
	return new Map(rows.map(({ orderId, unread }) => [orderId, unread]));
}

export async function readStatesOf(
	read: ReadDatabase,
	orderId: string,
): Promise<Readonly<Record<MessageParty, ThreadReadState>>> {
	const rows = await read.select().from(orderThreadSides).where(eq(orderThreadSides.orderId, orderId));
	const of = (party: MessageParty): ThreadReadState =>
		rows.find((side) => side.party === party) ?? { orderId, party, readPosition: 0, toldAt: null };
	return { buyer: of('buyer'), shop: of('shop') };
}

export async function recordMessage(tx: Transaction, { pictureIds, ...message }: MessageWithPictures): Promise<void> {
	await tx.insert(orderMessages).values(message);
	if (pictureIds.length === 0) return;
	await tx
		.insert(orderMessagePictures)
		.values(pictureIds.map((pictureId, position) => ({ messageId: message.id, position, pictureId })));
}

/** The read position never decreases. */
export async function saveReadState(tx: Transaction, side: ThreadReadState): Promise<void> {
	const { readPosition, toldAt } = side;
	await tx
		.insert(orderThreadSides)
		.values(side)
		.onConflictDoUpdate({
			target: [orderThreadSides.orderId, orderThreadSides.party],
			set: { readPosition: sql`greatest(${orderThreadSides.readPosition}, ${readPosition})`, toldAt },
		});
}
