import { expect, test } from 'vitest';
import { LIST_PAGES_MAX } from '../contract-lists.ts';
import { listQuery, readListAddress } from './list-address.ts';

const read = (query: string) => readListAddress(new URLSearchParams(query));

test('an address is read, and written again without what is the default', () => {
	const address = read('q=gạo&min=50.000&max=200000&stock=1&sort=price_asc&page=3');
	expect(address).toEqual({
		text: 'gạo',
		minVnd: 50_000,
		maxVnd: 200_000,
		isInStock: true,
		sort: 'price_asc',
		page: 3,
	});
	expect(listQuery(address)).toEqual({ q: 'gạo', min: 50_000, max: 200_000, stock: 1, sort: 'price_asc', page: 3 });
	expect(Object.values(listQuery(read(''))).every((value) => value === undefined)).toBe(true);
});

test('prices given the wrong way round are turned', () => {
	expect(read('min=900&max=100')).toMatchObject({ minVnd: 100, maxVnd: 900 });
});

test.each([
	['page=-1', { page: 1 }],
	['page=1e12', { page: 1 }],
	['page=999999', { page: LIST_PAGES_MAX }],
	['page=0', { page: 1 }],
	['min=abc&max=-5', { minVnd: undefined, maxVnd: undefined }],
	['sort=drop+table', { sort: 'best_selling' }],
	['stock=yes', { isInStock: false }],
	['q=%00%00', { text: '' }],
])('junk in %s counts as absent', (query, wanted) => {
	expect(read(query)).toMatchObject(wanted);
});

test('what fits best comes first where something is looked for', () => {
	expect(read('q=áo').sort).toBe('relevance');
	expect(read('').sort).toBe('best_selling');
});
