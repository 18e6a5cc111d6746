import * as z from 'zod/mini';
import { type Scope, transact } from '#src/platform/context.ts';
import { sendMailJob } from '#src/platform/mail/index.ts';
import { normaliseEmail } from '#src/shared/email.ts';
import type { AccountProblem } from '#src/shared/identity-screen.ts';
import { NAME_MAX_LENGTH } from '#src/shared/limits/identity-limits.ts';
import { ok } from '#src/shared/result.ts';
import { cleanLine, LineText } from '#src/shared/text/text.ts';
import {
	changePassword,
	countSignInAttempt,
	findAccount,
	findAccountByEmail,
	type IdentityAccount,
	recordAccount,
	recordVerified,
	resetSignInAttempts,
} from './db/account-repository.ts';
import { recordLink, removeLinks, takeLink } from './db/link-repository.ts';
import { removeRecordsOfAccount } from './db/record-adapter.ts';
import { type IdentityService, PATHS, serviceUrl } from './embedded-service.ts';
import { linkPrecondition } from './mail-check.ts';
import { hashPassword, isRightPassword, judgePassword } from './passwords.ts';

const Name = LineText(NAME_MAX_LENGTH);

export type NewAccount = { readonly email: string; readonly name: string; readonly password: string };
export type Registered =
	| { readonly kind: 'registered'; readonly accountId: string }
	| { readonly kind: 'refused'; readonly problem: AccountProblem };

/**
 * Returns the account id, or null. Wrong password, unknown address and locked account are indistinguishable, also by
 * response time.
 */
export async function checkPassword(service: IdentityService, email: string, password: string): Promise<string | null> {
	const { db } = service.context;
	const emailNormalised = normaliseEmail(email);
	const account = emailNormalised ? await findAccountByEmail(db, emailNormalised) : null;
	const mayTry = account ? await countSignInAttempt(db, account.id) : false;
	const isRight = await isRightPassword(account?.passwordHash ?? null, password);
	if (!account || !isRight || !mayTry) return null;
	await resetSignInAttempts(db, account.id);
	return account.id;
}

export async function register(service: IdentityService, account: NewAccount): Promise<Registered> {
	const name = cleanLine(account.name);
	const problem = judgeAccount(account, service.settings.PASSWORD_MIN);
	if (problem) return { kind: 'refused', problem };
	const accountId = await createAccount(service, { ...account, name, isVerified: false });
	return accountId ? { kind: 'registered', accountId } : { kind: 'refused', problem: 'email_taken' };
}

function judgeAccount({ email, name, password }: NewAccount, passwordMin: number): AccountProblem | null {
	if (!z.safeParse(Name, name).success) return 'name';
	if (!normaliseEmail(email)) return 'email';
	return judgePassword(password, passwordMin);
}

type HashedAccount = Omit<NewAccount, 'password'> & { readonly passwordHash: string; readonly isVerified: boolean };

/** Returns null when the address is taken. An account created as verified gets no mail. */
export async function createAccount(
	service: IdentityService,
	{ password, ...account }: NewAccount & { readonly isVerified: boolean },
): Promise<string | null> {
	return storeAccount(service, { ...account, passwordHash: await hashPassword(password) });
}

/** Like `createAccount`, for callers inside a transaction; the password must be hashed before the transaction. */
export async function storeAccount(service: IdentityService, account: HashedAccount): Promise<string | null> {
	const { name, passwordHash, isVerified } = account;
	// Phone keyboards capitalise the first letter, so the address is normalised.
	const email = normaliseEmail(account.email) ?? '';
	const created = await transact(service.context, async (scope) => {
		const stored = { email, emailNormalised: email, name, passwordHash, isVerified };
		const id = await recordAccount(scope.db, stored);
		if (id && !isVerified) await mailVerification(service, scope, { id, email, name });
		return ok(id);
	});
	return created.ok ? created.value : null;
}

type Mailed = Pick<IdentityAccount, 'id' | 'email' | 'name'>;

async function mailVerification(service: IdentityService, scope: Scope, account: Mailed): Promise<void> {
	const token = await recordLink(scope.db, 'verify_email', account.id);
	const link = serviceUrl(service, `${PATHS.verify}?token=${token}`);
	const letter = service.letters.verifyEmail({ name: account.name, link });
	const mail = { key: `verify-${token.slice(0, 16)}`, to: account.email, ...letter, ground: linkPrecondition(token) };
	await scope.enqueue(scope.db, sendMailJob, mail);
}

export async function sendVerification(service: IdentityService, accountId: string): Promise<boolean> {
	const sent = await transact(service.context, async (scope) => {
		const account = await findAccount(scope.db, accountId);
		if (!account || account.isEmailVerified) return ok(false);
		await mailVerification(service, scope, account);
		return ok(true);
	});
	return sent.ok && sent.value;
}

/** Behaves the same for unknown addresses, so that it does not reveal who has an account. */
export async function requestReset(service: IdentityService, email: string): Promise<void> {
	const emailNormalised = normaliseEmail(email);
	if (!emailNormalised) return;
	await transact(service.context, async (scope) => {
		const account = await findAccountByEmail(scope.db, emailNormalised);
		if (!account) return ok(null);
		const token = await recordLink(scope.db, 'reset_password', account.id);
		const link = serviceUrl(service, `${PATHS.reset}?token=${token}`);
		const letter = service.letters.resetPassword({ name: account.name, link });
		const mail = { key: `reset-${token.slice(0, 16)}`, to: account.email, ...letter, ground: linkPrecondition(token) };
		await scope.enqueue(scope.db, sendMailJob, mail);
		return ok(null);
	});
}

/** Ends every session of the account and marks the address as verified, because the link came by mail. */
export async function resetPassword(
	service: IdentityService,
	token: string,
	password: string,
): Promise<'done' | 'unusable' | AccountProblem> {
	const problem = judgePassword(password, service.settings.PASSWORD_MIN);
	if (problem) return problem;
	const passwordHash = await hashPassword(password);
	const reset = await transact(service.context, async (scope) => {
		const accountId = await takeLink(scope.db, 'reset_password', token);
		if (!accountId) return ok(false);
		await changePassword(scope.db, accountId, passwordHash);
		await removeLinks(scope.db, 'reset_password', accountId);
		await removeRecordsOfAccount(scope.db, accountId);
		await verified(service, scope, accountId);
		await service.receives.passwordChanged(scope, { id: accountId });
		return ok(true);
	});
	return reset.ok && reset.value ? 'done' : 'unusable';
}

export async function verifyEmail(service: IdentityService, token: string): Promise<boolean> {
	const done = await transact(service.context, async (scope) => {
		const accountId = await takeLink(scope.db, 'verify_email', token);
		if (accountId) await verified(service, scope, accountId);
		return ok(accountId !== null);
	});
	return done.ok && done.value;
}

async function verified(service: IdentityService, scope: Scope, accountId: string): Promise<void> {
	await recordVerified(scope.db, accountId);
	const account = await findAccount(scope.db, accountId);
	if (account) await service.receives.emailVerified(scope, { id: accountId, email: account.email });
}
