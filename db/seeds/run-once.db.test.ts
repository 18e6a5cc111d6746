import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createPool, openDatabase } from '#src/platform/db/index.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { areLoaded, runOnce, withRetries } from './run-once.ts';

const database = await testDatabase();

function part(name: string, table: string, work: () => Promise<void> = async () => {}) {
	let runs = 0;
	const run = async () => {
		runs += 1;
		await work();
	};
	return { runs: () => runs, load: () => runOnce(database.db, { name, table, run }) };
}

test('runOnce loads a part into an empty table once', async () => {
	const shops = part('once', 'shops');
	expect([await shops.load(), await shops.load(), shops.runs()]).toEqual(['loaded', 'kept', 1]);
});

test('runOnce continues a part that was killed although its table is no longer empty', async () => {
	const killed = part('killed', 'customers', async () => {
		await makeCustomer(database.db);
		throw new Error('killed');
	});
	await expect(killed.load()).rejects.toThrow('killed');
	const again = part('killed', 'customers');
	expect([await again.load(), again.runs()]).toEqual(['loaded', 1]);
});

test('runOnce loads nothing into a table that already contains data of users', async () => {
	await database.db.execute(sql`insert into effects (key) values ('somebody was here')`);
	const late = part('late', 'effects');
	expect([await late.load(), late.runs()]).toEqual(['kept', 0]);
});

test('areLoaded returns true only when every part has finished', async () => {
	await expect(part('half', 'drafts_of_nobody').load()).rejects.toThrow();
	expect(await areLoaded(database.db, ['once', 'half'])).toBe(false);
	expect(await areLoaded(database.db, ['once', 'killed'])).toBe(true);
});

test('persistently retries work after a query timeout and does not retry after another error', async () => {
	const log = pino({ level: 'silent' });
	const pool = createPool({
		connectionString: database.url,
		max: 1,
		applicationName: 'slept',
		log,
		queryTimeoutMs: 1000,
	});
	const slept = openDatabase(pool);
	const problems: unknown[] = [];
	const load = () =>
		slept.transaction(async (tx) => {
			await tx.execute(sql`select pg_sleep(${problems.length === 0 ? 2 : 0})`);
			await tx.execute(sql`insert into effects (key) values ('woken')`);
			return 'loaded';
		});
	const loading = withRetries(() =>
		load().catch((problem: unknown) => {
			problems.push(problem);
			throw problem;
		}),
	);
	expect(await loading).toBe('loaded');
	expect(problems).toMatchObject([{ cause: { message: 'Client was closed and is not queryable' } }]);
	await pool.end();
	const refused = part('refused', 'wishlists', () => Promise.reject(new Error('out of stock')));
	await expect(withRetries(refused.load)).rejects.toThrow('out of stock');
	expect(refused.runs()).toBe(1);
});
