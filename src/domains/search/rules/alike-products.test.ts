import { expect, test } from 'vitest';
import { type Hit, hitOfSharedCategory, slightlyAbove } from './alike-products.ts';

const hit = (id: string, categoryName: string): Hit => ({ id, name: id, categoryId: categoryName, categoryName });
const chosen = (text: string, ...hits: readonly Hit[]) => hitOfSharedCategory(hits, text)?.id ?? null;

test('hitOfSharedCategory takes the category that most hits share', () => {
	expect(chosen('áo', hit('a', 'Mũ & áo mưa'), hit('b', 'Áo'), hit('c', 'Áo'))).toBe('b');
});

test('hitOfSharedCategory takes the category named by the query when none is shared', () => {
	expect(chosen('ao', hit('raincoat', 'Mũ & áo mưa'), hit('sport', 'Gym & yoga'), hit('shirt', 'Áo'))).toBe('shirt');
	expect(chosen('tai nghe', hit('first', 'Loa'), hit('second', 'Pin'))).toBe('first');
	expect(chosen('áo')).toBeNull();
});

test('slightlyAbove begins above the limit and ends half above it', () => {
	expect(slightlyAbove(200_000)).toEqual({ minVnd: 200_001, maxVnd: 300_000 });
});
