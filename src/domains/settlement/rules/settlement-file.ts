/** One payment as VNPAY settles it. */
export type SettledPart = { readonly txnRef: string; readonly amountVnd: number };
export type Difference = {
	readonly txnRef: string;
	readonly kind: 'not_in_file' | 'not_received' | 'amount';
	readonly oursVnd: number;
	readonly theirsVnd: number;
};

const REFERENCE = 'vnp_TxnRef';
const AMOUNT = 'vnp_Amount';
/** VNPAY counts in hundredths. */
const HUNDREDTHS = /^(\d{1,10})00$/;

const cellsOf = (line: string): readonly string[] =>
	line.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));

/** A table with VNPAY's own names on top; `null` for anything that is not wholly understood. */
export function readSettlementFile(text: string): readonly SettledPart[] | null {
	const [head = '', ...lines] = text
		.replace(/^\ufeff/, '')
		.split(/\r?\n/)
		.filter((line) => line.trim() !== '');
	const names = cellsOf(head);
	const [reference, amount] = [names.indexOf(REFERENCE), names.indexOf(AMOUNT)];
	if (reference < 0 || amount < 0) return null;
	const parts = lines.map((line): SettledPart | null => {
		const cells = cellsOf(line);
		const [, dongs] = HUNDREDTHS.exec(cells[amount] ?? '') ?? [];
		const txnRef = cells[reference] ?? '';
		return dongs && /^\w{1,100}$/.test(txnRef) ? { txnRef, amountVnd: Number(dongs) } : null;
	});
	const known = parts.flatMap((part) => part ?? []);
	const isWhole = known.length === parts.length && new Set(known.map(({ txnRef }) => txnRef)).size === known.length;
	return isWhole ? known : null;
}

/** What one side has and the other has not, or otherwise. */
export function differencesBetween(
	ours: readonly SettledPart[],
	theirs: readonly SettledPart[],
): readonly Difference[] {
	const told = new Map(theirs.map(({ txnRef, amountVnd }) => [txnRef, amountVnd]));
	const received = new Map(ours.map(({ txnRef, amountVnd }) => [txnRef, amountVnd]));
	return [...new Set([...received.keys(), ...told.keys()])].flatMap((txnRef) => {
		const [oursVnd, theirsVnd] = [received.get(txnRef) ?? 0, told.get(txnRef) ?? 0];
		if (oursVnd === theirsVnd) return [];
		const kind = theirsVnd === 0 ? 'not_in_file' : oursVnd === 0 ? 'not_received' : 'amount';
		return [{ txnRef, kind, oursVnd, theirsVnd }];
	});
}
