import { expect, test } from 'vitest';
import { isStaffMailed } from './staff-mail.ts';

test.each([
	['orders', null, true],
	['orders', false, false],
	['stock', null, false],
	['stock', true, true],
	['admin', null, true],
] as const)('isStaffMailed: role %s with choice %s: %s', (role, wantsMail, isMailed) => {
	expect(isStaffMailed({ role, wantsMail, isOwner: false })).toBe(isMailed);
});

test('isStaffMailed is true for the owner even with mails switched off', () => {
	expect(isStaffMailed({ role: 'admin', wantsMail: false, isOwner: true })).toBe(true);
});
