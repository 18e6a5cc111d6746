import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { InvestigationState } from '../contract-investigation.ts';

const instant = () => timestamp({ withTimezone: true });

export const parcelInvestigations = pgTable('order_cases', {
	id: uuid().primaryKey(),
	number: text().notNull(),
	orderId: uuid().notNull(),
	state: text().$type<InvestigationState>().notNull(),
	openedAt: instant().notNull(),
	dueBy: instant().notNull(),
	closedAt: instant(),
	closedBy: uuid(),
	note: text().notNull().default(''),
});
export type ParcelInvestigation = Readonly<typeof parcelInvestigations.$inferSelect>;

/** Left out of its shop's record by an operator. */
export const orderExcuses = pgTable('order_excuses', {
	orderId: uuid().primaryKey(),
	reason: text().notNull(),
	excusedBy: uuid().notNull(),
	excusedAt: instant().notNull(),
});
