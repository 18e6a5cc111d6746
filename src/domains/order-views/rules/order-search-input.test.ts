import { expect, test } from 'vitest';
import { readOrderSearch } from './order-search-input.ts';

test.each([
	['1234567890', { kind: 'number', number: '1234567890' }],
	['  #1234 567 890 ', { kind: 'number', number: '1234567890' }],
	['\u0110\u01a1n h\u00e0ng 1234567890', { kind: 'number', number: '1234567890' }],
	['#5678', { kind: 'digits', digits: '5678' }],
	['56 78', { kind: 'digits', digits: '5678' }],
	['0912 345 678', { kind: 'digits', digits: '0912345678' }],
	['+84 912 345 678', { kind: 'digits', digits: '0912345678' }],
	['678', { kind: 'digits', digits: '678' }],
	['Nguy\u1ec5n  V\u0103n \u0110an', { kind: 'words', words: ['nguyen', 'van', 'dan'] }],
	['AT-TRON-M', { kind: 'words', words: ['at', 'tron', 'm'] }],
	['a_b%c\\d', { kind: 'words', words: ['a', 'b', 'c', 'd'] }],
	['a b c d e f g h i k', { kind: 'words', words: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] }],
	['\u732b', { kind: 'words', words: [] }],
	['#', { kind: 'words', words: [] }],
	['', null],
	['   ', null],
])('readOrderSearch parses %j as %j', (typed, read) => {
	expect(readOrderSearch(typed)).toEqual(read);
});
