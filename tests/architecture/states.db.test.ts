import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { StateTable } from '#src/shared/states.ts';
import { testDatabase } from '#tests/database.ts';
import { domainModules, isRecord, load, ROOT } from './domain-modules.ts';
import { stateProblems, statesInDatabase } from './state-problems.ts';

const isStateTable = (value: unknown): value is StateTable =>
	isRecord(value) && ['initial', 'final', 'moves', 'column'].every((part) => part in value);

const modules = await domainModules('rules/**/*-states.ts');
const tables = modules.flatMap(({ domain, file, exports }) =>
	Object.entries(exports).flatMap(([name, table]) => (isStateTable(table) ? [{ domain, file, name, table }] : [])),
);

/** Each `…StateMessages` of the interface; a state table needs one of them that has all of its states. */
const stateWords = (await Promise.all(globSync('src/messages/vi/**/*.ts', { cwd: ROOT }).map(load)))
	.flatMap((exports) => Object.entries(exports))
	.flatMap(([name, words]) => (name.endsWith('StateMessages') && isRecord(words) ? [words] : []));

function stateWordsFor(table: StateTable): Readonly<Record<string, unknown>> {
	const known = (words: Readonly<Record<string, unknown>>) =>
		Object.keys(table.moves).filter((state) => state in words);
	return stateWords.reduce((best, words) => (known(words).length > known(best).length ? words : best), {});
}

const database = testDatabase();

test('every file of states exports a state table', () => {
	const holding = new Set(tables.map(({ file }) => file));
	expect(modules.map(({ file }) => file).filter((file) => !holding.has(file))).toEqual([]);
});

test.each(tables)(
	'the state table $name of $domain is complete and matches the CHECK constraint and the messages',
	async ({ table }) => {
		const [inDatabase, words] = [await statesInDatabase((await database).pool, table.column), stateWordsFor(table)];
		expect(stateProblems(table, { inDatabase, words })).toEqual([]);
	},
);
