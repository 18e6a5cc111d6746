import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { asLines, confessionsIn } from './fixtures.ts';
import { HOUSE_RULES, houseViolations } from './house-rules.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FIXTURES = fileURLToPath(new URL('violations/house', import.meta.url));

test('names, comments, words and paths hold the rules of the house', () => {
	expect(asLines(houseViolations(ROOT))).toEqual([]);
});

test('every fixture breaks exactly the rules it names', () => {
	expect(asLines(houseViolations(FIXTURES))).toEqual(asLines(confessionsIn(FIXTURES)));
});

test('every rule of the house has a fixture that proves that it bites', () => {
	const reconciled = confessionsIn(FIXTURES).map(({ rule }) => rule);
	expect(HOUSE_RULES.map(({ name }) => name).filter((name) => !reconciled.includes(name))).toEqual([]);
});
