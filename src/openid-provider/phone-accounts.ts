import { transact } from '#src/platform/context.ts';
import type { Writable } from '#src/platform/db/index.ts';
import { type IssuedCode, issueCode, takeCode } from '#src/platform/one-time-codes/index.ts';
import { codeSms, sendSmsJob } from '#src/platform/sms/index.ts';
import { ok } from '#src/shared/result.ts';
import { cleanLine } from '#src/shared/text/text.ts';
import type { PasswordVerdict } from './accounts.ts';
import { changePhone, findAccount, findAccountByPhone, recordPhoneAccount } from './db/account-repository.ts';
import { countAttempt, resetAttempts } from './db/attempt-repository.ts';
import { isKnownBrowser } from './db/browser-repository.ts';
import type { IdentityService } from './embedded-service.ts';
import { isRightPassword } from './passwords.ts';

type Form = { readonly uid: string; readonly phone: string; readonly browser: string | null };

const scopeOf = ({ uid }: Pick<Form, 'uid'>): string => `interaction:${uid}`;

/** Sends a code to registered and unknown numbers alike. */
export async function sendPhoneCode(service: IdentityService, form: Form): Promise<IssuedCode['kind'] | number> {
	const { context, settings, letters } = service;
	const requester = await knownBrowserOfPhone(service, form);
	const sent = await transact(context, async (scope) => {
		const request = { scope: scopeOf(form), target: form.phone, requester };
		const issued = await issueCode(scope.db, settings.APP_SECRET, request);
		if (issued.kind === 'limited') return ok(issued.retryAfterS);
		const sms = codeSms(settings.APP_SECRET, form.phone, letters.phoneCode(issued.code), await scope.now());
		await scope.enqueue(scope.db, sendSmsJob, sms);
		return ok(issued.kind);
	});
	return sent.ok ? sent.value : 'limited';
}

export async function checkPhoneCode(
	{ context, settings }: IdentityService,
	form: Pick<Form, 'uid' | 'phone'>,
	code: string,
): Promise<'right' | 'wrong' | 'over'> {
	const taken = await transact(context, async ({ db }) =>
		ok(await takeCode(db, settings.APP_SECRET, { scope: scopeOf(form), target: form.phone, code })),
	);
	return taken.ok ? taken.value : 'over';
}

/** The browser when it signed in to the account with this number before. */
export async function knownBrowserOfPhone(
	{ context: { db } }: IdentityService,
	{ phone, browser }: Pick<Form, 'phone' | 'browser'>,
): Promise<string | null> {
	const account = browser ? await findAccountByPhone(db, phone) : null;
	return account && browser && (await isKnownBrowser(db, account.id, browser)) ? browser : null;
}

export type PhoneAccount =
	| { readonly kind: 'none' }
	/** A code alone never opens an account that has a password from an unknown browser. */
	| { readonly kind: 'needs_password'; readonly accountId: string }
	| { readonly kind: 'open'; readonly accountId: string };

/** Call it only after the code was right. */
export async function findPhoneAccount(
	service: IdentityService,
	form: Pick<Form, 'phone' | 'browser'>,
): Promise<PhoneAccount> {
	const account = await findAccountByPhone(service.context.db, form.phone);
	if (!account) return { kind: 'none' };
	const isKnown = (await knownBrowserOfPhone(service, form)) !== null;
	const kind = account.passwordHash === null || isKnown ? 'open' : 'needs_password';
	return { kind, accountId: account.id };
}

/** Only unknown browsers are asked for it, so all of them share one budget of tries. */
export async function checkPhonePassword(
	{ context: { db } }: IdentityService,
	phone: string,
	password: string,
): Promise<PasswordVerdict> {
	const key = { name: `phone:${phone}`, browser: null };
	const verdict = await countAttempt(db, key);
	if (!verdict.ok) return { kind: 'locked', retryAfterS: verdict.retryAfterS };
	const account = await findAccountByPhone(db, phone);
	if (!account || !(await isRightPassword(account.passwordHash, password))) return { kind: 'wrong' };
	await resetAttempts(db, key);
	return { kind: 'right', accountId: account.id };
}

/** Returns null when the number got an account meanwhile. */
export async function registerPhone(service: IdentityService, phone: string, name: string): Promise<string | null> {
	const created = await transact(service.context, async ({ db }) =>
		ok(await recordPhoneAccount(db, phone, cleanLine(name))),
	);
	return created.ok ? created.value : null;
}

/** Sets the number by which the account signs in; false when another account has it, or nothing else opens this one. */
export async function setAccountPhone(tx: Writable, accountId: string, phone: string | null): Promise<boolean> {
	const owner = phone ? await findAccountByPhone(tx, phone) : null;
	if (owner && owner.id !== accountId) return false;
	const account = await findAccount(tx, accountId);
	if (!account || (!phone && !account.passwordHash)) return false;
	await changePhone(tx, accountId, phone);
	return true;
}

export async function hasPassword(db: Writable, accountId: string): Promise<boolean> {
	return (await findAccount(db, accountId))?.passwordHash != null;
}
