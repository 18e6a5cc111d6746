import { and, eq, inArray } from 'drizzle-orm';
import { insertRows, type Transaction } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import type { Source } from '#src/shared/source.ts';
import type { TransferLeg } from '../contract.ts';
import { type AccountIds, idOf } from './account-repository.ts';
import { ledgerTransfers } from './tables.ts';

type BookedRow = typeof ledgerTransfers.$inferSelect;

/** Throws when a leg was posted with other accounts or another amount. */
export async function findUnbookedLegs(
	tx: Transaction,
	source: Source,
	legs: readonly TransferLeg[],
	ids: AccountIds,
): Promise<readonly TransferLeg[]> {
	const rows = await tx
		.select()
		.from(ledgerTransfers)
		.where(
			and(
				eq(ledgerTransfers.sourceType, source.type),
				eq(ledgerTransfers.sourceId, source.id),
				inArray(
					ledgerTransfers.leg,
					legs.map(({ leg }) => leg),
				),
			),
		);
	const booked = new Map(rows.map((row) => [row.leg, row]));
	return legs.filter((leg) => {
		const row = booked.get(leg.leg);
		if (row) assertSame(row, leg, ids);
		return !row;
	});
}

export async function recordTransfers(
	tx: Transaction,
	source: Source,
	legs: readonly TransferLeg[],
	ids: AccountIds,
): Promise<boolean> {
	const rows = rowsOf({ source, legs }, ids);
	const inserted = await tx.insert(ledgerTransfers).values(rows).onConflictDoNothing();
	return inserted.rowCount === rows.length;
}

type Posted = { readonly source: Source; readonly legs: readonly TransferLeg[] };

const rowsOf = ({ source, legs }: Posted, ids: AccountIds) =>
	legs.map(({ leg, debit, credit, amountVnd }) => ({
		id: newId(),
		debitAccountId: idOf(ids, debit),
		creditAccountId: idOf(ids, credit),
		amountVnd,
		sourceType: source.type,
		sourceId: source.id,
		leg,
	}));

export async function recordHistoricalTransfers(
	tx: Transaction,
	all: readonly Posted[],
	ids: AccountIds,
): Promise<void> {
	await tx.execute(
		insertRows(
			ledgerTransfers,
			all.flatMap((posted) => rowsOf(posted, ids)),
		),
	);
}

function assertSame(row: BookedRow, leg: TransferLeg, ids: AccountIds): void {
	const isSame =
		row.amountVnd === leg.amountVnd &&
		row.debitAccountId === idOf(ids, leg.debit) &&
		row.creditAccountId === idOf(ids, leg.credit);
	if (!isSame) throw new Error(`Leg ${leg.leg} of ${row.sourceType} ${row.sourceId} is booked differently already`);
}
