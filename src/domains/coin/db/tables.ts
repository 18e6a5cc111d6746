import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ledgerAccounts } from '#src/domains/ledger/db/tables.ts';
import type { CoinBucket, CoinMovementKind, SliceKind } from '../contract/coin.ts';
import type { SpendState } from '../rules/spend-states.ts';

const amount = () => bigint({ mode: 'number' }).notNull();
const instant = () => timestamp({ withTimezone: true });
const source = { sourceType: text().notNull(), sourceId: text().notNull() };

export const coinAccounts = pgTable('coin_accounts', {
	customerId: uuid().primaryKey(),
	frozenAt: instant(),
	frozenReason: text(),
});
export type CoinAccount = Readonly<typeof coinAccounts.$inferSelect>;

export const coinSlices = pgTable('coin_slices', {
	id: uuid().primaryKey(),
	customerId: uuid().notNull(),
	bucket: text().$type<CoinBucket>().notNull(),
	kind: text().$type<SliceKind>().notNull(),
	...source,
	orderId: uuid(),
	grantedVnd: amount(),
	remainingVnd: amount(),
	heldVnd: amount(),
	clawedVnd: amount(),
	payerKind: text().$type<(typeof ledgerAccounts.$inferSelect)['kind']>().notNull(),
	payerId: text().notNull(),
	grantedAt: instant().notNull(),
	expiresAt: instant(),
	noticedDays: integer(),
	/** The slice that the returned coin was originally granted as. */
	returnedFrom: uuid(),
});
export type CoinSlice = Readonly<typeof coinSlices.$inferSelect>;

export const coinMovements = pgTable('coin_movements', {
	id: uuid().primaryKey(),
	customerId: uuid().notNull(),
	sliceId: uuid().notNull(),
	kind: text().$type<CoinMovementKind>().notNull(),
	changeVnd: amount(),
	...source,
	orderId: uuid(),
	at: instant().notNull(),
});
export type CoinMovement = Readonly<typeof coinMovements.$inferSelect>;

export const coinSpends = pgTable(
	'coin_spends',
	{
		orderId: uuid().notNull(),
		bucket: text().$type<CoinBucket>().notNull(),
		customerId: uuid().notNull(),
		amountVnd: amount(),
		returnedVnd: amount(),
		state: text().$type<SpendState>().notNull(),
		holdId: uuid(),
		madeAt: instant().notNull(),
		heldUntil: instant(),
	},
	(table) => [primaryKey({ columns: [table.orderId, table.bucket] })],
);
export type CoinSpend = Readonly<typeof coinSpends.$inferSelect>;

export const coinUses = pgTable(
	'coin_uses',
	{
		orderId: uuid().notNull(),
		sliceId: uuid().notNull(),
		bucket: text().$type<CoinBucket>().notNull(),
		amountVnd: amount(),
		returnedVnd: amount(),
	},
	(table) => [primaryKey({ columns: [table.orderId, table.sliceId] })],
);
export type CoinUse = Readonly<typeof coinUses.$inferSelect>;

export const coinClawbacks = pgTable(
	'coin_clawbacks',
	{
		...source,
		orderId: uuid().notNull(),
		numerator: amount(),
		denominator: amount(),
		at: instant().notNull(),
	},
	(table) => [primaryKey({ columns: [table.sourceType, table.sourceId] })],
);

export const coinDebts = pgTable('coin_debts', {
	id: uuid().primaryKey(),
	customerId: uuid().notNull(),
	sliceId: uuid().notNull(),
	...source,
	owedVnd: amount(),
	settledVnd: amount(),
	openedAt: instant().notNull(),
});
export type CoinDebt = Readonly<typeof coinDebts.$inferSelect>;

export const coinGifts = pgTable('coin_gifts', {
	orderId: uuid().primaryKey(),
	customerId: uuid().notNull(),
	phoneHash: text().notNull(),
	addressHash: text().notNull(),
	amountVnd: amount(),
	state: text().$type<'pending' | 'granted' | 'withdrawn'>().notNull(),
	madeAt: instant().notNull(),
	spendableAt: instant().notNull(),
	settledAt: instant(),
});
export type CoinGift = Readonly<typeof coinGifts.$inferSelect>;

export const coinTopUps = pgTable('coin_top_ups', {
	id: uuid().primaryKey(),
	customerId: uuid().notNull(),
	amountVnd: amount(),
	txnRef: text().notNull(),
	startedAt: instant().notNull(),
	countsUntil: instant().notNull(),
	paidAt: instant(),
	sliceId: uuid(),
	refundedAt: instant(),
	refundedVnd: amount(),
});
export type CoinTopUp = Readonly<typeof coinTopUps.$inferSelect>;
