import { expect, test } from 'vitest';
import { commissionCommand } from './commission.ts';

test.each([
	['a place without a name', ['shop=']],
	['a place without its sign', ['shop']],
	['a place that is unknown', ['town=hue']],
	['two of one kind', ['shop=a', 'shop=b']],
])(
	'commissionCommand returns null for the incomplete or unknown place %s, which must not become a general rate',
	(_title, places) => {
		expect(commissionCommand(['set', 'goods', '5', ...places])).toBeNull();
	},
);

test.each([[[]], [['shop=a']], [['shop=a', 'category=b']]])('commissionCommand accepts a rate for %j', (places) => {
	expect(commissionCommand(['set', 'goods', '5', ...places])).toBeTypeOf('function');
});
