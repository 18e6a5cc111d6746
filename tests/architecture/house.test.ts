import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { asLines, declaredViolations } from './fixtures.ts';
import { HOUSE_RULES, houseViolations } from './house-rules.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FIXTURES = fileURLToPath(new URL('violations/house', import.meta.url));

test('the code base has no violation of the house rules', () => {
	expect(asLines(houseViolations(ROOT))).toEqual([]);
});

test('every fixture violates exactly the house rules that it names', () => {
	expect(asLines(houseViolations(FIXTURES))).toEqual(asLines(declaredViolations(FIXTURES)));
});

test('every house rule has a violating fixture', () => {
	const reconciled = declaredViolations(FIXTURES).map(({ rule }) => rule);
	expect(HOUSE_RULES.map(({ name }) => name).filter((name) => !reconciled.includes(name))).toEqual([]);
});
