import type pg from 'pg';
import { expect } from 'vitest';
import type { TestDatabase } from './database.ts';

type Rows = { readonly table: string; readonly key?: string };

const POLL_OPTIONS = { timeout: 20_000, interval: 10 };

/**
 * Starts `work` while another transaction locks this row, and releases the lock when enough transactions wait for
 * it.
 */
export async function runWhileLocked<T>(
	{ pool, warm }: TestDatabase,
	{ table, key = 'id', id }: Rows & { readonly id: string },
	waiting: number,
	work: () => Promise<T>,
	meanwhile?: (holder: pg.PoolClient) => Promise<void>,
): Promise<T> {
	await warm(waiting + 1);
	const holder = await pool.connect();
	let answer: Promise<T>;
	try {
		await holder.query('BEGIN');
		await holder.query(`SELECT FROM ${table} WHERE ${key} = $1 FOR UPDATE`, [id]);
		answer = work();
		answer.catch(() => {});
		await expect.poll(() => countWaiting(holder), POLL_OPTIONS).toBe(waiting);
		await meanwhile?.(holder);
	} finally {
		await holder.query('ROLLBACK');
		holder.release();
	}
	return answer;
}

async function countWaiting(holder: pg.PoolClient): Promise<number> {
	// Within a transaction pg_stat_activity is a snapshot of the first read, so it is cleared.
	const { rows } = await holder.query<{ waiting: number }>(
		`SELECT count(*)::int AS waiting, pg_stat_clear_snapshot() FROM pg_stat_activity
		WHERE datname = current_database() AND wait_event_type = 'Lock'`,
	);
	return rows[0]?.waiting ?? 0;
}

/**
 * Returns which of these rows `work` has locked when it waits for `held`. With a fixed lock order these are exactly
 * the rows before it; a deadlock would be retried and prove nothing.
 */
export async function rowsLockedBefore(
	database: TestDatabase,
	{ ids, held, ...rows }: Rows & { readonly ids: readonly string[]; readonly held: string },
	work: () => Promise<unknown>,
): Promise<readonly string[]> {
	const free: string[] = [];
	const { table, key = 'id' } = rows;
	await runWhileLocked(database, { ...rows, id: held }, 1, work, async (holder) => {
		const query = `SELECT ${key} AS id FROM ${table} WHERE ${key} = ANY($1) FOR UPDATE SKIP LOCKED`;
		free.push(...(await holder.query<{ id: string }>(query, [ids])).rows.map(({ id }) => id));
	});
	return ids.filter((id) => !free.includes(id));
}
