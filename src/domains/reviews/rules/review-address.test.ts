import { expect, test } from 'vitest';
import { readReviewAddress, reviewQuery } from './review-address.ts';

const read = (query: string) => readReviewAddress(new URLSearchParams(query));
const NOTHING = {
	stars: undefined,
	hasPictures: false,
	variantId: undefined,
	sort: 'helpful',
	page: 1,
	questionPage: 1,
};

test.each([
	'',
	'rstars=6&rpics=yes&rvariant=x&rsort=dear&rpage=-1&qpage=1e12',
	'rstars=0&rpage=0&qpage=%27%20OR%201',
	`rstars=${'9'.repeat(9999)}&rvariant=00000000-0000-0000`,
])('44: invalid query parameters select the default reviews: %s', (query) => {
	expect(read(query)).toEqual(NOTHING);
});

test('parsing the result of reviewQuery returns the original address', () => {
	const address = {
		stars: 2,
		hasPictures: true,
		variantId: '01890a5d-ac96-774b-bcce-b302099a8057',
		sort: 'lowest' as const,
		page: 3,
		questionPage: 2,
	};
	const query = Object.entries(reviewQuery(address)).map(([key, value]) => [key, value ?? '']);
	expect(readReviewAddress(new URLSearchParams(query))).toEqual(address);
	expect(Object.values(reviewQuery(read(''))).filter(Boolean)).toEqual([]);
});
