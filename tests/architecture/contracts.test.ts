import { expect, test } from 'vitest';
import * as z from 'zod';
import { refusalWords } from '#src/messages/vi.ts';
import type { WordsEntry } from '#src/messages/words-table.ts';
import { EDGE_STATUS } from '#src/platform/http/index.ts';
import { FAILURE_KINDS } from '#src/shared/failure.ts';
import { domainModules, isRecord } from './domain-modules.ts';

const contracts = await domainModules('contract.ts');

const isSchema = (value: unknown): value is z.core.$ZodType => isRecord(value) && '_zod' in value;
const isRefusalTable = (value: unknown): value is Readonly<Record<string, string>> =>
	isRecord(value) &&
	Object.entries(value).every(([code, kind]) => code.includes('.') && FAILURE_KINDS.some((known) => known === kind));

const refusals = contracts.flatMap(({ domain, exports }) =>
	Object.values(exports)
		.filter(isRefusalTable)
		.flatMap((table) => Object.keys(table).map((code) => ({ domain, code }))),
);

test('every contract can be described to strangers: no transform, no date, no map', () => {
	for (const { file, exports } of contracts) {
		for (const [name, schema] of Object.entries(exports)) {
			if (!isSchema(schema)) continue;
			expect(() => z.toJSONSchema(schema, { io: 'input' }), `${file}: ${name}`).not.toThrow();
			expect(() => z.toJSONSchema(schema, { io: 'output' }), `${file}: ${name}`).not.toThrow();
		}
	}
});

test('every refusal is named domain.snake_case after the domain that owns it', () => {
	const misnamed = refusals.filter(({ domain, code }) => !new RegExp(`^${domain}\\.[a-z][a-z0-9_]*$`).test(code));
	expect(misnamed).toEqual([]);
});

test('every refusal has Vietnamese words, which need no detail to be read', () => {
	const say = (entry: WordsEntry | undefined): string => (typeof entry === 'function' ? entry({}) : (entry ?? ''));
	const mute = refusals.filter(({ code }) => say(refusalWords[code]).length < 8);
	expect(mute).toEqual([]);
});

test('no words are kept for a refusal that nobody gives', () => {
	const given = new Set([...Object.keys(EDGE_STATUS), ...refusals.map(({ code }) => code)]);
	expect(Object.keys(refusalWords).filter((code) => !given.has(code))).toEqual([]);
});
