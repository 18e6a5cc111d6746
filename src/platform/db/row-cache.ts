import { cachedForDay } from '../../shared/time.ts';

type Row = { readonly id: string };
type LoadRows<R extends Row> = (ids: readonly string[]) => Promise<readonly R[]>;
/** Under way, with what was dropped since it began. */
type Reading = { readonly dropped: Set<string>; isVoid: boolean };

/** Rows of one kind by their id, kept by a process while it is told which of them have changed. Begins switched off. */
export type RowCache = {
	/** All of these that there are; `load` reads what is not kept. */
	read<R extends Row>(ids: readonly string[], load: LoadRows<R>): Promise<ReadonlyMap<string, R>>;
	drop(id: string): void;
	dropAll(): void;
	/** While off nothing is kept or found: nobody would tell us what to drop. */
	setOn(isOn: boolean): void;
};
type StoredLimits = { readonly most: number; readonly forMs: number; now?(): number };

export function createRowCache({ most, forMs, now = Date.now }: StoredLimits): RowCache {
	const kept = new Map<string, { readonly row: Row; readonly until: number }>();
	const readings = new Set<Reading>();
	let isOn = false;

	const save = (row: Row, until: number): void => {
		kept.delete(row.id);
		kept.set(row.id, { row, until });
		const [oldest] = kept.size > most ? kept.keys() : [];
		if (oldest !== undefined) kept.delete(oldest);
	};
	const dropAll = (): void => {
		kept.clear();
		for (const reading of readings) reading.isVoid = true;
	};
	const loadInto = async <R extends Row>(found: Map<string, R>, ids: readonly string[], load: LoadRows<R>) => {
		const reading: Reading = { dropped: new Set(), isVoid: !isOn };
		readings.add(reading);
		// What the day changes, as a shop's holiday, ends with it.
		const until = Math.min(now() + forMs, cachedForDay(new Date(now())).getTime());
		try {
			for (const row of await load(ids)) {
				found.set(row.id, row);
				if (!reading.isVoid && !reading.dropped.has(row.id)) save(row, until);
			}
		} finally {
			readings.delete(reading);
		}
	};
	return {
		async read<R extends Row>(ids: readonly string[], load: LoadRows<R>) {
			const [found, missing, at] = [new Map<string, R>(), [] as string[], now()];
			for (const id of ids) {
				const one = kept.get(id);
				if (one && one.until > at) found.set(id, one.row as R);
				else missing.push(id);
			}
			if (missing.length > 0) await loadInto(found, missing, load);
			return found;
		},
		drop(id) {
			kept.delete(id);
			for (const reading of readings) reading.dropped.add(id);
		},
		dropAll,
		setOn(wanted) {
			isOn = wanted;
			dropAll();
		},
	};
}
