import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { popularSearches } from '../rules/product-page/popular-searches.ts';

const DAYS = 7;
const ASKED_MAX = 48;
const WORDS_MAX = 24;

/** Queries that warm up a new process. */
export async function listPopularSearches(read: ReadDatabase): Promise<readonly string[]> {
	const asked = await read.read<{ term: string }>(sql`
		select term from search_log where day > (app_now() at time zone 'Asia/Ho_Chi_Minh')::date - ${DAYS}::int
		group by term order by sum(searches) desc, term limit ${ASKED_MAX}`);
	const pairs = await read.read<{ term: string }>(sql`
		select term from search_terms where hits > 0 and position(' ' in term) > 0
		order by hits desc, term limit ${WORDS_MAX}`);
	return popularSearches(
		asked.map(({ term }) => term),
		pairs.map(({ term }) => term),
	);
}
