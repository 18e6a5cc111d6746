import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { openDatabase, readOnly } from './database.ts';
import { createPool } from './pool.ts';

const database = await testDatabase();
const log = pino({ level: 'silent' });

test('planned runs all statements of one answer before those of a later answer', async () => {
	const pool = createPool({ connectionString: database.url, max: 1, applicationName: 'planned', log });
	const read = readOnly(database.db, openDatabase(pool));
	const served: string[] = [];
	const answer = (name: string) =>
		read.planned(async (planned) => {
			for (const part of [1, 2, 3]) {
				await planned.readPlanned(sql`select ${part}::int`);
				served.push(`${name}${part}`);
			}
		});
	await Promise.all([answer('a'), answer('b'), answer('c')]);
	await pool.end();
	expect(served).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3']);
});

test('planned releases its connection when the work throws', async () => {
	const pool = createPool({ connectionString: database.url, max: 1, applicationName: 'planned', log });
	const read = readOnly(database.db, openDatabase(pool));
	const failing = read.planned(async () => {
		throw new Error('failed');
	});
	await expect(failing).rejects.toThrow('failed');
	expect(await read.planned((planned) => planned.readPlanned(sql`select 1 as one`))).toEqual([{ one: 1 }]);
	await pool.end();
});
