import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/** Several writes in one round trip; foreign keys between them are checked when all of them are done. */
export async function writeTogether(tx: Transaction, writes: readonly SQLWrapper[]): Promise<void> {
	const parts = writes.map((write, at) => sql`${sql.identifier(`write_${at}`)} as (${write.getSQL()})`);
	await tx.execute(sql`with ${sql.join(parts, sql`, `)} select`);
}
