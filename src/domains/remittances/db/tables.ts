import { bigint, date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Carrier } from '#src/domains/orders/contract/parcel.ts';
import type { LineDifference, RemittanceLineState } from '../contract.ts';

const amount = () => bigint({ mode: 'number' });
const instant = () => timestamp({ withTimezone: true });

export const cashRemittances = pgTable('cash_remittances', {
	id: uuid().primaryKey(),
	carrier: text().$type<Carrier>().notNull(),
	reference: text().notNull(),
	source: text().$type<'webhook' | 'file'>().notNull(),
	paidOn: date({ mode: 'string' }).notNull(),
	totalVnd: amount().notNull(),
	/** Amounts of the lines less their fees. */
	linesVnd: amount().notNull(),
	digest: text().notNull(),
	recordedBy: uuid(),
	recordedAt: instant().notNull(),
	/** An operator's decision when the total differs from the lines. */
	totalDecision: text().$type<'accepted' | 'dismissed'>(),
	totalNote: text().notNull().default(''),
	totalDecidedBy: uuid(),
});
export type CashRemittance = Readonly<typeof cashRemittances.$inferSelect>;

export const cashRemittanceLines = pgTable('cash_remittance_lines', {
	id: uuid().primaryKey(),
	remittanceId: uuid().notNull(),
	position: integer().notNull(),
	tracking: text().notNull(),
	amountVnd: amount().notNull(),
	feeVnd: amount().notNull(),
	state: text().$type<RemittanceLineState>().notNull(),
	difference: text().$type<LineDifference>(),
	expectedVnd: amount(),
	note: text().notNull().default(''),
	decidedBy: uuid(),
	decidedAt: instant(),
});
export type CashRemittanceLine = Readonly<typeof cashRemittanceLines.$inferSelect>;

export const cashRemittanceClaims = pgTable(
	'cash_remittance_claims',
	{ lineId: uuid().notNull(), parcelId: uuid().notNull(), amountVnd: amount().notNull() },
	(table) => [primaryKey({ columns: [table.lineId, table.parcelId] })],
);
