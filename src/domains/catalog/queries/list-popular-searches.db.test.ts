import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { testDatabase } from '#tests/database.ts';
import { listPopularSearches } from './list-popular-searches.ts';

const { db } = await testDatabase();

test('listUsualQuestions returns the most frequent recent searches, then combinations of the most frequent terms', async () => {
	await db.execute(sql`
		insert into search_log (day, term, searches, misses, last_hits) values
			(app_now()::date, 'tra sen', 3, 0, 4), (app_now()::date - 1, 'ao thun', 9, 0, 4), (app_now()::date - 60, 'gi', 99, 0, 4)`);
	await db.execute(sql`delete from search_terms`);
	await db.execute(sql`insert into search_terms (term, hits) values ('trà', 9), ('trà sen', 5), ('bỏ đi', 0)`);
	expect(await listPopularSearches(readOnly(db))).toEqual([
		'ao thun',
		'tra sen',
		'trà',
		'trà sen',
		'trà sen trà sen',
		'tra sen tra sen',
		'trasen',
	]);
});
