import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import type { Difference, SettledPart } from '../rules/settlement-file.ts';
import { settlementDifferences } from './tables.ts';

/** What reached us by VNPAY on one Vietnamese day. */
export function receivedOn(read: ReadDatabase, day: string): Promise<readonly SettledPart[]> {
	return read.read<SettledPart>(sql`
		select txn_ref as "txnRef", received_vnd as "amountVnd" from payment_attempts
		where received_vnd > 0 and decided_at >= ${`${day}T00:00:00+07:00`}::timestamptz
			and decided_at < ${`${day}T00:00:00+07:00`}::timestamptz + interval '1 day'
		order by txn_ref`);
}

/** In place of what an earlier file of the same day has shown; what somebody has explained stays explained. */
export async function replaceDifferences(
	tx: Transaction,
	day: string,
	differences: readonly Difference[],
	foundAt: Date,
): Promise<void> {
	await tx
		.delete(settlementDifferences)
		.where(and(eq(settlementDifferences.day, day), isNull(settlementDifferences.closedAt)));
	if (differences.length === 0) return;
	await tx
		.insert(settlementDifferences)
		.values(differences.map((difference) => ({ day, ...difference, foundAt })))
		.onConflictDoNothing();
}

export async function closeDifference(
	tx: Transaction,
	{ day, txnRef, note }: { readonly day: string; readonly txnRef: string; readonly note: string },
	closedAt: Date,
): Promise<boolean> {
	const { day: ofDay, txnRef: named, closedAt: closed } = settlementDifferences;
	const rows = await tx
		.update(settlementDifferences)
		.set({ closedAt, note })
		.where(and(eq(ofDay, day), eq(named, txnRef), isNull(closed)))
		.returning({ txnRef: named });
	return rows.length > 0;
}
