import { expect, inject, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';

const database = await testDatabase();
const hoursAhead = async () => {
	const { rows } = await database.pool.query<{ hours: number }>(
		'SELECT round(extract(epoch FROM app_now() - clock_timestamp()) / 3600)::int AS hours',
	);
	return rows[0]?.hours;
};

test('a test database has the migrated schema and the timeouts of the real database', async () => {
	const { rows } = await database.pool.query<{ held: string }>(
		"SELECT current_setting('idle_in_transaction_session_timeout') AS held, count(*) FROM schema_migrations",
	);
	expect(rows[0]?.held).toBe('5s');
});

test('the template database has a lock_timeout of 5 s, and test databases have 25 s so that races on a slow machine finish', async () => {
	const { rows } = await database.pool.query<{ real: string; tested: string }>(
		`SELECT current_setting('lock_timeout') AS tested, array_to_string(setconfig, ' ') AS real FROM pg_db_role_setting
			JOIN pg_database ON oid = setdatabase WHERE datname = $1 AND setrole = 0`,
		[inject('database').template],
	);
	expect(rows[0]?.real).toContain('lock_timeout=5s');
	expect(rows[0]?.tested).toBe('25s');
});

test("setClock changes the product's clock for open and new connections", async () => {
	await Promise.all([hoursAhead(), hoursAhead()]);
	await database.setClock('2 hours');
	expect(await Promise.all(Array.from({ length: 5 }, hoursAhead))).toEqual([2, 2, 2, 2, 2]);
	await database.setClock('0 s');
	expect(await Promise.all(Array.from({ length: 5 }, hoursAhead))).toEqual([0, 0, 0, 0, 0]);
});

test('a second test database of a file is isolated from the first', async () => {
	const other = await testDatabase({ clockOffset: '-1 day' });
	await database.pool.query("INSERT INTO effects (key) VALUES ('only here')");
	const { rows } = await other.pool.query('SELECT key FROM effects');
	expect(rows).toEqual([]);
	await other.close();
});
