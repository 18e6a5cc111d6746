import { expect, test } from 'vitest';
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
