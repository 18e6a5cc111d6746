import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/index.ts';

/** True the first time this key is seen in a committed transaction: the guard of effects that must happen once. */
export async function onceOnly(tx: Transaction, key: string): Promise<boolean> {
	const inserted = await tx.execute(sql`insert into effects (key) values (${key}) on conflict do nothing`);
	return inserted.rowCount === 1;
}
