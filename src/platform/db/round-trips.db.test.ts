import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { onOneConnection } from './database.ts';
import { withNext } from './round-trips.ts';

const { db, pool } = await testDatabase();
const KNOWN_AFTER = 6;

beforeAll(async () => {
	await pool.query('create table notes (word text primary key, place int check (place > 0))');
});

const write = (word: string, place = 1) =>
	sql`insert into notes (word, place) values (${word}, ${place}) returning word`;
const words = async () =>
	(await pool.query<{ word: string }>('select word from notes order by word')).rows.map(({ word }) => word);
async function waitUntilSomebodyWaits(): Promise<void> {
	for (;;) {
		const { rowCount } = await pool.query(
			"select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
		);
		if (rowCount) return;
	}
}
const empty = () => pool.query('delete from notes');

describe.each(['unknown', 'known'] as const)('a transaction whose statements are %s to the connection', (state) => {
	beforeAll(async () => {
		if (state === 'unknown') return;
		for (let time = 0; time < KNOWN_AFTER; time += 1) {
			await db.transaction(async (tx) => {
				await tx.execute(write(`warm ${time}`));
				await tx.execute(withNext(write(`end ${time}`)));
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
			await tx.execute(withNext(write('z')));
		});
		expect(await words()).toEqual(['a', 'z']);
	});

	test('keeps nothing when its last write fails', async () => {
		await empty();
		const broken = db.transaction(async (tx) => {
			await tx.execute(write('a'));
			await tx.execute(withNext(write('z', -1)));
		});
		await expect(broken).rejects.toThrow();
		expect(await words()).toEqual([]);
	});

	test('sends a last write in its turn when it was not the last', async () => {
		await empty();
		const seen = await db.transaction(async (tx) => {
			await tx.execute(withNext(write('z')));
			return (await tx.execute(sql`select word from notes where word = ${'z'}`)).rows;
		});
		expect(seen).toEqual([{ word: 'z' }]);
		const broken = db.transaction(async (tx) => {
			await tx.execute(write('a'));
			await tx.execute(withNext(write('y', -1)));
			await tx.execute(write('b'));
		});
		await expect(broken).rejects.toThrow();
		expect(await words()).toEqual(['z']);
	});

	test('sends none of the writes that waited when its work is refused', async () => {
		await empty();
		const refused = db.transaction(async (tx) => {
			await tx.execute(write('a'));
			await tx.execute(withNext(write('z', -1))).catch(() => {});
			throw new Error('refused');
		});
		await expect(refused).rejects.toThrow('refused');
		await db.execute(write('somebody else'));
		expect(await words()).toEqual(['somebody else']);
	});

	test('of one last write only is committed with it', async () => {
		await empty();
		await db.transaction(async (tx) => {
			await tx.execute(withNext(write('only')));
		});
		expect(await words()).toEqual(['only']);
	});

	test('runs what is asked side by side in its order, and answers each with its own rows', async () => {
		await empty();
		const count = sql`select count(*)::int as n from notes where place = ${1}`;
		const answers = await db.transaction((tx) =>
			Promise.all([tx.execute(write('a')), tx.execute(count), tx.execute(write('b')), tx.execute(count)]),
		);
		expect(answers.map(({ rows }) => rows)).toEqual([[{ word: 'a' }], [{ n: 1 }], [{ word: 'b' }], [{ n: 2 }]]);
	});

	test('sees behind a lock what others committed while it waited for it', async () => {
		await empty();
		await db.execute(write('locked'));
		const lock = sql`select place from notes where word = ${'locked'} for update`;
		const later = sql`select word from notes where place = ${2}`;
		const { promise: held, resolve: release } = Promise.withResolvers<void>();
		const { promise: locked, resolve: hasLocked } = Promise.withResolvers<void>();
		const first = db.transaction(async (tx) => {
			await tx.execute(lock);
			hasLocked();
			await held;
			await tx.execute(write('late', 2));
		});
		await locked;
		const second = db.transaction((tx) => Promise.all([tx.execute(lock), tx.execute(later)]));
		await waitUntilSomebodyWaits();
		release();
		await first;
		expect((await second)[1].rows).toEqual([{ word: 'late' }]);
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

	test('gives up a savepoint without what was written before it', async () => {
		await empty();
		await db.transaction(async (tx) => {
			await tx.execute(withNext(write('before')));
			const inner = tx.transaction((deeper) =>
				Promise.all([deeper.execute(write('lost', -1)), deeper.execute(withNext(write('lost too')))]),
			);
			await inner.catch(() => {});
			await tx.execute(write('after'));
		});
		expect(await words()).toEqual(['after', 'before']);
	});

	test('is rolled back also when its work gives up in the turn of a statement that fails', async () => {
		await empty();
		const givenUp = db.transaction(async (tx) => {
			await tx.execute(write('first'));
			await Promise.all([tx.execute(write('second', -1)), Promise.reject(new Error('given up'))]);
		});
		await expect(givenUp).rejects.toThrow('given up');
		await db.execute(write('somebody else'));
		await db.transaction((tx) => tx.execute(write('a third')));
		expect(await words()).toEqual(['a third', 'somebody else']);
	});

	test('runs in the isolation it was asked to', async () => {
		const level = await db.transaction(
			async (tx) => (await tx.execute(sql`select current_setting(${'transaction_isolation'}) as level`)).rows,
			{ isolationLevel: 'repeatable read' },
		);
		expect(level).toEqual([{ level: 'repeatable read' }]);
	});
});

test('a write that may wait does not, where no transaction has begun', async () => {
	await empty();
	for (let time = 0; time <= KNOWN_AFTER; time += 1) await db.execute(withNext(write(`at once ${time}`)));
	expect(await words()).toHaveLength(KNOWN_AFTER + 1);
});

test('reads side by side on one connection see what is committed, each with its own rows', async () => {
	await empty();
	await db.execute(write('a'));
	for (let time = 0; time < KNOWN_AFTER; time += 1) {
		const seen = await onOneConnection(db, (read) =>
			Promise.all([
				read.read(sql`select word from notes where place = ${1}`),
				read.read(sql`select place from notes where word = ${'a'}`),
			]),
		);
		expect(seen).toEqual([[{ word: 'a' }], [{ place: 1 }]]);
	}
	await expect(
		onOneConnection(db, (read) =>
			Promise.all([read.read(sql`select 1 / ${0}::int`), read.read(sql`select ${1}::int`)]),
		),
	).rejects.toThrow();
	expect(await onOneConnection(db, (read) => read.read(sql`select ${1}::int as n`))).toEqual([{ n: 1 }]);
});

test('a thousand transactions at once leave whole pairs and no connection in the middle of one', async () => {
	await empty();
	await Promise.allSettled(
		Array.from({ length: 1000 }, (_, at) =>
			db.transaction(async (tx) => {
				await tx.execute(write(`left ${at}`));
				if (at % 3 === 0) throw new Error('given up');
				await tx.execute(withNext(write(`right ${at}`, at % 3 === 1 ? 1 : -1)));
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
