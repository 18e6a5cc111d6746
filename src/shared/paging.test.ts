import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor, offsetOfCursor, pageByOffset } from './paging.ts';

const MAX = 48;

test('paging by offset reads every row once and stops at the maximum', () => {
	const all = Array.from({ length: 60 }, (_, at) => at);
	const read: number[] = [];
	let cursor: string | null | undefined;
	do {
		const offset = offsetOfCursor(cursor ?? undefined, MAX);
		const page = pageByOffset(all.slice(offset, offset + 11), { limit: 10, offset, most: MAX });
		read.push(...page.items);
		cursor = page.nextCursor;
	} while (cursor);
	expect(read).toEqual(all.slice(0, 50));
	expect(pageByOffset([1, 2], { limit: 2, offset: 0, most: MAX })).toEqual({ items: [1, 2], nextCursor: null });
});

test.each([
	[undefined, 0],
	['', 0],
	['nothing', 0],
	[encodeCursor(['10']), 0],
	[encodeCursor([10, 20]), 0],
	[encodeCursor([-10]), 0],
	[encodeCursor([10.9]), 10],
	[btoa('[1e999]'), MAX],
	[encodeCursor([9000]), MAX],
])('offsetOfCursor of the cursor %j returns %i', (cursor, offset) => {
	expect(offsetOfCursor(cursor, MAX)).toBe(offset);
});

test('decodeCursor returns the values of encodeCursor, and null for anything else', () => {
	const made = encodeCursor(['2026-11-23T00:00:00Z', 7]);
	expect(decodeCursor(made, 2)).toEqual(['2026-11-23T00:00:00Z', 7]);
	expect(decodeCursor(made, 1)).toBeNull();
	expect(decodeCursor(btoa('{"a":1}'), 1)).toBeNull();
	expect(decodeCursor(btoa('["a\\u0000"]'), 1)).toBeNull();
});
