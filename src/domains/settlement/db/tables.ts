import { bigint, boolean, date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PayoutAccountState, PayoutSourceKind, PayoutState } from '../contract/settlement.ts';
import type { Difference, EntryKind } from '../rules/settlement-file.ts';

const instant = () => timestamp({ withTimezone: true });

export const payoutAccounts = pgTable('payout_accounts', {
	shopId: uuid().primaryKey(),
	state: text().$type<PayoutAccountState>().notNull(),
	stateReason: text().notNull().default(''),
	bank: text().notNull(),
	sealed: text().notNull(),
	lastDigits: text().notNull(),
	submittedBy: uuid().notNull(),
	submittedAt: instant().notNull(),
	decidedBy: uuid(),
	decidedAt: instant(),
	/** Set when the account replaces one that was paid before; no payout is sent to it earlier. */
	heldUntil: instant(),
});
export type PayoutAccount = Readonly<typeof payoutAccounts.$inferSelect>;

export const payoutBatches = pgTable('payout_batches', {
	id: uuid().primaryKey(),
	madeAt: instant().notNull(),
});

export const payouts = pgTable('payouts', {
	id: uuid().primaryKey(),
	shopId: uuid().notNull(),
	state: text().$type<PayoutState>().notNull(),
	amountVnd: bigint({ mode: 'number' }).notNull(),
	bank: text().notNull(),
	sealed: text().notNull(),
	lastDigits: text().notNull(),
	askedBy: uuid(),
	askedAt: instant().notNull(),
	needsTwo: boolean().notNull(),
	firstApprovedBy: uuid(),
	secondApprovedBy: uuid(),
	batchId: uuid(),
	bankReference: text(),
	reason: text().notNull().default(''),
	endedAt: instant(),
	/** The reason of a review by hand; empty when none was needed. */
	reviewNote: text().notNull().default(''),
});
export type Payout = Readonly<typeof payouts.$inferSelect>;

export const payoutSources = pgTable(
	'payout_sources',
	{
		payoutId: uuid().notNull(),
		position: integer().notNull(),
		kind: text().$type<PayoutSourceKind>().notNull(),
		orderId: uuid(),
		remittanceId: uuid(),
		amountVnd: bigint({ mode: 'number' }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.payoutId, table.position] })],
);

export const shopDebts = pgTable('shop_debts', {
	shopId: uuid().primaryKey(),
	since: instant().notNull(),
});

export const settlementDifferences = pgTable(
	'settlement_differences',
	{
		day: date({ mode: 'string' }).notNull(),
		txnRef: text().notNull(),
		moved: text().$type<EntryKind>().notNull().default('payment'),
		kind: text().$type<Difference['kind']>().notNull(),
		oursVnd: bigint({ mode: 'number' }).notNull(),
		theirsVnd: bigint({ mode: 'number' }).notNull(),
		foundAt: instant().notNull(),
		closedAt: instant(),
		note: text().notNull().default(''),
	},
	(table) => [primaryKey({ columns: [table.day, table.txnRef, table.moved] })],
);
