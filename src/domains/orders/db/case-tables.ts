import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CaseState } from '../contract-case.ts';

const instant = () => timestamp({ withTimezone: true });

export const orderCases = pgTable('order_cases', {
	id: uuid().primaryKey(),
	number: text().notNull(),
	orderId: uuid().notNull(),
	state: text().$type<CaseState>().notNull(),
	openedAt: instant().notNull(),
	dueBy: instant().notNull(),
	closedAt: instant(),
	closedBy: uuid(),
	note: text().notNull().default(''),
});
export type OrderCase = Readonly<typeof orderCases.$inferSelect>;

/** Left out of its shop's record by an operator. */
export const orderExcuses = pgTable('order_excuses', {
	orderId: uuid().primaryKey(),
	reason: text().notNull(),
	excusedBy: uuid().notNull(),
	excusedAt: instant().notNull(),
});
