import { expect, test } from 'vitest';
import { commissionCommand } from './commission.ts';

test.each([
	['shop= (no value)', ['shop=']],
	['shop (no equals sign)', ['shop']],
	['town=hue (unknown kind)', ['town=hue']],
	['shop=a shop=b (two shops)', ['shop=a', 'shop=b']],
])(
	'commissionCommand returns null for the incomplete or unknown place %s, which must not become a general rate',
	(_title, places) => {
		expect(commissionCommand(['set', 'goods', '5', ...places])).toBeNull();
	},
);

test.each([[[]], [['shop=a']], [['shop=a', 'category=b']]])('commissionCommand accepts a rate for %j', (places) => {
	expect(commissionCommand(['set', 'goods', '5', ...places])).toBeTypeOf('function');
});
