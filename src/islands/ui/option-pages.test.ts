import { expect, test } from 'vitest';
import { pagesOf } from './option-pages.ts';

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
