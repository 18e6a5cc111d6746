import { expect, test } from 'vitest';
import type { FacetOption, ListFacets } from '../contract/lists.ts';
import { usefulFacets } from './useful-facets.ts';

const option = (value: string, count: number, isChosen = false): FacetOption => ({
	value,
	name: null,
	count,
	isChosen,
});
const facetsOf = (more: Partial<ListFacets>): ListFacets => ({
	attributes: [],
	shops: [],
	provinces: [],
	ratings: [],
	flags: [],
	precision: 'exact',
	...more,
});
const attribute = (...choices: readonly FacetOption[]) =>
	({ code: 'mau', name: 'Màu', unit: '', type: 'choice', choices }) as const;

test('a group with one value is left out, unless it is chosen', () => {
	expect(usefulFacets(facetsOf({ shops: [option('a', 3)] }), 5).shops).toEqual([]);
	expect(usefulFacets(facetsOf({ shops: [option('a', 3, true)] }), 3).shops).toHaveLength(1);
});

test('a group whose values all products have is left out', () => {
	expect(usefulFacets(facetsOf({ attributes: [attribute(option('do', 4), option('den', 4))] }), 4).attributes).toEqual(
		[],
	);
	expect(
		usefulFacets(facetsOf({ attributes: [attribute(option('do', 4), option('den', 1))] }), 4).attributes,
	).toHaveLength(1);
});

test('a flag or rating that all products have is left out', () => {
	const { flags, ratings } = usefulFacets(
		facetsOf({ flags: [option('stock', 4), option('sale', 2)], ratings: [option('4', 3), option('3', 4)] }),
		4,
	);
	expect([flags.map(({ value }) => value), ratings.map(({ value }) => value)]).toEqual([['sale'], ['4']]);
});
