import { expect, test } from 'vitest';
import { addMs, DAY_MS, MINUTE_MS } from '#src/shared/time.ts';
import { type CommissionRule, feesConfig } from '../contract.ts';
import { endOf, isSameScope, predecessors, startOf } from './rule-start.ts';

const NOW = new Date('2026-11-22T08:00:00Z');
const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const everything = { target: 'goods', productId: null, categoryId: null, shopId: null } as const;
const ofShop = { ...everything, shopId: 's' };
const rule = (scope: typeof everything | typeof ofShop, rateBp: number): CommissionRule => ({
	id: `${rateBp}`,
	...scope,
	rateBp,
	validFrom: LONG_AGO,
	validTo: null,
	createdAt: LONG_AGO,
});
const soon = addMs(NOW, feesConfig.soonestMinutes * MINUTE_MS);
const announced = addMs(NOW, feesConfig.changeNoticeDays * DAY_MS);

test('startOf delays a higher rate until the notice period is over, but not a lower or equal one', () => {
	const rules = [rule(everything, 500), rule(ofShop, 300)];
	expect(startOf(rules, everything, 501, NOW)).toEqual(announced);
	expect(startOf(rules, everything, 500, NOW)).toEqual(soon);
	expect(startOf(rules, ofShop, 301, NOW)).toEqual(announced);
	expect(startOf(rules, ofShop, 200, NOW)).toEqual(soon);
});

test('startOf delays a first rule for a product unless its rate is not above any current rate', () => {
	const rules = [rule(everything, 500), rule(ofShop, 300)];
	const ofProduct = { ...everything, productId: 'p' };
	expect(startOf(rules, ofProduct, 400, NOW)).toEqual(announced);
	expect(startOf(rules, ofProduct, 300, NOW)).toEqual(soon);
});

test('endOf delays the end of a rule when a wider one with a higher rate would apply', () => {
	const rules = [rule(everything, 500), rule(ofShop, 300)];
	expect(endOf(rules, rule(ofShop, 300), NOW)).toEqual(announced);
	expect(endOf(rules, rule(ofShop, 600), NOW)).toEqual(soon);
	const coming = { ...rule(ofShop, 600), validFrom: addMs(announced, 1) };
	expect(endOf(rules, coming, NOW)).toEqual(coming.validFrom);
});

test('predecessors returns only rules with exactly the same scope', () => {
	expect(isSameScope(ofShop, { ...everything, shopId: 's' })).toBe(true);
	expect(predecessors([rule(everything, 500), rule(ofShop, 300)], ofShop, NOW).map(({ id }) => id)).toEqual(['300']);
});
