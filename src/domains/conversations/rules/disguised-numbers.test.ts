import { expect, test } from 'vitest';
import { disguisedNumbers } from './disguised-numbers.ts';

test.each([
	['gọi 0912 345 678k nhé', '0912 345 678'],
	['0912k345k678k', '0912k345k678'],
	['0912-va-345-va-678', '0912-va-345-va-678'],
])('disguisedNumbers finds the phone number in %j', (text, shown) => {
	const [span] = disguisedNumbers(text);
	expect(text.slice(span?.start, span?.end)).toContain(shown);
});

test.each(['giá 250k hay 300k ạ', 'đơn 129.000đ phí 25.000đ', 'size 38 39 40'])(
	'disguisedNumbers leaves %j readable',
	(text) => {
		expect(disguisedNumbers(text)).toEqual([]);
	},
);
