import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { StateTable } from '#src/shared/states.ts';
import { testDatabase } from '#tests/database.ts';
import { STORAGE_FAMILIES } from '../../scripts/arrows/domain-line.mjs';
import { domainModules, isRecord, load, ROOT } from './domain-modules.ts';
import { stateProblems, statesInDatabase } from './state-problems.ts';

const isStateTable = (value: unknown): value is StateTable =>
	isRecord(value) && ['initial', 'final', 'moves', 'column'].every((part) => part in value);

const modules = await domainModules('rules/**/*-states.ts');
const tables = modules.flatMap(({ domain, file, exports }) =>
	Object.entries(exports).flatMap(([name, table]) => (isStateTable(table) ? [{ domain, file, name, table }] : [])),
);

/** Domains that share one storage also share one file of messages. */
const fileOf = (domain: string): string =>
	Object.entries<readonly string[]>(STORAGE_FAMILIES).find(([, parts]) => parts.includes(domain))?.[0] ?? domain;

/** All tables of the domain's messages whose name ends in `StateMessages`. */
async function stateWordsOf(domain: string): Promise<Readonly<Record<string, unknown>>> {
	const words: Record<string, unknown> = {};
	for (const file of [...new Set([domain, fileOf(domain)])].map((name) => `src/messages/vi/${name}.ts`)) {
		const texts = existsSync(join(ROOT, file)) ? Object.entries(await load(file)) : [];
		for (const [name, table] of texts) if (name.endsWith('StateMessages')) Object.assign(words, table);
	}
	return words;
}

const database = testDatabase();

test('every file of states exports a state table', () => {
	const holding = new Set(tables.map(({ file }) => file));
	expect(modules.map(({ file }) => file).filter((file) => !holding.has(file))).toEqual([]);
});

test.each(tables)(
	'the state table $name of $domain is complete and matches the CHECK constraint and the messages',
	async ({ domain, table }) => {
		const [inDatabase, words] = [
			await statesInDatabase((await database).pool, table.column),
			await stateWordsOf(domain),
		];
		expect(stateProblems(table, { inDatabase, words })).toEqual([]);
	},
);
