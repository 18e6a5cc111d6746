import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/index.ts';

/** The channel on which every web process hears which cached pages to drop. */
export const PAGE_CACHE_CHANNEL = 'page_cache';
/** NOTIFY refuses payloads of 8,000 bytes and more. */
const PAYLOAD_MAX_BYTES = 7_900;

/** Delivered when the transaction commits, to every process that listens; lost on rollback. */
export async function notify(tx: Transaction, channel: string, payload: string): Promise<void> {
	if (Buffer.byteLength(payload) > PAYLOAD_MAX_BYTES) throw new Error(`payload of ${channel} is too long`);
	await tx.execute(sql`select pg_notify(${channel}, ${payload})`);
}

/** Drops every cached page that carries one of these tags, in every web process, when the transaction commits. */
export async function dropPages(tx: Transaction, tags: readonly string[]): Promise<void> {
	const once = [...new Set(tags)];
	if (once.length === 0) return;
	await tx.execute(sql`
		select pg_notify(${PAGE_CACHE_CHANNEL}, tag) from json_array_elements_text(${JSON.stringify(once)}::json) as told(tag)`);
}
