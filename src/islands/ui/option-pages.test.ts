import { describe, expect, test } from 'vitest';
import { choosable, pagesOf } from './option-pages.ts';

const provinces = Array.from({ length: 25 }, (_, index) => ({ value: String(index), label: `Tỉnh số ${index}` }));

test('a selection list loads ten items at a time until nothing is left', async () => {
	const load = pagesOf(provinces);
	const first = await load('', null);
	const second = await load('', first.nextCursor);
	const third = await load('', second.nextCursor);
	expect([first, second, third].map((page) => page.items.length)).toEqual([10, 10, 5]);
	expect(third.nextCursor).toBeNull();
});

test('typing without tones finds words with tones', async () => {
	const load = pagesOf([
		{ value: '1', label: 'Đà Nẵng' },
		{ value: '2', label: 'Huế' },
	]);
	expect((await load('da nang', null)).items.map((item) => item.label)).toEqual(['Đà Nẵng']);
	expect((await load('  ', null)).items).toHaveLength(2);
	expect((await load('xyz', null)).items).toEqual([]);
});

describe('while the answer for the words of now is still to come', () => {
	const load = pagesOf([]);
	const loaded = {
		items: [
			{ value: '92', label: 'Đồng Tháp' },
			{ value: '01', label: 'Hà Nội' },
		],
		nextCursor: 'more',
		load,
		filter: '',
	};

	test('only what fits the words can be chosen', () => {
		const { items, isWhole } = choosable(loaded, { load, filter: 'ha noi' });
		expect(items.map(({ label }) => label)).toEqual(['Hà Nội']);
		expect(isWhole).toBe(false);
	});

	test('of another list nothing can be chosen', () => {
		expect(choosable(loaded, { load: pagesOf([]), filter: '' })).toEqual({ items: [], isWhole: false });
	});

	test('the answer itself is taken as it is', () => {
		const answer = { ...loaded, filter: 'thu do' };
		expect(choosable(answer, { load, filter: 'thu do' })).toEqual({ items: loaded.items, isWhole: true });
	});
});
