import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChargedProduct } from '../contract.ts';
import { type ApplicableRule, applicableRules, productRule, shippingRule } from './match-rule.ts';

const NOW = new Date('2026-11-22T08:00:00Z');
const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const good: ChargedProduct = { productId: 'p', categoryId: 'rice', shopId: 's', shopLegalKind: 'household' };

const rule = (id: string, facts: Partial<ApplicableRule> = {}): ApplicableRule => ({
	id,
	target: 'goods',
	productId: null,
	categoryId: null,
	shopId: null,
	rateBp: 500,
	validFrom: LONG_AGO,
	validTo: null,
	createdAt: LONG_AGO,
	categoryIds: [],
	isNarrowCategory: false,
	...facts,
});
const everything = rule('everything');
const food = rule('food', { categoryId: 'food', categoryIds: ['food', 'rice'] });
const rice = rule('rice', { categoryId: 'rice', categoryIds: ['rice'], isNarrowCategory: true });
const shop = rule('shop', { shopId: 's' });
const riceOfShop = rule('rice of shop', { ...rice, id: 'rice of shop', shopId: 's' });
const product = rule('product', { productId: 'p' });
const byWeight = [everything, food, rice, shop, riceOfShop, product];

describe('productRule', () => {
	test('returns the most specific rule, in any order of the rules', () => {
		fc.assert(
			fc.property(fc.shuffledSubarray(byWeight, { minLength: 1 }), (known) => {
				const heaviest = known.reduce((left, right) =>
					byWeight.indexOf(left) > byWeight.indexOf(right) ? left : right,
				);
				expect(productRule(known, good, NOW)).toBe(heaviest);
			}),
		);
	});

	test('returns the older of two equally specific rules', () => {
		const younger = rule('a', { shopId: 's', createdAt: NOW });
		expect(productRule([younger, everything, shop], good, NOW).id).toBe('shop');
	});

	test('ignores rules for other products, other times and shipping', () => {
		const others = [
			rule('other product', { productId: 'q' }),
			rule('other shop', { shopId: 't' }),
			rule('other category', { categoryId: 'cloth', categoryIds: ['cloth'] }),
			rule('over', { productId: 'p', validTo: NOW }),
			rule('to come', { productId: 'p', validFrom: new Date(NOW.getTime() + 1) }),
			rule('shipping', { target: 'shipping' }),
		];
		expect(productRule([...others, everything], good, NOW)).toBe(everything);
		expect(() => productRule(others, good, NOW)).toThrow('always a global one');
	});
});

test('shippingRule returns the rule for shipping', () => {
	expect(shippingRule([everything, rule('shipping', { target: 'shipping' })], NOW).id).toBe('shipping');
});

test('countingRules returns current and future rules, but no ended ones', () => {
	const coming = rule('to come', { validFrom: new Date(NOW.getTime() + 1) });
	expect(applicableRules([everything, rule('over', { validTo: NOW }), coming], 'goods', NOW)).toEqual([
		everything,
		coming,
	]);
});
