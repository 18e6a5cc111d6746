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

/** The `…StateMessages` of the interface by name. */
const stateWords = new Map(
	(await Promise.all(globSync('src/messages/vi/**/*.ts', { cwd: ROOT }).map(load)))
		.flatMap((exports) => Object.entries(exports))
		.flatMap(([name, words]): readonly [string, Readonly<Record<string, unknown>>][] =>
			name.endsWith('StateMessages') && isRecord(words) ? [[name, words]] : [],
		),
);

/** State tables whose texts share one table of messages. */
const SHARED_MESSAGES: Readonly<Record<string, string>> = {
	productStates: 'catalogStateMessages',
	reservationStates: 'catalogStateMessages',
	shopStates: 'vendorsStateMessages',
	reviewStates: 'userContentStateMessages',
	questionStates: 'userContentStateMessages',
	replyStates: 'userContentStateMessages',
	answerStates: 'userContentStateMessages',
};

/** `orderStates` has its texts in `orderStateMessages`. */
const stateWordsFor = (name: string): Readonly<Record<string, unknown>> =>
	stateWords.get(SHARED_MESSAGES[name] ?? name.replace(/s$/, 'Messages')) ?? {};

const database = testDatabase();

test('every file of states exports a state table', () => {
	const holding = new Set(tables.map(({ file }) => file));
	expect(modules.map(({ file }) => file).filter((file) => !holding.has(file))).toEqual([]);
});

test.each(tables)(
	'the state table $name of $domain is complete and matches the CHECK constraint and the messages',
	async ({ name, table }) => {
		const [inDatabase, words] = [await statesInDatabase((await database).pool, table.column), stateWordsFor(name)];
		expect(stateProblems(table, { inDatabase, words })).toEqual([]);
	},
);
