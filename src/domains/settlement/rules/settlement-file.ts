export const ENTRY_KINDS = ['payment', 'refund'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];
export type SettlementEntry = { readonly txnRef: string; readonly moved: EntryKind; readonly amountVnd: number };
/** `isOfDay`: VNPAY should have recorded it on that day, or around midnight on the day before or after. */
export type OwnSettlementEntry = SettlementEntry & { readonly isOfDay: boolean };
export type Difference = {
	readonly txnRef: string;
	readonly moved: EntryKind;
	readonly kind: 'not_in_file' | 'not_received' | 'amount';
	readonly oursVnd: number;
	readonly theirsVnd: number;
};

const REFERENCE = 'vnp_TxnRef';
const AMOUNT = 'vnp_Amount';
/** Absent in files that contain only payments. */
const TRANSACTION_TYPE_FIELD = 'vnp_TransactionType';
const KIND_BY_TRANSACTION_TYPE: ReadonlyMap<string, EntryKind> = new Map([
	['01', 'payment'],
	['02', 'refund'],
	['03', 'refund'],
]);
/** VNPAY's amounts are in hundredths of a dong. */
const HUNDREDTHS = /^(\d{1,10})00$/;

/** Reads a table by VNPAY's column names; returns null when any row is not understood. */
export function readSettlementFile(rows: readonly (readonly string[])[]): readonly SettlementEntry[] | null {
	const [names = [], ...lines] = rows.map((cells) => cells.map((cell) => cell.trim()));
	const [reference, amount, type] = [
		names.indexOf(REFERENCE),
		names.indexOf(AMOUNT),
		names.indexOf(TRANSACTION_TYPE_FIELD),
	];
	if (reference < 0 || amount < 0) return null;
	const parts = lines.map((cells): SettlementEntry | null => {
		const [, dongs] = HUNDREDTHS.exec(cells[amount] ?? '') ?? [];
		const txnRef = cells[reference] ?? '';
		const moved = type < 0 ? 'payment' : KIND_BY_TRANSACTION_TYPE.get(cells[type] ?? '');
		return dongs && moved && /^\w{1,100}$/.test(txnRef) ? { txnRef, moved, amountVnd: Number(dongs) } : null;
	});
	const known = parts.flatMap((part) => part ?? []);
	const paid = known.filter(({ moved }) => moved === 'payment');
	const isWhole = known.length === parts.length && new Set(paid.map(({ txnRef }) => txnRef)).size === paid.length;
	return isWhole ? known : null;
}

type EntryKey = Pick<SettlementEntry, 'txnRef' | 'moved'>;
const keyOf = ({ moved, txnRef }: EntryKey): string => `${moved} ${txnRef}`;
function byKey<Part extends EntryKey>(parts: readonly Part[]): ReadonlyMap<string, readonly Part[]> {
	const found = new Map<string, Part[]>();
	for (const part of parts) found.set(keyOf(part), [...(found.get(keyOf(part)) ?? []), part]);
	return found;
}
const sumOf = (parts: readonly SettlementEntry[]): number => parts.reduce((sum, { amountVnd }) => sum + amountVnd, 0);

/** Removes pairs with equal amounts from both sides; own transactions of the day are matched first. */
function withoutEqual(ours: readonly OwnSettlementEntry[], theirs: readonly SettlementEntry[]) {
	const left = ours.toSorted((one, other) => Number(other.isOfDay) - Number(one.isOfDay));
	const unmet = theirs.filter(({ amountVnd }) => {
		const met = left.findIndex((part) => part.amountVnd === amountVnd);
		if (met >= 0) left.splice(met, 1);
		return met < 0;
	});
	return { left, unmet };
}

/**
 * Compares both sides. `nearby` holds the files of the day before and after, if available: transactions found there
 * are not reported as missing.
 */
export function differencesBetween(
	ours: readonly OwnSettlementEntry[],
	theirs: readonly SettlementEntry[],
	nearby: readonly SettlementEntry[] = [],
): readonly Difference[] {
	const [own, told, near] = [byKey(ours), byKey(theirs), byKey(nearby)];
	return [...new Set([...own.keys(), ...told.keys()])].flatMap((key) => {
		const { left, unmet } = withoutEqual(own.get(key) ?? [], told.get(key) ?? []);
		const missing = withoutEqual(
			left.filter(({ isOfDay }) => isOfDay),
			near.get(key) ?? [],
		).left;
		const [of] = [...missing, ...unmet];
		if (!of) return [];
		const { txnRef, moved } = of;
		// A payment is a single amount on any day, whereas refunds of other days have their own lines.
		const oursVnd = sumOf(missing.length === 0 && moved === 'payment' ? left : missing);
		const theirsVnd = sumOf(unmet);
		if (oursVnd === theirsVnd) return [];
		const kind = theirsVnd === 0 ? 'not_in_file' : oursVnd === 0 ? 'not_received' : 'amount';
		return [{ txnRef, moved, kind, oursVnd, theirsVnd } as const];
	});
}
