import { sql } from 'drizzle-orm';
import { numberedSlug } from '../../shared/slug.ts';
import type { Transaction } from './database.ts';

/** `numberedSlug` shortens a long slug to fit its number, so the query matches only this common prefix. */
const STEM_LENGTH = 70;

/**
 * Returns the first of `wanted`, `wanted-2` … that was never used, given a table of all current and old slugs.
 * Locks, so that two transactions cannot take the same slug.
 */
export async function freeSlug(tx: Transaction, table: string, wanted: string): Promise<string> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${table}:${wanted}`}, 0))`);
	const { rows } = await tx.execute<{ slug: string }>(sql`
		select slug from ${sql.identifier(table)} where starts_with(slug, ${wanted.slice(0, STEM_LENGTH)})`);
	const taken = new Set(rows.map(({ slug }) => slug));
	let number = 1;
	while (taken.has(numberedSlug(wanted, number))) number += 1;
	return numberedSlug(wanted, number);
}
