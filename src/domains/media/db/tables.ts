import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const pictures = pgTable('pictures', {
	id: uuid().primaryKey(),
	hash: text().notNull(),
	uploadedBy: uuid(),
	width: integer().notNull(),
	height: integer().notNull(),
	placeholder: text().notNull(),
	isComplete: boolean().notNull().default(false),
	createdAt: timestamp({ withTimezone: true }).notNull(),
});
