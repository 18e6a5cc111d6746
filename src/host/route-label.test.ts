import { expect, test } from 'vitest';
import { loggedPath } from './route-label.ts';

test.each(['/yeu-thich/AAAAAAAAAAAAAAAAAAAAAA', '/ngung-bao/abc.def'])(
	'%s lets people in and is not logged',
	(path) => {
		expect(loggedPath(path)).toBe(`/${path.split('/')[1]}/[token]`);
	},
);

test('other paths are logged as they were asked', () => {
	for (const path of ['/product/ao-thun', '/api/cart', '/khong-co']) expect(loggedPath(path)).toBe(path);
});
