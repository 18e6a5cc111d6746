import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { NoticeClass, NoticeParams } from '../contract.ts';

export const notices = pgTable('notices', {
	id: uuid().primaryKey(),
	customerId: uuid().notNull(),
	class: text().$type<NoticeClass>().notNull(),
	kind: text().notNull(),
	params: jsonb().$type<NoticeParams>().notNull(),
	dedupeKey: text().notNull(),
	createdAt: timestamp({ withTimezone: true }).notNull().default(sql`app_now()`),
	readAt: timestamp({ withTimezone: true }),
});
export type Notice = Readonly<typeof notices.$inferSelect>;
