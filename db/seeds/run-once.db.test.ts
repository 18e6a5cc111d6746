import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/makers/identity.ts';
import { areLoaded, runOnce } from './run-once.ts';

const database = await testDatabase();

function part(name: string, table: string, work: () => Promise<void> = async () => {}) {
	let runs = 0;
	const run = async () => {
		runs += 1;
		await work();
	};
	return { runs: () => runs, load: () => runOnce(database.db, { name, table, run }) };
}

test('a part is loaded into its empty table once', async () => {
	const shops = part('once', 'shops');
	expect([await shops.load(), await shops.load(), shops.runs()]).toEqual(['loaded', 'kept', 1]);
});

test('a part that was killed goes on, though its table is no longer empty', async () => {
	const killed = part('killed', 'customers', async () => {
		await makeCustomer(database.db);
		throw new Error('killed');
	});
	await expect(killed.load()).rejects.toThrow('killed');
	const again = part('killed', 'customers');
	expect([await again.load(), again.runs()]).toEqual(['loaded', 1]);
});

test('nothing is loaded beside what people have put there', async () => {
	await database.db.execute(sql`insert into effects (key) values ('somebody was here')`);
	const late = part('late', 'effects');
	expect([await late.load(), late.runs()]).toEqual(['kept', 0]);
});

test('a start finds nothing to load when every part came to its end, and only then', async () => {
	await expect(part('half', 'drafts_of_nobody').load()).rejects.toThrow();
	expect(await areLoaded(database.db, ['once', 'half'])).toBe(false);
	expect(await areLoaded(database.db, ['once', 'killed'])).toBe(true);
});
