import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ConversationReportReason, ReportVerdict, SubjectKind } from '../contract/conversation.ts';
import type { MessageParty } from '../contract/order-messages.ts';

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

/** The messages of an order stay in `order_messages`; its row here is what the inboxes list. */
export const conversations = pgTable('conversations', {
	id: uuid().primaryKey(),
	subjectKind: text().$type<SubjectKind>().notNull(),
	subjectId: uuid().notNull(),
	shopId: uuid().notNull(),
	customerId: uuid().notNull(),
	searchText: text().notNull(),
	openedAt: instant().notNull(),
	lastAt: instant().notNull(),
	lastPosition: integer().notNull(),
	lastParty: text().$type<MessageParty>().notNull(),
	buyerReadPosition: integer().notNull().default(0),
	shopReadPosition: integer().notNull().default(0),
	buyerUnread: integer().notNull().default(0),
	shopUnread: integer().notNull().default(0),
	buyerNotifiedAt: instant(),
	shopNotifiedAt: instant(),
	closedAt: instant(),
});
export type Conversation = Readonly<typeof conversations.$inferSelect>;

export const conversationMessages = pgTable('conversation_messages', {
	id: uuid().primaryKey(),
	conversationId: uuid().notNull(),
	position: integer().notNull(),
	party: text().$type<MessageParty>().notNull(),
	senderId: uuid().notNull(),
	body: text().notNull(),
	isMasked: boolean().notNull(),
	at: instant().notNull(),
});
export type StoredMessage = Readonly<typeof conversationMessages.$inferSelect>;

export const conversationBlocks = pgTable(
	'conversation_blocks',
	{
		shopId: uuid().notNull(),
		customerId: uuid().notNull(),
		party: text().$type<MessageParty>().notNull(),
		blockedAt: instant().notNull(),
	},
	(table) => [primaryKey({ columns: [table.shopId, table.customerId, table.party] })],
);

export const conversationReports = pgTable('conversation_reports', {
	id: uuid().primaryKey(),
	conversationId: uuid().notNull(),
	party: text().$type<MessageParty>().notNull(),
	reporterId: uuid().notNull(),
	reason: text().$type<ConversationReportReason>().notNull(),
	note: text().notNull(),
	reportedAt: instant().notNull(),
	decidedAt: instant(),
	verdict: text().$type<ReportVerdict>(),
});

export const answerTemplates = pgTable('answer_templates', {
	id: uuid().primaryKey(),
	shopId: uuid().notNull(),
	position: integer().notNull(),
	body: text().notNull(),
});
