import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { listSearchMisses } from '../queries/results/list-search-misses.ts';
import { deleteSearches } from './delete-searches.ts';

const database = await testDatabase();
const { db } = database;
const worker = contextOf(database, system());

test('forgetSearches deletes searches older than 180 days and keeps later ones', async () => {
	await db.execute(sql`
		insert into search_log (day, term, searches, misses, last_hits)
		select (app_now() at time zone 'Asia/Ho_Chi_Minh')::date - days, 'day ' || days, 1, 1, 0
		from unnest(array[0, 179, 180, 181, 400]) days`);
	expect(await deleteSearches(worker)).toEqual({ lines: 2 });
	const left = await listSearchMisses(readOnly(db), 1000, 10);
	expect(left.map(({ term }) => term).sort()).toEqual(['day 0', 'day 179', 'day 180']);
	expect(await deleteSearches(worker)).toEqual({ lines: 0 });
});
