import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { withCommit } from './joined-ends.ts';

const { db, pool } = await testDatabase();
const KNOWN_AFTER = 6;

beforeAll(async () => {
	await pool.query('create table notes (word text primary key, place int check (place > 0))');
});

const write = (word: string, place = 1) =>
	sql`insert into notes (word, place) values (${word}, ${place}) returning word`;
const words = async () =>
	(await pool.query<{ word: string }>('select word from notes order by word')).rows.map(({ word }) => word);
const empty = () => pool.query('delete from notes');

describe.each(['unknown', 'known'] as const)('a transaction whose statements are %s to the connection', (state) => {
	beforeAll(async () => {
		if (state === 'unknown') return;
		for (let time = 0; time < KNOWN_AFTER; time += 1) {
			await db.transaction(async (tx) => {
				await tx.execute(write(`warm ${time}`));
				await tx.execute(withCommit(write(`end ${time}`)));
			});
		}
	});

	test('keeps what it wrote, and answers each statement with its own rows', async () => {
		await empty();
		const answers = await db.transaction(async (tx) => [await tx.execute(write('a')), await tx.execute(write('b'))]);
		expect(answers.map(({ rows }) => rows)).toEqual([[{ word: 'a' }], [{ word: 'b' }]]);
		expect(await words()).toEqual(['a', 'b']);
	});

	test('keeps nothing when its work is refused, after the first statement or before any', async () => {
		await empty();
		const refused = db.transaction(async (tx) => {
			await tx.execute(write('a'));
			throw new Error('refused');
		});
		await expect(refused).rejects.toThrow('refused');
		const atOnce = db.transaction(() => Promise.reject(new Error('at once')));
		await expect(atOnce).rejects.toThrow('at once');
		expect(await words()).toEqual([]);
	});

	test('keeps nothing when its first statement fails, and the connection goes on', async () => {
		await empty();
		await expect(db.transaction((tx) => tx.execute(write('a', -1)))).rejects.toThrow();
		await db.transaction((tx) => tx.execute(write('b')));
		expect(await words()).toEqual(['b']);
	});

	test('is committed together with its last write', async () => {
		await empty();
		await db.transaction(async (tx) => {
			await tx.execute(write('a'));
			await tx.execute(withCommit(write('z')));
		});
		expect(await words()).toEqual(['a', 'z']);
	});

	test('keeps nothing when its last write fails', async () => {
		await empty();
		const broken = db.transaction(async (tx) => {
			await tx.execute(write('a'));
			await tx.execute(withCommit(write('z', -1)));
		});
		await expect(broken).rejects.toThrow();
		expect(await words()).toEqual([]);
	});

	test('sends a last write in its turn when it was not the last', async () => {
		await empty();
		const seen = await db.transaction(async (tx) => {
			await tx.execute(withCommit(write('z')));
			return (await tx.execute(sql`select word from notes where word = ${'z'}`)).rows;
		});
		expect(seen).toEqual([{ word: 'z' }]);
		const broken = db.transaction(async (tx) => {
			await tx.execute(write('a'));
			await tx.execute(withCommit(write('y', -1)));
			await tx.execute(write('b'));
		});
		await expect(broken).rejects.toThrow();
		expect(await words()).toEqual(['z']);
	});

	test('of one last write only is committed with it', async () => {
		await empty();
		await db.transaction(async (tx) => {
			await tx.execute(withCommit(write('only')));
		});
		expect(await words()).toEqual(['only']);
	});

	test('keeps nothing of statements sent side by side when one of them fails', async () => {
		await empty();
		const broken = db.transaction((tx) =>
			Promise.all([tx.execute(write('a')), tx.execute(write('b')), tx.execute(write('c', -1))]),
		);
		await expect(broken).rejects.toThrow();
		expect(await words()).toEqual([]);
	});

	test('has savepoints that can be given up', async () => {
		await empty();
		await db.transaction(async (tx) => {
			await tx.transaction((inner) => inner.execute(write('lost', -1))).catch(() => {});
			await tx.execute(write('kept'));
		});
		expect(await words()).toEqual(['kept']);
	});

	test('runs in the isolation it was asked to', async () => {
		const level = await db.transaction(
			async (tx) => (await tx.execute(sql`select current_setting(${'transaction_isolation'}) as level`)).rows,
			{ isolationLevel: 'repeatable read' },
		);
		expect(level).toEqual([{ level: 'repeatable read' }]);
	});
});

test('a thousand transactions at once leave whole pairs and no connection in the middle of one', async () => {
	await empty();
	await Promise.allSettled(
		Array.from({ length: 1000 }, (_, at) =>
			db.transaction(async (tx) => {
				await tx.execute(write(`left ${at}`));
				if (at % 3 === 0) throw new Error('given up');
				await tx.execute(withCommit(write(`right ${at}`, at % 3 === 1 ? 1 : -1)));
			}),
		),
	);
	const found = await words();
	expect(found).toHaveLength(2 * 333);
	const { rows } = await pool.query(
		"select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
	);
	expect(rows).toHaveLength(0);
});
