import { readCsv } from '#src/platform/csv/index.ts';
import { readSettlementFile, type SettledPart } from '../../rules/settlement-file.ts';

/** A day has far fewer; of a longer file nothing is taken. */
const ROWS_MAX = 500_000;

/** What stands in VNPAY's file of a day; `null` for one that is not wholly understood. */
export async function readSettlement(text: string): Promise<readonly SettledPart[] | null> {
	const rows = await readCsv(new TextEncoder().encode(text), ROWS_MAX);
	return rows && rows.length <= ROWS_MAX ? readSettlementFile(rows.map(({ cells }) => cells)) : null;
}
