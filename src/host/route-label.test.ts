import { expect, test } from 'vitest';
import { loggedPath } from './route-label.ts';

test.each(['/yeu-thich/AAAAAAAAAAAAAAAAAAAAAA', '/ngung-bao/abc.def'])(
	'loggedPath hides the secret token of %s',
	(path) => {
		expect(loggedPath(path)).toBe(`/${path.split('/')[1]}/[token]`);
	},
);

test('loggedPath returns other paths unchanged', () => {
	for (const path of ['/product/ao-thun', '/api/cart', '/khong-co']) expect(loggedPath(path)).toBe(path);
});
