import { expect, test } from 'vitest';
import { holdUntil, isHeld } from './account-hold.ts';

const now = new Date('2030-06-04T17:00:00Z');
const held = new Date('2030-06-07T17:00:00Z');
const past = new Date('2030-01-01T00:00:00Z');

test.each([
	['the first account', null, null],
	['a first one corrected while it waits', { state: 'pending', heldUntil: null }, null],
	['a first one after it was rejected', { state: 'rejected', heldUntil: null }, null],
	['another one than is paid to', { state: 'active', heldUntil: null }, held],
	['another one while the last change waits', { state: 'pending', heldUntil: past }, held],
	['another one after a change was rejected', { state: 'rejected', heldUntil: past }, held],
] as const)('heldUntil for %s returns %s', (_what, before, until) => {
	expect(holdUntil(before, now)).toEqual(until);
});

test('isHeld is true before heldUntil and false from that moment on', () => {
	expect(isHeld({ heldUntil: held }, new Date(held.getTime() - 1))).toBe(true);
	expect(isHeld({ heldUntil: held }, held)).toBe(false);
	expect(isHeld({ heldUntil: null }, now)).toBe(false);
	expect(isHeld(null, now)).toBe(false);
});
