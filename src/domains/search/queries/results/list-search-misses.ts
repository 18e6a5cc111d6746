import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';

export type SearchMiss = {
	readonly term: string;
	readonly searches: number;
	readonly misses: number;
	readonly lastHits: number;
};

export const listSearchMisses = (read: ReadDatabase, days: number, limit: number): Promise<readonly SearchMiss[]> =>
	read.read<SearchMiss>(sql`
		select term, sum(searches)::int as searches, sum(misses)::int as misses,
			(array_agg(last_hits order by day desc))[1] as "lastHits"
		from search_log
		where day > (app_now() at time zone 'Asia/Ho_Chi_Minh')::date - ${days}::int and misses > 0
		group by term order by sum(misses) desc, term limit ${limit}`);
