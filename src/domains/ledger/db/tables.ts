import { sql } from 'drizzle-orm';
import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AccountKind } from '../contract.ts';
import type { HoldState } from '../rules/hold-states.ts';

const amount = () => bigint({ mode: 'number' }).notNull();
const instant = () => timestamp({ withTimezone: true });

export const ledgerAccounts = pgTable('ledger_accounts', {
	id: uuid().primaryKey(),
	kind: text().$type<AccountKind>().notNull(),
	ownerId: text().notNull(),
	createdAt: instant().notNull().default(sql`app_now()`),
});

/** Only accounts with a floor have a row. */
export const ledgerBalances = pgTable('ledger_balances', {
	accountId: uuid().primaryKey(),
	postedVnd: amount(),
	heldVnd: amount(),
});

export const ledgerTransfers = pgTable('ledger_transfers', {
	id: uuid().primaryKey(),
	debitAccountId: uuid().notNull(),
	creditAccountId: uuid().notNull(),
	amountVnd: amount(),
	sourceType: text().notNull(),
	sourceId: text().notNull(),
	leg: text().notNull(),
	postedAt: instant().notNull().default(sql`app_now()`),
});

export const ledgerHolds = pgTable('ledger_holds', {
	id: uuid().primaryKey(),
	debitAccountId: uuid().notNull(),
	creditAccountId: uuid().notNull(),
	amountVnd: amount(),
	sourceType: text().notNull(),
	sourceId: text().notNull(),
	leg: text().notNull(),
	state: text().$type<HoldState>().notNull(),
	expiresAt: instant().notNull(),
	createdAt: instant().notNull().default(sql`app_now()`),
	decidedAt: instant(),
});
