import { expect, test } from 'vitest';
import { commissionCommand } from './commission.ts';

test.each([
	['a place without a name', ['shop=']],
	['a place without its sign', ['shop']],
	['a place that is unknown', ['town=hue']],
	['two of one kind', ['shop=a', 'shop=b']],
])('a rate for %s is no rate for everything', (_title, places) => {
	expect(commissionCommand(['set', 'goods', '5', ...places])).toBeNull();
});

test.each([[[]], [['shop=a']], [['shop=a', 'category=b']]])('a rate for %j is understood', (places) => {
	expect(commissionCommand(['set', 'goods', '5', ...places])).toBeTypeOf('function');
});
