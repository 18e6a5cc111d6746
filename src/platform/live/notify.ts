import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/index.ts';

export const PAGE_CACHE_CHANNEL = 'page_cache';
/** Takes effect in every web process when the transaction commits. */
export async function dropPages(tx: Transaction, tags: readonly string[]): Promise<void> {
	const once = [...new Set(tags)];
	if (once.length === 0) return;
	await tx.execute(sql`
		select pg_notify(${PAGE_CACHE_CHANNEL}, tag) from json_array_elements_text(${JSON.stringify(once)}::json) as told(tag)`);
}
