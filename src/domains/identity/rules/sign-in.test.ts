import { expect, test } from 'vitest';
import { decideSignIn } from './sign-in.ts';

const nobody = { ownerId: null, emailOwnerId: null, isEmailVerified: false, signedInId: null, isLocked: false };

test('somebody new becomes a customer', () => {
	expect(decideSignIn(nobody)).toEqual({ ok: true, value: { kind: 'create' } });
});

test('a known account enters, whoever else has its e-mail', () => {
	const decision = decideSignIn({ ...nobody, ownerId: 'a', emailOwnerId: 'b' });
	expect(decision).toEqual({ ok: true, value: { kind: 'enter', customerId: 'a' } });
});

test.each([
	['unverified', { isEmailVerified: false, signedInId: 'a' }],
	['verified, nobody signed in', { isEmailVerified: true, signedInId: null }],
	['verified, somebody else signed in', { isEmailVerified: true, signedInId: 'b' }],
])('the e-mail of another customer opens nothing: %s', (_title, facts) => {
	const decision = decideSignIn({ ...nobody, emailOwnerId: 'a', ...facts });
	expect(decision).toMatchObject({ ok: false, error: { code: 'identity.email_belongs_to_other_account' } });
});

test('the owner of a verified e-mail who is signed in adds a way to sign in', () => {
	const decision = decideSignIn({ ...nobody, emailOwnerId: 'a', isEmailVerified: true, signedInId: 'a' });
	expect(decision).toEqual({ ok: true, value: { kind: 'link', customerId: 'a' } });
});

test('a locked customer does not get in', () => {
	expect(decideSignIn({ ...nobody, ownerId: 'a', isLocked: true })).toMatchObject({ ok: false });
});
