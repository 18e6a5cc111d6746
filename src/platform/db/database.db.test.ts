import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';

const { db, pool } = await testDatabase();

beforeEach(async () => {
	await pool.query('create table if not exists notes (word text primary key, place int check (place > 0))');
	await pool.query('delete from notes');
});

const write = (word: string, place = 1) => sql`insert into notes (word, place) values (${word}, ${place})`;
const words = async () =>
	(await pool.query<{ word: string }>('select word from notes order by word')).rows.map(({ word }) => word);

describe('transaction', () => {
	test('commits all writes', async () => {
		await db.transaction(async (tx) => {
			await tx.execute(write('a'));
			await tx.execute(write('b'));
		});
		expect(await words()).toEqual(['a', 'b']);
	});

	test('rolls back when the work throws or a statement fails', async () => {
		const thrown = db.transaction(async (tx) => {
			await tx.execute(write('a'));
			throw new Error('thrown');
		});
		await expect(thrown).rejects.toThrow('thrown');
		await expect(db.transaction((tx) => tx.execute(write('b', -1)))).rejects.toThrow();
		expect(await words()).toEqual([]);
	});

	test('keeps writes before and after a savepoint that was rolled back', async () => {
		await db.transaction(async (tx) => {
			await tx.execute(write('before'));
			await tx.transaction((inner) => inner.execute(write('lost', -1))).catch(() => {});
			await tx.execute(write('after'));
		});
		expect(await words()).toEqual(['after', 'before']);
	});

	test('releases its connection after each of 1000 transactions, also after failed ones', async () => {
		await Promise.allSettled(
			Array.from({ length: 1000 }, (_, at) =>
				db.transaction(async (tx) => {
					await tx.execute(write(`left ${at}`));
					if (at % 3 === 0) throw new Error('thrown');
					await tx.execute(write(`right ${at}`, at % 3 === 1 ? 1 : -1));
				}),
			),
		);
		expect(await words()).toHaveLength(2 * 333);
		const { rows } = await pool.query(
			"select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
		);
		expect(rows).toHaveLength(0);
		expect([pool.idleCount, pool.waitingCount]).toEqual([pool.totalCount, 0]);
	});
});
