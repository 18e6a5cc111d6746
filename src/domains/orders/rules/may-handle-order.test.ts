import { expect, test } from 'vitest';
import { mayHandleOrder } from './may-handle-order.ts';

test.each([
	['admin', true, true],
	['orders', true, true],
	['stock', false, true],
	['accounting', false, false],
	['support', false, false],
	['', false, false],
])('mayHandleOrder for role %s: decide is %s, pack is %s', (role, decides, packs) => {
	expect(mayHandleOrder(role, 'decide')).toBe(decides);
	expect(mayHandleOrder(role, 'pack')).toBe(packs);
});
