import { expect, test } from 'vitest';
import { filterKey } from '#src/domains/catalog/rules/attributes/filter-key.ts';
import { LIST_PAGES_MAX } from '../contract/lists.ts';
import { activeFilters, attributeOf, filterOf, isNarrowed, listQuery, readListAddress } from './list-address.ts';

const read = (query: string) => readListAddress(new URLSearchParams(query));

test('readListAddress parses all parameters, and listQuery writes them back without defaults', () => {
	const query = 'q=gạo&min=50.000&max=200000&attr=mau:do,co:m&attr=mau:den&shop=b&shop=a&province=92&rating=4';
	const address = read(`${query}&stock=1&sale=1&sort=price_asc&page=3`);
	expect(address).toEqual({
		text: 'gạo',
		minVnd: 50_000,
		maxVnd: 200_000,
		attributes: ['co:m', 'mau:den', 'mau:do'],
		shops: ['a', 'b'],
		provinces: ['92'],
		minRating: 4,
		flags: ['stock', 'sale'],
		sort: 'price_asc',
		page: 3,
	});
	const written = new URLSearchParams();
	for (const [name, value] of Object.entries(listQuery(address))) written.set(name, String(value));
	expect(readListAddress(written)).toEqual(address);
	expect(filterOf(address).attributes).toEqual([['co:m'], ['mau:den', 'mau:do']]);
	expect(Object.values(listQuery(read(''))).every((value) => value === undefined)).toBe(true);
});

test('readListAddress swaps a minimum above the maximum', () => {
	expect(read('min=900&max=100')).toMatchObject({ minVnd: 100, maxVnd: 900 });
});

test.each([
	['min=900&max=100', { isTurned: true }],
	['min=abc', { min: { typed: 'abc', why: 'not_an_amount' } }],
	['min=-5&max=1e3', { min: { typed: '-5', why: 'negative' }, max: { typed: '1e3', why: 'not_an_amount' } }],
	['max=99999999999999', { max: { typed: '99999999999999', why: 'too_high' } }],
	[`max=${'x'.repeat(500)}`, { max: { typed: 'x'.repeat(40), why: 'not_an_amount' } }],
	['min=50.000 ₫&max=60 000đ', undefined],
	['min=&max=+', undefined],
])('readListAddress returns in `unclear` the prices of %s that were not taken as typed', (query, unclear) => {
	expect(read(query).unclear).toEqual(unclear);
});

test.each([
	['page=-1', { page: 1 }],
	['page=1e12', { page: 1 }],
	['page=999999', { page: LIST_PAGES_MAX }],
	['page=0', { page: 1 }],
	['min=abc&max=-5', { minVnd: undefined, maxVnd: undefined }],
	['sort=drop+table', { sort: 'best_selling' }],
	['stock=yes&auction=0', { flags: [] }],
	['attr=<b>,%27,mau:do;drop,:,a:b:c', { attributes: [] }],
	[`attr=${'x'.repeat(10_000)}&shop=${'ả'.repeat(9000)}&province=1e2&rating=9`, { attributes: [], shops: [] }],
	[
		`attr=${Array.from({ length: 500 }, (_, at) => `mau:${at}`).join(',')}`,
		{ attributes: expect.objectContaining({ length: 20 }) },
	],
	[
		Array.from({ length: 500 }, (_, at) => `shop=gian-hang-${at}`).join('&'),
		{ shops: expect.objectContaining({ length: 20 }) },
	],
	['q=%00%00', { text: '' }],
])('readListAddress ignores invalid values in %s', (query, wanted) => {
	expect(read(query)).toMatchObject(wanted);
});

test('readListAddress sorts by relevance with a search text and by sales without', () => {
	expect(read('q=áo').sort).toBe('relevance');
	expect(read('').sort).toBe('best_selling');
});

test('activeFilters returns each filter with the address without it', () => {
	const address = read('q=áo&min=1000&attr=mau:do,mau:den&shop=a&province=01&rating=3&auction=1&page=7');
	const active = activeFilters(address);
	expect(active.map(({ kind, value }) => `${kind} ${value}`)).toEqual([
		'price 1000-',
		'attribute mau:den',
		'attribute mau:do',
		'shop a',
		'province 01',
		'rating 3',
		'flag auction',
	]);
	for (const { without } of active) expect([activeFilters(without).length, without.page]).toEqual([6, 1]);
	expect([isNarrowed(address), isNarrowed(read('q=áo&page=2&sort=newest'))]).toEqual([true, false]);
	expect(attributeOf(filterKey('mau', 'do'))).toBe('mau');
});

test('a price in the text becomes a filter that its chip removes, and limits of the address take precedence', () => {
	const address = read('q=áo dưới 200k&sort=price_asc');
	expect(address).toMatchObject({ text: 'áo', minVnd: undefined, maxVnd: 200_000 });
	expect(listQuery(address)).toMatchObject({ q: 'áo', max: 200_000 });
	const [chip] = activeFilters(address);
	expect(chip?.kind).toBe('price');
	expect(listQuery(chip?.without ?? address)).toMatchObject({ q: 'áo', max: undefined });
	expect(read('q=áo dưới 200k&max=150000')).toMatchObject({ text: 'áo', maxVnd: 150_000 });
	expect(read('q=áo dưới 200k&min=300000')).toMatchObject({ text: 'áo', minVnd: 300_000, maxVnd: undefined });
	expect(read('q=dưới 200k')).toMatchObject({ text: '', maxVnd: 200_000, sort: 'best_selling' });
});
