import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { databaseProblem } from './database-problem.ts';

const { url } = await testDatabase();
const changed = (parts: Partial<Pick<URL, 'pathname' | 'port'>>): string => Object.assign(new URL(url), parts).href;

test('databaseProblem returns null for a PostgreSQL that accepts the connection', async () => {
	expect(await databaseProblem(url)).toBeNull();
});

test.each([
	['a database that does not exist', { pathname: '/no_such_database' }, 'there is no such database'],
	['a port where nothing listens', { port: '1' }, 'nothing listens there'],
] as const)('databaseProblem returns one line for %s', async (_what, parts, meaning) => {
	const problem = (await databaseProblem(changed(parts))) ?? '';
	expect(problem).toMatch(/^PostgreSQL at \S+ cannot be used: /);
	expect(problem.endsWith(`: ${meaning}`)).toBe(true);
});
