import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { openProxy } from '#tests/database-proxy.ts';
import { openDatabase } from './database.ts';
import { isDatabaseUnavailable } from './errors.ts';
import { createPool } from './pool.ts';

const TIMEOUT_MS = 1000;
const BACK_WITHIN = { timeout: 10_000 };
const CONNECTIONS = 3;
const TIMES_UNTIL_PREPARED = 9;

const database = await testDatabase();
const line = await openProxy(database.url);
const pool = createPool({
	connectionString: line.url,
	max: CONNECTIONS,
	applicationName: 'behind-a-line',
	log: pino({ level: 'silent' }),
	queryTimeoutMs: TIMEOUT_MS,
	connectionTimeoutMs: TIMEOUT_MS,
	usesPreparedStatements: true,
});
const db = openDatabase(pool);
const work = () => db.transaction((tx) => tx.execute(sql`select 1`));
const many = (times: number) => Promise.allSettled(Array.from({ length: times }, work));

afterAll(async () => {
	await pool.end();
	await line.close();
});

describe('a pool whose network stalls', () => {
	test('closes stalled connections and works again when the network is back', async () => {
		await many(CONNECTIONS);
		line.set('stalled');
		const outcomes = await many(CONNECTIONS * 2);
		line.set('open');
		expect(outcomes.every((one) => one.status === 'rejected' && isDatabaseUnavailable(one.reason))).toBe(true);
		await expect
			.poll(async () => (await many(CONNECTIONS)).every(({ status }) => status === 'fulfilled'), BACK_WITHIN)
			.toBe(true);
		expect(pool.totalCount).toBeLessThanOrEqual(CONNECTIONS);
		expect(pool.waitingCount).toBe(0);
	});

	test('a request fails after one timeout, not after one per statement', async () => {
		const begin = performance.now();
		const broken = db.transaction(async (tx) => {
			await tx.execute(sql`select 1`);
			line.set('stalled');
			await tx.execute(sql`select 2`);
		});
		await expect(broken).rejects.toSatisfy(isDatabaseUnavailable);
		expect(performance.now() - begin).toBeLessThan(TIMEOUT_MS * 1.9);
		line.set('open');
		await expect
			.poll(async () => (await many(CONNECTIONS)).every(({ status }) => status === 'fulfilled'), BACK_WITHIN)
			.toBe(true);
	});

	test('fails queries on connections that were cut silently, and later queries get new connections', async () => {
		await many(CONNECTIONS);
		line.set('cut');
		expect((await many(CONNECTIONS)).every(({ status }) => status === 'rejected')).toBe(true);
		line.set('open');
		await expect
			.poll(async () => (await many(CONNECTIONS)).every(({ status }) => status === 'fulfilled'), BACK_WITHIN)
			.toBe(true);
	});
});

describe('a connection whose prepared statement no longer matches the table', () => {
	test('is closed, and the statement succeeds on the next connection', async () => {
		const one = createPool({
			connectionString: database.url,
			max: 1,
			applicationName: 'stale-statement',
			log: pino({ level: 'silent' }),
			usesPreparedStatements: true,
		});
		const own = openDatabase(one);
		const prices = () =>
			own.transaction(async (tx) => (await tx.execute(sql`select price from cups where name = ${'chén'}`)).rows);
		await database.pool.query(`create table cups (name text, price int); insert into cups values ('chén', 120000)`);
		for (let time = 0; time < TIMES_UNTIL_PREPARED; time += 1) expect(await prices()).toEqual([{ price: 120_000 }]);
		await database.pool.query("alter table cups alter column price type text using price || ' đồng'");
		await expect(prices()).rejects.toThrow();
		expect(await prices()).toEqual([{ price: '120000 đồng' }]);
		await one.end();
	});
});
