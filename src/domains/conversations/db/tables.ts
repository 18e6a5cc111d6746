import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MessageParty } from '../contract.ts';

const instant = () => timestamp({ withTimezone: true });

export const orderMessages = pgTable('order_messages', {
	id: uuid().primaryKey(),
	orderId: uuid().notNull(),
	position: integer().notNull(),
	party: text().$type<MessageParty>().notNull(),
	senderId: uuid().notNull(),
	body: text().notNull(),
	at: instant().notNull(),
});
export type OrderMessage = Readonly<typeof orderMessages.$inferSelect>;

export const orderMessagePictures = pgTable(
	'order_message_pictures',
	{ messageId: uuid().notNull(), position: integer().notNull(), pictureId: uuid().notNull() },
	(table) => [primaryKey({ columns: [table.messageId, table.position] })],
);

/** Per side: the last read position and the last notice of unread messages. */
export const orderThreadSides = pgTable(
	'order_thread_sides',
	{
		orderId: uuid().notNull(),
		party: text().$type<MessageParty>().notNull(),
		readPosition: integer().notNull().default(0),
		toldAt: instant(),
	},
	(table) => [primaryKey({ columns: [table.orderId, table.party] })],
);
export type ThreadReadState = Readonly<typeof orderThreadSides.$inferSelect>;
