import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { isDatabaseUnavailable } from './errors.ts';
import { createPool } from './pool.ts';

const database = await testDatabase();

test('isDatabaseUnavailable returns true for a lock timeout', async () => {
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
	expect(isDatabaseUnavailable(waited)).toBe(true);
});

test('isDatabaseUnavailable returns true for a missing database socket and false for another missing file', async () => {
	const pool = createPool({
		connectionString: 'postgresql:///chobiz?host=/nowhere/at/all',
		max: 1,
		applicationName: 'without-a-socket',
		log: pino({ level: 'silent' }),
	});
	const refused = await pool.query('select 1').catch((problem: unknown) => problem);
	await pool.end();
	expect(refused).toMatchObject({ code: 'ENOENT', syscall: 'connect' });
	expect(isDatabaseUnavailable(new Error('Failed query', { cause: refused }))).toBe(true);
	expect(isDatabaseUnavailable(await readFile('/nowhere/at/all').catch((problem: unknown) => problem))).toBe(false);
});
