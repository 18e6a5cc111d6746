import * as z from 'zod/mini';
import { type Scope, transact } from '#src/platform/context.ts';
import type { Writable } from '#src/platform/db/index.ts';
import { sendMailJob } from '#src/platform/mail/index.ts';
import { normaliseEmail } from '#src/shared/email.ts';
import { checkEmail } from '#src/shared/email-check.ts';
import type { AccountProblem } from '#src/shared/identity-screen.ts';
import { NAME_MAX_LENGTH } from '#src/shared/limits/identity-limits.ts';
import { ok } from '#src/shared/result.ts';
import { cleanLine, LineText } from '#src/shared/text/text.ts';
import {
	changeEmail,
	changePassword,
	findAccount,
	findAccountByEmail,
	type IdentityAccount,
	recordAccount,
	recordVerified,
} from './db/account-repository.ts';
import { countAttempt, resetAttempts } from './db/attempt-repository.ts';
import { isKnownBrowser, recordBrowser, removeBrowsersOfAccount } from './db/browser-repository.ts';
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

export type PasswordVerdict =
	| { readonly kind: 'right'; readonly accountId: string }
	| { readonly kind: 'wrong' }
	| { readonly kind: 'locked'; readonly retryAfterS: number };
/** `browser`: when it is known for this account (`knownBrowserOf`), otherwise null. */
type Credentials = { readonly email: string; readonly password: string; readonly browser: string | null };

/**
 * Unknown addresses are counted, answered and timed like known ones. Each known browser of an account has a budget of
 * its own, so that strangers who guess lock out only other unknown browsers.
 */
export async function checkPassword(
	service: IdentityService,
	{ email, password, browser }: Credentials,
): Promise<PasswordVerdict> {
	const { db } = service.context;
	const emailNormalised = normaliseEmail(email);
	const account = emailNormalised ? await findAccountByEmail(db, emailNormalised) : null;
	const key = { name: `email:${emailNormalised ?? ''}`, browser };
	const verdict = emailNormalised ? await countAttempt(db, key) : ({ ok: true } as const);
	if (!verdict.ok) return { kind: 'locked', retryAfterS: verdict.retryAfterS };
	const isRight = await isRightPassword(account?.passwordHash ?? null, password);
	if (!account || !isRight) return { kind: 'wrong' };
	await resetAttempts(db, key);
	return { kind: 'right', accountId: account.id };
}

/** The browser when it signed in to the account with this address before; null for strangers and unknown addresses. */
export async function knownBrowserOf(
	{ context: { db } }: IdentityService,
	email: string,
	browser: string | null,
): Promise<string | null> {
	const emailNormalised = normaliseEmail(email);
	const account = browser && emailNormalised ? await findAccountByEmail(db, emailNormalised) : null;
	return account && browser && (await isKnownBrowser(db, account.id, browser)) ? browser : null;
}

/** Ends all that opens the account without a password: provider sessions, grants, tokens, forms and known browsers. */
export async function endAccount(tx: Writable, accountId: string): Promise<void> {
	await removeRecordsOfAccount(tx, accountId);
	await removeBrowsersOfAccount(tx, accountId);
}

/** `isInsisting`: the person keeps an address that looks mistyped. */
export async function register(
	service: IdentityService,
	account: NewAccount,
	isInsisting = false,
): Promise<Registered> {
	const name = cleanLine(account.name);
	const problem = judgeAccount(account, service.settings.PASSWORD_MIN, isInsisting);
	if (problem) return { kind: 'refused', problem };
	const accountId = await createAccount(service, { ...account, name, isVerified: false });
	return accountId ? { kind: 'registered', accountId } : { kind: 'refused', problem: 'email_taken' };
}

function judgeAccount(
	{ email, name, password }: NewAccount,
	passwordMin: number,
	isInsisting: boolean,
): AccountProblem | null {
	if (!z.safeParse(Name, name).success) return 'name';
	const { kind } = checkEmail(email);
	if (kind === 'malformed') return 'email';
	if (kind === 'mistyped' && !isInsisting) return 'email_mistyped';
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

type Mailed = Pick<IdentityAccount, 'id' | 'name'> & { readonly email: string };

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
		if (!account?.email || account.isEmailVerified) return ok(false);
		await mailVerification(service, scope, { ...account, email: account.email });
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
		const mail = {
			key: `reset-${token.slice(0, 16)}`,
			to: emailNormalised,
			...letter,
			ground: linkPrecondition(token),
		};
		await scope.enqueue(scope.db, sendMailJob, mail);
		return ok(null);
	});
}

/**
 * Ends every session of the account and marks the address as verified, because the link came by mail. For the same
 * reason `browser` is known from now on: it can sign in while strangers guess.
 */
export async function resetPassword(
	service: IdentityService,
	{ token, password, browser }: { readonly token: string; readonly password: string; readonly browser: string },
): Promise<'done' | 'unusable' | AccountProblem> {
	const problem = judgePassword(password, service.settings.PASSWORD_MIN);
	if (problem) return problem;
	const passwordHash = await hashPassword(password);
	const reset = await transact(service.context, async (scope) => {
		const link = await takeLink(scope.db, 'reset_password', token);
		if (!link) return ok(false);
		const { accountId } = link;
		await changePassword(scope.db, accountId, passwordHash);
		await removeLinks(scope.db, 'reset_password', accountId);
		await endAccount(scope.db, accountId);
		await recordBrowser(scope.db, accountId, browser);
		await verified(service, scope, accountId);
		await service.receives.passwordChanged(scope, { id: accountId });
		return ok(true);
	});
	return reset.ok && reset.value ? 'done' : 'unusable';
}

export async function verifyEmail(service: IdentityService, token: string): Promise<boolean> {
	const done = await transact(service.context, async (scope) => {
		const link = await takeLink(scope.db, 'verify_email', token);
		if (link) await verified(service, scope, link.accountId);
		return ok(link !== null || (await addMailedEmail(service, scope, token)));
	});
	return done.ok && done.value;
}

async function verified(service: IdentityService, scope: Scope, accountId: string): Promise<void> {
	await recordVerified(scope.db, accountId);
	const account = await findAccount(scope.db, accountId);
	if (account?.email) await service.receives.emailVerified(scope, { id: accountId, email: account.email });
}

/** Mails a link that adds the address to an account without one; false when the account has one. */
export async function requestEmail(service: IdentityService, accountId: string, email: string): Promise<boolean> {
	const sent = await transact(service.context, async (scope) => {
		const account = await findAccount(scope.db, accountId);
		if (!account || account.email) return ok(false);
		// The same answer for an address with an account: its owner reads who asks, and the link then changes nothing.
		const token = await recordLink(scope.db, 'add_email', accountId, email);
		const link = serviceUrl(service, `${PATHS.verify}?token=${token}`);
		const letter = service.letters.verifyEmail({ name: account.name, link });
		const mail = { key: `verify-${token.slice(0, 16)}`, to: email, ...letter, ground: linkPrecondition(token) };
		await scope.enqueue(scope.db, sendMailJob, mail);
		return ok(true);
	});
	return sent.ok && sent.value;
}

/** False for an unusable link, and when another account has taken the address since. */
async function addMailedEmail(service: IdentityService, scope: Scope, token: string): Promise<boolean> {
	const link = await takeLink(scope.db, 'add_email', token);
	if (!link?.email) return false;
	const account = await findAccount(scope.db, link.accountId);
	const owner = await findAccountByEmail(scope.db, link.email);
	if (!account || account.email || owner) return false;
	await changeEmail(scope.db, link.accountId, link.email);
	await service.receives.emailVerified(scope, { id: link.accountId, email: link.email });
	return true;
}
