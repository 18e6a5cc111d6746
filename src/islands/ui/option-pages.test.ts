import { describe, expect, test } from 'vitest';
import { choosableOptions, pagesOf } from './option-pages.ts';

const provinces = Array.from({ length: 25 }, (_, index) => ({ value: String(index), label: `Tỉnh số ${index}` }));

test('pagesOf returns ten options at a time until none is left', async () => {
	const load = pagesOf(provinces);
	const first = await load('', null);
	const second = await load('', first.nextCursor);
	const third = await load('', second.nextCursor);
	expect([first, second, third].map((page) => page.items.length)).toEqual([10, 10, 5]);
	expect(third.nextCursor).toBeNull();
});

test('pagesOf finds labels with tones by a filter without tones', async () => {
	const load = pagesOf([
		{ value: '1', label: 'Đà Nẵng' },
		{ value: '2', label: 'Huế' },
	]);
	expect((await load('da nang', null)).items.map((item) => item.label)).toEqual(['Đà Nẵng']);
	expect((await load('  ', null)).items).toHaveLength(2);
	expect((await load('xyz', null)).items).toEqual([]);
});

describe('choosableOptions', () => {
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

	test('returns only loaded options that match the current filter until its answer arrives', () => {
		const { items, isWhole } = choosableOptions(loaded, { load, filter: 'ha noi' });
		expect(items.map(({ label }) => label)).toEqual(['Hà Nội']);
		expect(isWhole).toBe(false);
	});

	test('returns no options of another list', () => {
		expect(choosableOptions(loaded, { load: pagesOf([]), filter: '' })).toEqual({ items: [], isWhole: false });
	});

	test('returns the loaded options unchanged when their filter is the current one', () => {
		const answer = { ...loaded, filter: 'thu do' };
		expect(choosableOptions(answer, { load, filter: 'thu do' })).toEqual({ items: loaded.items, isWhole: true });
	});
});
