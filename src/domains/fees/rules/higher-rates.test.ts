import { expect, test } from 'vitest';
import { higherRates } from './higher-rates.ts';
import type { ApplicableRule } from './match-rule.ts';

const NOW = new Date('2026-11-23T00:00:00Z');
const SOON = new Date('2026-12-24T00:00:00Z');
const rule = (more: Partial<ApplicableRule>): ApplicableRule => ({
	id: 'r',
	target: 'goods',
	productId: null,
	categoryId: null,
	shopId: null,
	rateBp: 500,
	validFrom: new Date('2026-01-01T00:00:00Z'),
	validTo: null,
	createdAt: new Date('2026-01-01T00:00:00Z'),
	categoryIds: [],
	isNarrowCategory: false,
	...more,
});
const shipping = rule({ target: 'shipping', rateBp: 0 });
const food = { productId: '', categoryId: 'food', name: 'Khô & mắm' };
const toys = { productId: '', categoryId: 'toys', name: 'Đồ chơi' };
const of = (rules: readonly ApplicableRule[], sold = [food, toys]) => higherRates(rules, 'shop', sold, NOW);

test('higherRates returns increases with their date, the steepest first, and no reductions', () => {
	const ends = rule({ validTo: SOON });
	const foodRule = (rateBp: number) =>
		rule({ categoryId: 'food', categoryIds: ['food'], isNarrowCategory: true, rateBp, validFrom: SOON });
	expect(of([ends, shipping, rule({ rateBp: 600, validFrom: SOON }), foodRule(900)])).toEqual([
		{
			from: SOON,
			rates: [
				{ name: 'Khô & mắm', beforeBp: 500, afterBp: 900 },
				{ name: 'Đồ chơi', beforeBp: 500, afterBp: 600 },
			],
		},
	]);
	expect(of([ends, shipping, rule({ rateBp: 400, validFrom: SOON })])).toEqual([]);
	expect(of([rule({}), shipping])).toEqual([]);
});

test('higherRates includes the end of a lower shop rate, but not that of another shop or without products', () => {
	const own = rule({ shopId: 'shop', rateBp: 200, validTo: SOON });
	expect(of([rule({}), shipping, own])).toMatchObject([{ from: SOON, rates: [{ beforeBp: 200, afterBp: 500 }, {}] }]);
	expect(of([rule({}), shipping, { ...own, shopId: 'other' }])).toEqual([]);
	expect(of([rule({}), shipping, own], [])).toEqual([]);
});

test('higherRates returns a higher shipping commission to every shop that sells', () => {
	const rules = [rule({}), { ...shipping, validTo: SOON }, { ...shipping, rateBp: 100, validFrom: SOON }];
	expect(of(rules)).toEqual([{ from: SOON, rates: [{ name: '', beforeBp: 0, afterBp: 100 }] }]);
});
