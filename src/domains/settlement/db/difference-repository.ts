import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import type { Difference, EntryKind, OwnSettlementEntry, SettlementEntry } from '../rules/settlement-file.ts';
import { settlementDifferences } from './tables.ts';

/**
 * Returns payments and refunds by VNPAY that its file of `day` may contain. VNPAY dates a payment in the minutes
 * before its payment page expires and a refund when it is requested.
 */
export function findOwnParts(
	read: ReadDatabase,
	day: string,
	theirs: readonly SettlementEntry[],
): Promise<readonly OwnSettlementEntry[]> {
	const start = sql`${`${day}T00:00:00+07:00`}::timestamptz`;
	const isOf = (at: SQL) => sql`${at} >= ${start} and ${at} < ${start} + interval '1 day'`;
	const named = sql`a.txn_ref = any(${sql.param(theirs.map(({ txnRef }) => txnRef))}::text[])`;
	const sentAt = sql`coalesce(r.first_sent_at, r.decided_at)`;
	return read.read<OwnSettlementEntry>(sql`
		select a.txn_ref as "txnRef", 'payment' as moved, a.received_vnd as "amountVnd", (${isOf(sql`a.expires_at`)}) as "isOfDay"
		from payment_attempts a where a.received_vnd > 0 and ((${isOf(sql`a.expires_at`)}) or ${named})
		union all
		select a.txn_ref, 'refund', r.amount_vnd, r.state = 'done' and ${isOf(sentAt)}
		from refunds r join payment_attempts a on a.id = r.attempt_id
		where ((r.state = 'done' and (${isOf(sentAt)})) or (r.state in ('sending', 'sent', 'done') and ${named}))
			and not exists (
				select from ledger_transfers t join ledger_accounts to_account on to_account.id = t.credit_account_id
				where t.source_type = 'refund' and t.source_id = r.id::text and t.leg = 'paid_back' and to_account.kind = 'bank'
			)
		order by "txnRef", moved`);
}

export async function hasPaymentsOn(read: ReadDatabase, day: string): Promise<boolean> {
	return (await findOwnParts(read, day, [])).some(({ isOfDay }) => isOfDay);
}

/** Deletes differences of the day before and after whose transactions this file contains. */
export async function deleteMatched(tx: Transaction, day: string, theirs: readonly SettlementEntry[]): Promise<void> {
	const named = JSON.stringify(theirs);
	await tx.execute(sql`
		delete from settlement_differences d using jsonb_to_recordset(${named}::jsonb) as found("txnRef" text, moved text, "amountVnd" bigint)
		where d.closed_at is null and d.kind = 'not_in_file' and d.day in (${day}::date - 1, ${day}::date + 1)
			and d.txn_ref = found."txnRef" and d.moved = found.moved and d.ours_vnd = found."amountVnd"`);
}

/** Replaces the differences of an earlier file of the same day, except those that an operator has explained. */
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

export type DifferenceKey = { readonly day: string; readonly txnRef: string; readonly moved: EntryKind };

export async function closeDifference(
	tx: Transaction,
	{ day, txnRef, moved, note }: DifferenceKey & { readonly note: string },
	closedAt: Date,
): Promise<boolean> {
	const { day: ofDay, txnRef: named, moved: way, closedAt: closed } = settlementDifferences;
	const rows = await tx
		.update(settlementDifferences)
		.set({ closedAt, note })
		.where(and(eq(ofDay, day), eq(named, txnRef), eq(way, moved), isNull(closed)))
		.returning({ txnRef: named });
	return rows.length > 0;
}
