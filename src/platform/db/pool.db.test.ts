import { pino } from 'pino';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { createPool } from './pool.ts';

const database = await testDatabase();

test.each([
	[{ usesPreparedStatements: true, usesGenericPlans: true }, 'force_generic_plan'],
	[{ usesPreparedStatements: true }, 'auto'],
	[{ usesGenericPlans: true }, 'auto'],
])('createPool with %j uses plan_cache_mode %s', async (plans, mode) => {
	const log = pino({ level: 'silent' });
	const pool = createPool({ connectionString: database.url, max: 1, applicationName: 'plans', log, ...plans });
	const { rows } = await pool.query<{ plan_cache_mode: string }>('show plan_cache_mode');
	await pool.end();
	expect(rows).toEqual([{ plan_cache_mode: mode }]);
});
