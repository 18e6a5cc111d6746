import { timingSafeEqual } from 'node:crypto';
import { embeddedClientSecret, hashSecret } from '#src/platform/seal/index.ts';
import { normaliseEmail } from '#src/shared/email.ts';
import type { AccountProblem } from '#src/shared/identity-screen.ts';
import { knownBrowserOf, requestReset, resetPassword, sendVerification, verifyEmail } from './accounts.ts';
import { isLinkUsable } from './db/link-repository.ts';
import type { LinkPurpose } from './db/tables.ts';
import { type IdentityService, PATHS } from './embedded-service.ts';
import { FORM_STATUS, readForm } from './form-body.ts';
import { type Exchange, seeOther } from './interaction-form.ts';
import { browserOf, rememberBrowser } from './known-browser.ts';
import { LINK_ATTEMPT_LIMIT, MAILS, PASSWORD_RESET_LIMIT } from './rules.ts';

const PASSWORD_PROBLEMS: readonly AccountProblem[] = ['too_short', 'too_long', 'too_common'];
const VERIFYING: readonly LinkPurpose[] = ['verify_email', 'add_email'];
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

const tokenOf = (text: string | null): string => (text && TOKEN.test(text) ? text : '');

/** Answers the same for every address, so that it does not reveal accounts. */
export async function answerForgot(service: IdentityService, exchange: Exchange): Promise<void> {
	const { request, response, url } = exchange;
	if (request.method !== 'POST') {
		const problem = url.searchParams.has('loi') ? 'email' : null;
		return exchange.show({ kind: 'forgot', isSent: url.searchParams.has('da-gui'), problem });
	}
	const fields = await readForm(request);
	if (typeof fields === 'string') return exchange.fail(FORM_STATUS[fields]);
	const email = normaliseEmail(fields.get('email'));
	const known = await knownBrowserOf(service, email ?? '', browserOf(service.settings, request));
	// A known browser has a budget of its own: strangers cannot use up the owner's mails, nor others behind its address.
	if (!known && !(await isWithin(service, exchange, PASSWORD_RESET_LIMIT))) return;
	if (!email) return seeOther(response, `${PATHS.forgot}?loi`);
	const mayMail = await service.limiter.take(MAILS, `reset:${hashSecret(`${email}\n${known ?? 'unknown'}`)}`);
	if (mayMail.ok) await requestReset(service, email);
	seeOther(response, `${PATHS.forgot}?da-gui`);
}

export async function answerReset(service: IdentityService, exchange: Exchange): Promise<void> {
	const { request, response, url } = exchange;
	if (request.method !== 'POST') {
		const token = tokenOf(url.searchParams.get('token'));
		const isUsable = token !== '' && (await isLinkUsable(service.context.db, 'reset_password', token));
		const problem = PASSWORD_PROBLEMS.find((known) => known === url.searchParams.get('loi')) ?? null;
		const isDone = url.searchParams.has('xong');
		const { PASSWORD_MIN: passwordMin } = service.settings;
		return exchange.show({ kind: 'reset', isUsable, isDone, token, problem, passwordMin });
	}
	const fields = await readForm(request);
	if (typeof fields === 'string') return exchange.fail(FORM_STATUS[fields]);
	const token = tokenOf(fields.get('token'));
	if (!(await mayTryLink(service, exchange, token, ['reset_password']))) return;
	const browser = rememberBrowser(service.settings, request, response);
	const outcome = await resetPassword(service, { token, password: fields.get('password'), browser });
	if (outcome === 'done') return seeOther(response, `${PATHS.reset}?xong`);
	seeOther(response, `${PATHS.reset}?token=${token}${outcome === 'unusable' ? '' : `&loi=${outcome}`}`);
}

/** Mail scanners open links, so opening shows a button and only clicking it verifies the address. */
export async function answerVerify(service: IdentityService, exchange: Exchange): Promise<void> {
	const { request, response, url } = exchange;
	if (request.method !== 'POST') {
		if (url.searchParams.has('xong')) return exchange.show({ kind: 'verify', token: '', outcome: 'done' });
		const token = tokenOf(url.searchParams.get('token'));
		const isUsable = await isAnyUsable(service, token, VERIFYING);
		return exchange.show({ kind: 'verify', token, outcome: isUsable ? 'asked' : 'unusable' });
	}
	const fields = await readForm(request);
	if (typeof fields === 'string') return exchange.fail(FORM_STATUS[fields]);
	const token = tokenOf(fields.get('token'));
	if (!(await mayTryLink(service, exchange, token, VERIFYING))) return;
	const isDone = await verifyEmail(service, token);
	seeOther(response, `${PATHS.verify}?${isDone ? 'xong' : 'het-han'}`);
}

/** Called by the site for one of its customers. */
export async function answerVerificationMail(service: IdentityService, exchange: Exchange): Promise<void> {
	const { request, response } = exchange;
	if (request.method !== 'POST' || !isOurClient(service, request.headers.authorization)) return exchange.fail(404);
	const fields = await readForm(request);
	const accountId = typeof fields === 'string' ? '' : fields.get('sub');
	if (!/^[0-9a-f-]{36}$/.test(accountId)) return exchange.fail(400);
	const verdict = await service.limiter.take(MAILS, `verify:${accountId}`);
	if (verdict.ok) await sendVerification(service, accountId);
	response.writeHead(verdict.ok ? 204 : 429, verdict.ok ? {} : { 'retry-after': String(verdict.retryAfterS) });
	response.end();
}

/** Only unusable links count, so that nobody behind a shared IP address can stop others from using theirs. */
const mayTryLink = async (
	service: IdentityService,
	exchange: Exchange,
	token: string,
	kinds: readonly LinkPurpose[],
): Promise<boolean> =>
	(await isAnyUsable(service, token, kinds)) || (await isWithin(service, exchange, LINK_ATTEMPT_LIMIT));

async function isAnyUsable(
	{ context: { db } }: IdentityService,
	token: string,
	kinds: readonly LinkPurpose[],
): Promise<boolean> {
	for (const kind of kinds) if (token !== '' && (await isLinkUsable(db, kind, token))) return true;
	return false;
}

async function isWithin(
	service: IdentityService,
	exchange: Exchange,
	rule: typeof PASSWORD_RESET_LIMIT,
): Promise<boolean> {
	const verdict = await service.limiter.take(rule, `ip:${exchange.ip}`);
	if (!verdict.ok) exchange.fail(429, { 'retry-after': String(verdict.retryAfterS) });
	return verdict.ok;
}

function isOurClient({ settings }: IdentityService, authorization = ''): boolean {
	const expected = `${settings.oidcClientId}:${embeddedClientSecret(settings.APP_SECRET)}`;
	const [given, wanted] = [basicCredentials(authorization), expected].map(hashSecret);
	return timingSafeEqual(Buffer.from(given ?? ''), Buffer.from(wanted ?? ''));
}

/** `id:secret` of a Basic header, each part form-encoded by the client (RFC 6749, 2.3.1); empty when it is malformed. */
function basicCredentials(header: string): string {
	const pair = Buffer.from(header.replace(/^Basic /, ''), 'base64').toString();
	try {
		return decodeURIComponent(pair.replaceAll('+', ' '));
	} catch {
		return '';
	}
}
