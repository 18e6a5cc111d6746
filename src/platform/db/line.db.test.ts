import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';

const { db, pool } = await testDatabase();
/** By the fifth time a statement has a name, by the sixth its rows are known. */
const TIMES = 9;

beforeEach(async () => {
	await pool.query('drop table if exists cups');
	await pool.query('create table cups (name text, price bigint, at timestamptz, facts jsonb)');
	await pool.query(
		`insert into cups values ('chén', 120000, '2026-11-22T01:00:00Z', '{"men": "lam"}'), ('bát', null, null, null)`,
	);
});

/** The same statement on one connection, again and again. */
async function nineTimes<T>(ask: () => Promise<T>): Promise<readonly T[]> {
	const answers: T[] = [];
	for (let time = 0; time < TIMES; time += 1) answers.push(await ask());
	return answers;
}
const read = (name = 'bát') =>
	db.execute(sql`select name, price, at, facts from cups where name >= ${name} order by price`);

test('a statement answers the same rows whether its rows are known or described', async () => {
	for (const { rows, fields, rowCount } of await nineTimes(() => read())) {
		expect(rows).toEqual([
			{ name: 'chén', price: 120_000, at: expect.anything(), facts: { men: 'lam' } },
			{ name: 'bát', price: null, at: null, facts: null },
		]);
		expect(fields.map(({ name }) => name)).toEqual(['name', 'price', 'at', 'facts']);
		expect(rowCount).toBe(2);
	}
	expect((await read('z')).rows).toEqual([]);
	const own = await nineTimes(() =>
		pool.query({ text: 'select name from cups where price > $1', rowMode: 'array' }, [1]),
	);
	expect(own.map(({ rows }) => rows)).toEqual(Array(TIMES).fill([['chén']]));
});

test('a statement without rows says how many it changed', async () => {
	const answers = await nineTimes(() => db.execute(sql`update cups set price = ${1} where name = ${'chén'}`));
	expect(answers.map(({ rowCount, rows }) => [rowCount, rows.length])).toEqual(Array(TIMES).fill([1, 0]));
});

test('one that fails is told to who asked, and the connection answers the next', async () => {
	const divide = (by: number) => db.execute<{ share: number }>(sql`select 12 / ${by}::int as share`);
	expect((await nineTimes(() => divide(4))).map(({ rows }) => rows)).toEqual(Array(TIMES).fill([{ share: 3 }]));
	for (let time = 0; time < 3; time += 1) await expect(divide(0)).rejects.toThrow();
	expect((await divide(6)).rows).toEqual([{ share: 2 }]);
});

test('values that cannot be sent are refused by themselves', async () => {
	const ring: Record<string, unknown> = {};
	ring.ring = ring;
	const keep = (facts: unknown) =>
		pool.query({ text: 'insert into cups (name, facts) values ($1, $2) returning name' }, ['ly', facts]);
	expect((await nineTimes(() => keep({ men: 'rạn' }))).map(({ rows }) => rows)).toEqual(
		Array(TIMES).fill([{ name: 'ly' }]),
	);
	await expect(keep(ring)).rejects.toThrow(/circular/i);
	const { rows } = await db.transaction((tx) =>
		tx.execute(sql`select count(*)::int as n from cups where name = ${'ly'}`),
	);
	expect(rows).toEqual([{ n: TIMES }]);
});

test('rows whose type has changed since are never read as what they were', async () => {
	const prices = () => pool.query({ text: 'select price from cups where name = $1' }, ['chén']);
	expect((await nineTimes(prices)).map(({ rows }) => rows)).toEqual(Array(TIMES).fill([{ price: 120_000 }]));
	await pool.query("alter table cups alter column price type text using price || ' đồng'");
	await expect(prices()).rejects.toThrow('cached plan must not change result type');
});
