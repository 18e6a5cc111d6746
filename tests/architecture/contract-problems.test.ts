import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contractProblems, failureCodes } from './contract-problems.ts';

const contract = {
	LAMPS_MAX: 3,
	LampInput: z.strictObject({ watts: z.int(), room: z.optional(z.string()) }),
	lampErrors: { 'lamps.too_bright': 'conflict', 'lamps.not_found': 'not_found' },
	refuse: () => null,
};
const words = {
	'lamps.too_bright': ({ watts }: Readonly<Record<string, unknown>>) => `Đèn ${watts} oát sáng quá.`,
	'lamps.not_found': 'Không tìm thấy đèn này.',
};

test('contractProblems returns nothing for a correct contract, and failureCodes returns its error codes', () => {
	expect(contractProblems(['lamps'], contract, words)).toEqual([]);
	expect(failureCodes(contract)).toEqual(['lamps.too_bright', 'lamps.not_found']);
});

const asInput = (schema: z.core.$ZodType) => ({ ...contract, LampInput: schema });
test.each<[string, Readonly<Record<string, unknown>>]>([
	['a date', asInput(z.object({ madeAt: z.date() }))],
	['a map', asInput(z.map(z.string(), z.int()))],
	['a transform', asInput(z.pipe(z.string(), z.transform(Number)))],
	['a bigint', asInput(z.array(z.bigint()))],
])('contractProblems reports %s in a schema, which has no JSON Schema', (_what, exports) => {
	expect(contractProblems(['lamps'], exports, words)).toEqual(['cannot be described: LampInput']);
});

test.each([
	['of another domain', 'rooms.dark'],
	['that is not in snake case', 'lamps.tooBright'],
])('contractProblems reports an error code %s', (_what, code) => {
	const exports = { ...contract, lampErrors: { [code]: 'conflict' } };
	expect(contractProblems(['lamps'], exports, { [code]: 'Phòng đang tối.' })).toEqual([
		`not named domain.snake_case: ${code}`,
	]);
});

test.each([
	['none', undefined],
	['an empty one', ''],
	['only a generic one', 'Lỗi.'],
])('contractProblems reports an error without a Vietnamese message: %s', (_what, said) => {
	const { 'lamps.not_found': _without, ...others } = words;
	const known = said === undefined ? others : { ...others, 'lamps.not_found': said };
	expect(contractProblems(['lamps'], contract, known)).toEqual(['without words: lamps.not_found']);
});
