import { expect, test } from 'vitest';
import { mayHandleOrder } from './may-handle.ts';

test.each([
	['admin', true, true],
	['orders', true, true],
	['stock', false, true],
	['accounting', false, false],
	['support', false, false],
	['', false, false],
])('in the role %s somebody decides about orders: %s, and packs them: %s', (role, decides, packs) => {
	expect(mayHandleOrder(role, 'decide')).toBe(decides);
	expect(mayHandleOrder(role, 'pack')).toBe(packs);
});
