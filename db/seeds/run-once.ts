import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Database, isDatabaseUnavailable } from '#src/platform/db/index.ts';

/** The parts of the demonstration in their order, each with the table that must be empty when it is first loaded. */
export const PARTS = [
	{ name: 'accounts', table: 'customers' },
	{ name: 'addresses', table: 'saved_addresses' },
	{ name: 'shops', table: 'shops' },
	{ name: 'products', table: 'products' },
	{ name: 'orders', table: 'order_groups' },
	{ name: 'reviews', table: 'reviews' },
	{ name: 'coin', table: 'coin_top_ups' },
	{ name: 'wishlists', table: 'wishlists' },
	{ name: 'shop pages', table: 'shop_sections' },
	{ name: 'vouchers', table: 'vouchers' },
	{ name: 'complaints', table: 'complaints' },
	{ name: 'rare cases', table: 'review_pictures' },
	{ name: 'payout account', table: 'payout_accounts' },
	{ name: 'payouts', table: 'payouts' },
] as const;
export type PartName = (typeof PARTS)[number]['name'];

export type SeedStep = {
	readonly name: string;
	readonly table: string;
	/** Skips what an earlier, killed run has already made. */
	run(): Promise<void>;
};

/** Whether earlier starts have loaded these parts to their end. */
export async function areLoaded(db: Database, names: readonly string[]): Promise<boolean> {
	const { rows } = await db.execute<{ name: string }>(sql`select name from seed_runs where finished_at is not null`);
	const loaded = new Set(rows.map((row) => row.name));
	return names.every((name) => loaded.has(name));
}

/** Runs a part whose table is empty, or that a killed run has begun; says what it did and how long it took. */
export async function runOnce(db: Database, step: SeedStep): Promise<'loaded' | 'kept'> {
	const { rows } = await db.execute<{ finished: boolean }>(
		sql`select finished_at is not null as finished from seed_runs where name = ${step.name}`,
	);
	const [earlier] = rows;
	if (earlier?.finished) return 'kept';
	if (!earlier) {
		const filled = await db.execute(sql`select from ${sql.identifier(step.table)} limit 1`);
		if (filled.rowCount !== 0) return 'kept';
		await db.execute(sql`insert into seed_runs (name) values (${step.name}) on conflict do nothing`);
	}
	await step.run();
	await db.execute(sql`update seed_runs set finished_at = clock_timestamp() where name = ${step.name}`);
	return 'loaded';
}

const ATTEMPTS = 5;
const BREATH_MS = 500;

/** A machine that slept for a minute wakes to statements that have run out of time: what they were part of is done again. */
export async function persistently<T>(work: () => Promise<T>): Promise<T> {
	for (let attempt = 1; ; attempt += 1) {
		try {
			return await work();
		} catch (problem) {
			if (attempt === ATTEMPTS || !isDatabaseUnavailable(problem)) throw problem;
			await wait(BREATH_MS);
		}
	}
}
