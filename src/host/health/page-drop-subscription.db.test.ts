import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openListener } from '#src/platform/live/listen.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { HTML, startTestHost, type TestHost } from '#tests/host.ts';
import { subscribeToPageDrops } from './page-drop-subscription.ts';

let database: TestDatabase;
const closers: (() => Promise<void>)[] = [];
beforeAll(async () => {
	database = await testDatabase();
});
afterAll(async () => {
	for (const close of closers) await close();
});

async function startProcess(): Promise<TestHost> {
	const host = await startTestHost({
		pages: async () => {
			const { rows } = await database.pool.query<{ price: number }>('select price from shown');
			return { headers: { ...HTML, 'x-cache-tags': 'product:1' }, body: String(rows[0]?.price) };
		},
	});
	const listener = openListener(database.url, pino({ level: 'silent' }));
	closers.push(() => listener.close());
	const { cache } = host;
	subscribeToPageDrops(listener, {
		cache,
		discardPendingRenders: host.host.parts.publicPages.discardPendingRenders,
		hasReplica: false,
	});
	await expect.poll(() => cache.facts().isOn).toBe(true);
	return host;
}
const setPrice = (price: number): Promise<void> =>
	database.db.transaction(async (tx) => {
		await tx.execute(`update shown set price = ${price}`);
		await dropPages(tx, ['product:1']);
	});
const shown = async (host: TestHost): Promise<string> => (await host.ask('/product/ao')).body;

test('a dropped tag shows the new price in every process, and other requests come from the cache', async () => {
	await database.pool.query('create table shown (price integer); insert into shown values (1000)');
	const [one, two] = [await startProcess(), await startProcess()];
	for (let price = 2000; price < 2010; price += 1) {
		await setPrice(price);
		await expect.poll(() => shown(one)).toBe(String(price));
		await expect.poll(() => shown(two)).toBe(String(price));
	}
	await database.pool.query('update shown set price = 1');
	expect([await shown(one), await shown(two)]).toEqual(['2009', '2009']);
});

test('the cache is off while the notification connection is lost, and on again after it reconnects', async () => {
	const host = await startProcess();
	await setPrice(5000);
	await expect.poll(() => shown(host)).toBe('5000');
	const states: boolean[] = [];
	const watch = setInterval(() => states.push(host.cache.facts().isOn), 1);
	await database.pool.query(
		"select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'chobiz-listen' and datname = current_database()",
	);
	await database.pool.query('update shown set price = 6000');
	await expect.poll(() => states.includes(false)).toBe(true);
	expect(await shown(host)).toBe('6000');
	await expect.poll(() => host.cache.facts().isOn, { timeout: 5000 }).toBe(true);
	clearInterval(watch);
	await shown(host);
	await database.pool.query('update shown set price = 7000');
	expect(await shown(host)).toBe('6000');
});
