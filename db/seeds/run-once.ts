import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Database, isDatabaseUnavailable } from '#src/platform/db/index.ts';

/** In loading order; each table must be empty before the first run of its part. */
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
	{ name: 'chats', table: 'conversation_messages' },
	{ name: 'rare cases', table: 'review_pictures' },
	{ name: 'payout account', table: 'payout_accounts' },
	{ name: 'payouts', table: 'payouts' },
	{ name: 'sales', table: 'scheduled_prices' },
	{ name: 'waiting work', table: 'shop_suspensions' },
] as const;
export type PartName = (typeof PARTS)[number]['name'];

export type SeedStep = {
	readonly name: string;
	readonly table: string;
	/** Must skip what a killed run created earlier. */
	run(): Promise<void>;
};

export async function areLoaded(db: Database, names: readonly string[]): Promise<boolean> {
	const { rows } = await db.execute<{ name: string }>(sql`select name from seed_runs where finished_at is not null`);
	const loaded = new Set(rows.map((row) => row.name));
	return names.every((name) => loaded.has(name));
}

/** Runs a part whose table is empty or that a killed run began. */
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
const RETRY_PAUSE_MS = 500;

/** Retries work whose statements timed out, as they do on a machine that wakes from sleep. */
export async function withRetries<T>(work: () => Promise<T>): Promise<T> {
	for (let attempt = 1; ; attempt += 1) {
		try {
			return await work();
		} catch (problem) {
			if (attempt === ATTEMPTS || !isDatabaseUnavailable(problem)) throw problem;
			await wait(RETRY_PAUSE_MS);
		}
	}
}
