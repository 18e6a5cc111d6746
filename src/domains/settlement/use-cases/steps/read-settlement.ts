import { readCsv } from '#src/platform/csv/index.ts';
import { readSettlementFile, type SettlementEntry } from '../../rules/settlement-file.ts';

/** A day has far fewer rows; a longer file is rejected as a whole. */
const ROWS_MAX = 500_000;

/** Parses VNPAY's file of a day; returns null when any part of it is not understood. */
export async function readSettlement(text: string): Promise<readonly SettlementEntry[] | null> {
	const rows = await readCsv(new TextEncoder().encode(text), ROWS_MAX);
	return rows && rows.length <= ROWS_MAX ? readSettlementFile(rows.map(({ cells }) => cells)) : null;
}
