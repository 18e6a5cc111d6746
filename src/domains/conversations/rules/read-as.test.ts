import { expect, test } from 'vitest';
import { readAs } from './read-as.ts';

test.each([
	['０９１２', '0912'],
	['٠٩١٢', '0912'],
	['①②', '12'],
	['零九一二', '0912'],
	['Đường Nguyễn', 'duong nguyen'],
	['chobiz。vn', 'chobiz.vn'],
	['0\u200b9', '09'],
])('readAs reads %j as %j', (written, text) => {
	expect(readAs(written).text).toBe(text);
});

test('readAs names the place of each character in the original', () => {
	expect(readAs('A\u200bé1').startOf).toEqual([0, 2, 3]);
});
