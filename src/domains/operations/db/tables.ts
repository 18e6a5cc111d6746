import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ComplaintParty, ComplaintState, ComplaintTopic } from '../contract/complaints.ts';

const instant = () => timestamp({ withTimezone: true });

export const complaints = pgTable('complaints', {
	id: uuid().primaryKey(),
	number: text().notNull(),
	customerId: uuid().notNull(),
	topic: text().$type<ComplaintTopic>().notNull(),
	orderId: uuid(),
	state: text().$type<ComplaintState>().notNull(),
	filedAt: instant().notNull(),
	answerBy: instant().notNull(),
	solveBy: instant().notNull(),
	answeredAt: instant(),
	closedAt: instant(),
});
export type Complaint = Readonly<typeof complaints.$inferSelect>;

export const complaintEntries = pgTable('complaint_words', {
	id: uuid().primaryKey(),
	complaintId: uuid().notNull(),
	party: text().$type<ComplaintParty>().notNull(),
	body: text().notNull(),
	at: instant().notNull(),
});
