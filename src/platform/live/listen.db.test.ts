import { pino } from 'pino';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { type Listener, openListener } from './listen.ts';
import { dropPages } from './notify.ts';

let database: TestDatabase;
const open: Listener[] = [];
beforeAll(async () => {
	database = await testDatabase();
});
afterEach(async () => {
	for (const listener of open.splice(0)) await listener.close();
});

const listen = (): Listener => {
	const listener = openListener(database.url, pino({ level: 'silent' }));
	open.push(listener);
	return listener;
};
const untilListening = (listener: Listener): Promise<void> =>
	new Promise((resolve) => {
		listener.onState((isListening) => isListening && resolve());
	});

test('two listeners receive a dropped tag on commit and not on rollback', async () => {
	const heard: string[] = [];
	const listeners = [listen(), listen()];
	await Promise.all(listeners.map(untilListening));
	await Promise.all(listeners.map((one) => one.subscribe('page_cache', (tag) => heard.push(tag)).ready));
	await database.db
		.transaction(async (tx) => {
			await dropPages(tx, ['product:rolled-back']);
			throw new Error('refused');
		})
		.catch(() => {});
	await database.db.transaction(async (tx) => {
		await dropPages(tx, ['product:1', 'catalog', 'product:1']);
		expect(heard).toEqual([]);
	});
	await expect.poll(() => [...heard].sort()).toEqual(['catalog', 'catalog', 'product:1', 'product:1']);
});

test('a listener reports a lost connection and reconnects with all its channels', async () => {
	const listener = listen();
	const states: boolean[] = [];
	const heard: string[] = [];
	listener.subscribe('auctions', (payload) => heard.push(payload));
	listener.onState((isListening) => states.push(isListening));
	await untilListening(listener);
	await database.pool.query(
		"select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'chobiz-listen' and datname = current_database()",
	);
	await expect.poll(() => states, { timeout: 5000 }).toEqual([false, true, false, true]);
	await database.pool.query("select pg_notify('auctions', 'bid 1')");
	await expect.poll(() => heard).toEqual(['bid 1']);
});

test('an ended subscription receives nothing more, and other subscriptions still do', async () => {
	const listener = listen();
	await untilListening(listener);
	const heard: string[] = [];
	const first = listener.subscribe('auctions', (payload) => heard.push(`first ${payload}`));
	const second = listener.subscribe('auctions', (payload) => heard.push(`second ${payload}`));
	await Promise.all([first.ready, second.ready]);
	first.end();
	await database.pool.query("select pg_notify('auctions', 'a')");
	await expect.poll(() => heard).toEqual(['second a']);
	second.end();
	const again = listener.subscribe('auctions', (payload) => heard.push(`again ${payload}`));
	await again.ready;
	await database.pool.query("select pg_notify('auctions', 'b')");
	await expect.poll(() => heard).toEqual(['second a', 'again b']);
});
