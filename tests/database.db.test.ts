import { expect, inject, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';

const database = await testDatabase();
const hoursAhead = async () => {
	const { rows } = await database.pool.query<{ hours: number }>(
		'SELECT round(extract(epoch FROM app_now() - clock_timestamp()) / 3600)::int AS hours',
	);
	return rows[0]?.hours;
};

test('a test file starts with the migrated schema and the time-outs of the real database', async () => {
	const { rows } = await database.pool.query<{ held: string }>(
		"SELECT current_setting('idle_in_transaction_session_timeout') AS held, count(*) FROM schema_migrations",
	);
	expect(rows[0]?.held).toBe('5s');
});

test('whoever queues for a row gives up after 5 s, in a race of a test as late as its client: who wins counts there, not when', async () => {
	const { rows } = await database.pool.query<{ real: string; tested: string }>(
		`SELECT current_setting('lock_timeout') AS tested, array_to_string(setconfig, ' ') AS real FROM pg_db_role_setting
			JOIN pg_database ON oid = setdatabase WHERE datname = $1 AND setrole = 0`,
		[inject('database').template],
	);
	expect(rows[0]?.real).toContain('lock_timeout=5s');
	expect(rows[0]?.tested).toBe('25s');
});

test('the clock of the product is moved for connections that are open and for those to come', async () => {
	await Promise.all([hoursAhead(), hoursAhead()]);
	await database.setClock('2 hours');
	expect(await Promise.all(Array.from({ length: 5 }, hoursAhead))).toEqual([2, 2, 2, 2, 2]);
	await database.setClock('0 s');
	expect(await Promise.all(Array.from({ length: 5 }, hoursAhead))).toEqual([0, 0, 0, 0, 0]);
});

test('a second database of the same file does not see the rows of the first', async () => {
	const other = await testDatabase({ clockOffset: '-1 day' });
	await database.pool.query("INSERT INTO effects (key) VALUES ('only here')");
	const { rows } = await other.pool.query('SELECT key FROM effects');
	expect(rows).toEqual([]);
	await other.close();
});
