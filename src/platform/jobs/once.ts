import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/index.ts';

/**
 * Returns true only the first time that a committed transaction uses this key; guards effects that must happen once.
 */
export async function claimOnce(tx: Transaction, key: string): Promise<boolean> {
	const inserted = await tx.execute(sql`insert into effects (key) values (${key}) on conflict do nothing`);
	return inserted.rowCount === 1;
}
