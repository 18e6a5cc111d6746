import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { isDatabaseAway } from './errors.ts';

const database = await testDatabase();

test('who waits too long for a row that others hold is told to come again, not that something is broken', async () => {
	await database.db.execute(sql`insert into effects (key) values ('busy')`);
	const waited = await database.db.transaction(async (holder) => {
		await holder.execute(sql`select from effects where key = 'busy' for update`);
		return database.db
			.transaction(async (tx) => {
				await tx.execute(sql`set local lock_timeout = '50ms'`);
				await tx.execute(sql`select from effects where key = 'busy' for update`);
			})
			.catch((problem: unknown) => problem);
	});
	expect(isDatabaseAway(waited)).toBe(true);
});
