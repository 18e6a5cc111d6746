import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { StateTable } from '#src/shared/states.ts';
import { testDatabase } from '#tests/database.ts';
import { domainModules, isRecord, load, ROOT } from './domain-modules.ts';
import { stateProblems } from './state-problems.ts';

const isStateTable = (value: unknown): value is StateTable =>
	isRecord(value) && ['initial', 'final', 'moves', 'column'].every((part) => part in value);

const modules = await domainModules('rules/**/*-states.ts');
const tables = modules.flatMap(({ domain, file, exports }) =>
	Object.entries(exports).flatMap(([name, table]) => (isStateTable(table) ? [{ domain, file, name, table }] : [])),
);

async function statesInDatabase(column: string): Promise<readonly string[]> {
	const [table, name] = column.split('.');
	const { pool } = await database;
	const { rows } = await pool.query<{ definition: string }>(
		`SELECT pg_get_constraintdef(c.oid) AS definition FROM pg_constraint c
			JOIN pg_attribute a ON a.attrelid = c.conrelid AND c.conkey = ARRAY[a.attnum]
			WHERE c.contype = 'c' AND c.conrelid = to_regclass($1) AND a.attname = $2`,
		[table, name],
	);
	const lists = rows.map(({ definition }) =>
		[...definition.matchAll(/'([^']+)'::text/g)].map(([, state]) => state ?? ''),
	);
	return lists.find((states) => states.length > 1) ?? [];
}

async function stateWordsOf(domain: string): Promise<Readonly<Record<string, unknown>>> {
	const file = `src/messages/vi/${domain}.ts`;
	if (!existsSync(join(ROOT, file))) return {};
	const words = Object.entries(await load(file)).filter(([name]) => name.endsWith('StateMessages'));
	return Object.assign({}, ...words.map(([, table]) => table));
}

const database = testDatabase();

test('every file of states exports a state table', () => {
	const holding = new Set(tables.map(({ file }) => file));
	expect(modules.map(({ file }) => file).filter((file) => !holding.has(file))).toEqual([]);
});

test.each(tables)(
	'the state table $name of $domain is complete and matches the CHECK constraint and the messages',
	async ({ domain, table }) => {
		const [inDatabase, words] = [await statesInDatabase(table.column), await stateWordsOf(domain)];
		expect(stateProblems(table, { inDatabase, words })).toEqual([]);
	},
);
