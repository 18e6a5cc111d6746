import { cachedForDay } from '../../shared/time.ts';

type Row = { readonly id: string };
type LoadRows<R extends Row> = (ids: readonly string[]) => Promise<readonly R[]>;
type PendingRead = { readonly dropped: Set<string>; isVoid: boolean };

/** Caches rows by id in this process while change notifications arrive. Starts switched off. */
export type RowCache = {
	read<R extends Row>(ids: readonly string[], load: LoadRows<R>): Promise<ReadonlyMap<string, R>>;
	drop(id: string): void;
	dropAll(): void;
	/** Must be off while no change notifications arrive, because stale rows would not be dropped. */
	setOn(isOn: boolean): void;
};
type StoredLimits = { readonly most: number; readonly forMs: number; now?(): number };

export function createRowCache({ most, forMs, now = Date.now }: StoredLimits): RowCache {
	const stored = new Map<string, { readonly row: Row; readonly until: number }>();
	const readings = new Set<PendingRead>();
	let isOn = false;

	const save = (row: Row, until: number): void => {
		stored.delete(row.id);
		stored.set(row.id, { row, until });
		const [oldest] = stored.size > most ? stored.keys() : [];
		if (oldest !== undefined) stored.delete(oldest);
	};
	const dropAll = (): void => {
		stored.clear();
		for (const reading of readings) reading.isVoid = true;
	};
	const loadInto = async <R extends Row>(found: Map<string, R>, ids: readonly string[], load: LoadRows<R>) => {
		const reading: PendingRead = { dropped: new Set(), isVoid: !isOn };
		readings.add(reading);
		// Some values change with the date, such as a shop's holiday.
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
				const one = stored.get(id);
				if (one && one.until > at) found.set(id, one.row as R);
				else missing.push(id);
			}
			if (missing.length > 0) await loadInto(found, missing, load);
			return found;
		},
		drop(id) {
			stored.delete(id);
			for (const reading of readings) reading.dropped.add(id);
		},
		dropAll,
		setOn(wanted) {
			isOn = wanted;
			dropAll();
		},
	};
}
