import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/**
 * Several writes in one round trip, none of which may need to see another's rows; foreign keys between them are
 * checked when all are done. Answers how many rows each has written.
 */
export async function writeTogether(tx: Transaction, writes: readonly SQL[]): Promise<readonly number[]> {
	const parts = writes.map((write, at) => sql`${nameOf(at)} as (${write} returning 1)`);
	const counts = writes.map((_, at) => sql`(select count(*) from ${nameOf(at)})::int`);
	const { rows } = await tx.execute<{ counts: number[] }>(
		sql`with ${sql.join(parts, sql`, `)} select array[${sql.join(counts, sql`, `)}] as counts`,
	);
	return rows[0]?.counts ?? [];
}

const nameOf = (at: number): SQL => sql.raw(`write_${at}`);
