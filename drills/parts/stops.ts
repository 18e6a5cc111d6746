import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/index.ts';
import { retryUntilAnswered } from './retry-until-answered.ts';

/** A write of this value to this table blocks in the middle of its transaction. */
export type Stop = {
	readonly table: string;
	readonly column: string;
	readonly value: string;
	readonly at?: string;
};

const TABLES = ['coin_slices', 'coin_movements', 'ledger_transfers', 'order_events', 'payouts', 'payment_events'];
const CHANGED_TABLES = [
	'voucher_uses',
	'coin_spends',
	'stock_reservations',
	'orders',
	'refunds',
	'order_refunds',
	'order_returns',
	'order_return_events',
];
const STOP_SECONDS = 30;
const REACHED_WITHIN_MS = 90_000;
const POLL_MS = 20;

export async function prepareStops(db: Database): Promise<void> {
	await db.execute(sql`create table if not exists drill_stops (table_name text, field text, value text)`);
	await db.execute(
		sql.raw(`create or replace function drill_stop() returns trigger language plpgsql as $$ begin
			if exists (select from drill_stops where table_name = tg_table_name and to_jsonb(new)->>field like value)
				then perform pg_sleep(${STOP_SECONDS}); end if;
			return new; end $$`),
	);
	const writing = [
		...TABLES.map((table) => `insert on ${table}`),
		...CHANGED_TABLES.map((table) => `insert or update on ${table}`),
	];
	for (const write of writing)
		await retryUntilAnswered(() =>
			db.execute(
				sql.raw(`create or replace trigger drill_stop before ${write} for each row execute function drill_stop()`),
			),
		);
}

export async function removeStops(db: Database): Promise<void> {
	await retryUntilAnswered(() => db.execute(sql`drop function drill_stop cascade`));
	await db.execute(sql`drop table drill_stops`);
}

/** Starts work with `begin` and calls `end` once the work blocks at this step, before anything is committed. */
export async function killAtStep(
	db: Database,
	{ table, column, value }: Stop,
	{ begin, end }: { begin(): Promise<unknown>; end(): void },
): Promise<void> {
	await db.execute(sql`insert into drill_stops values (${table}, ${column}, ${value})`);
	await begin();
	const deadline = Date.now() + REACHED_WITHIN_MS;
	while ((await status(db)).length === 0) {
		if (Date.now() > deadline) throw new Error(`nobody came to ${table} ${value}`);
		await wait(POLL_MS);
	}
	end();
	await db.execute(sql`delete from drill_stops`);
	for (const pid of await status(db)) await db.execute(sql`select pg_terminate_backend(${pid})`);
}

async function status(db: Database): Promise<readonly number[]> {
	const { rows } = await db.execute<{ pid: number }>(sql`
		select pid from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`);
	return rows.map(({ pid }) => pid);
}
