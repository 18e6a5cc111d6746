import { expect, test } from 'vitest';
import { decideSignIn } from './sign-in.ts';

const nobody = { ownerId: null, emailOwnerId: null, isEmailVerified: false, signedInId: null, isLocked: false };

test('decideSignIn creates a customer for an unknown account and e-mail', () => {
	expect(decideSignIn(nobody)).toEqual({ ok: true, value: { kind: 'create' } });
});

test('decideSignIn signs a known account in, even if another customer has its e-mail', () => {
	const decision = decideSignIn({ ...nobody, ownerId: 'a', emailOwnerId: 'b' });
	expect(decision).toEqual({ ok: true, value: { kind: 'enter', customerId: 'a' } });
});

test.each([
	['unverified', { isEmailVerified: false, signedInId: 'a' }],
	['verified, and no customer is signed in', { isEmailVerified: true, signedInId: null }],
	['verified, and a different customer is signed in', { isEmailVerified: true, signedInId: 'b' }],
])(
	'decideSignIn returns identity.email_belongs_to_other_account for the e-mail of another customer: %s',
	(_title, facts) => {
		const decision = decideSignIn({ ...nobody, emailOwnerId: 'a', ...facts });
		expect(decision).toMatchObject({ ok: false, error: { code: 'identity.email_belongs_to_other_account' } });
	},
);

test('decideSignIn links a new account when its verified e-mail belongs to the signed-in customer', () => {
	const decision = decideSignIn({ ...nobody, emailOwnerId: 'a', isEmailVerified: true, signedInId: 'a' });
	expect(decision).toEqual({ ok: true, value: { kind: 'link', customerId: 'a' } });
});

test('decideSignIn rejects a locked customer', () => {
	expect(decideSignIn({ ...nobody, ownerId: 'a', isLocked: true })).toMatchObject({ ok: false });
});
