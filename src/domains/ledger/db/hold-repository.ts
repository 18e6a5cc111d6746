import { and, asc, eq, lte } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import type { Source } from '#src/shared/source.ts';
import type { HoldState } from '../rules/hold-states.ts';
import { ledgerHolds, ledgerTransfers } from './tables.ts';

export type Hold = Readonly<typeof ledgerHolds.$inferSelect>;
export type NewHold = {
	readonly source: Source;
	readonly leg: string;
	readonly debitAccountId: string;
	readonly creditAccountId: string;
	readonly amountVnd: number;
	readonly expiresAt: Date;
};

export async function findHoldOf(tx: Transaction, source: Source, leg: string): Promise<Hold | null> {
	const [row] = await tx
		.select()
		.from(ledgerHolds)
		.where(and(eq(ledgerHolds.sourceType, source.type), eq(ledgerHolds.sourceId, source.id), eq(ledgerHolds.leg, leg)));
	return row ?? null;
}

export async function lockHold(tx: Transaction, holdId: string): Promise<Hold | null> {
	const [row] = await tx.select().from(ledgerHolds).where(eq(ledgerHolds.id, holdId)).for('update');
	return row ?? null;
}

export async function recordHold(tx: Transaction, hold: NewHold): Promise<string> {
	const { source, ...rest } = hold;
	const id = newId();
	await tx.insert(ledgerHolds).values({ id, ...rest, sourceType: source.type, sourceId: source.id, state: 'held' });
	return id;
}

export async function decideHold(tx: Transaction, holdId: string, state: HoldState, decidedAt: Date): Promise<void> {
	await tx.update(ledgerHolds).set({ state, decidedAt }).where(eq(ledgerHolds.id, holdId));
}

export async function recordPostedHold(tx: Transaction, hold: Hold, amountVnd: number): Promise<void> {
	const { debitAccountId, creditAccountId, sourceType, sourceId, leg } = hold;
	await tx
		.insert(ledgerTransfers)
		.values({ id: newId(), debitAccountId, creditAccountId, amountVnd, sourceType, sourceId, leg });
}

export async function findDueHolds(read: ReadDatabase, now: Date, limit: number): Promise<readonly string[]> {
	const rows = await read
		.select({ id: ledgerHolds.id })
		.from(ledgerHolds)
		.where(and(eq(ledgerHolds.state, 'held'), lte(ledgerHolds.expiresAt, now)))
		.orderBy(asc(ledgerHolds.expiresAt))
		.limit(limit);
	return rows.map(({ id }) => id);
}
