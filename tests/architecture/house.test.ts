import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { HOUSE_RULES, houseViolations } from './house-rules.ts';
import { asLines, confessionsIn } from './specimens.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SPECIMENS = fileURLToPath(new URL('violations/house', import.meta.url));

test('names, comments, words and paths hold the rules of the house', () => {
	expect(asLines(houseViolations(ROOT))).toEqual([]);
});

test('every specimen breaks exactly the rules it names', () => {
	expect(asLines(houseViolations(SPECIMENS))).toEqual(asLines(confessionsIn(SPECIMENS)));
});

test('every rule of the house has a specimen that proves that it bites', () => {
	const proven = confessionsIn(SPECIMENS).map(({ rule }) => rule);
	expect(HOUSE_RULES.map(({ name }) => name).filter((name) => !proven.includes(name))).toEqual([]);
});
