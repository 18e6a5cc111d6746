import { expect, test } from 'vitest';
import { isStaffMailed } from './staff-mail.ts';

test.each([
	['orders', null, true],
	['orders', false, false],
	['stock', null, false],
	['stock', true, true],
	['admin', null, true],
] as const)('whoever works as %s and has said %s is mailed: %s', (role, wantsMail, isMailed) => {
	expect(isStaffMailed({ role, wantsMail, isOwner: false })).toBe(isMailed);
});

test('the owner is mailed whatever was said', () => {
	expect(isStaffMailed({ role: 'admin', wantsMail: false, isOwner: true })).toBe(true);
});
