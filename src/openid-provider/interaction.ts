import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, type Provider } from 'oidc-provider';
import { normaliseEmail } from '#src/shared/email.ts';
import { checkEmail } from '#src/shared/email-check.ts';
import {
	type AccountProblem,
	type IdentityScreen,
	type SignInProblem,
	signInPurposeNamed,
} from '#src/shared/identity-screen.ts';
import { checkPassword, knownBrowserOf, register } from './accounts.ts';
import { recordBrowser } from './db/browser-repository.ts';
import type { IdentityService } from './embedded-service.ts';
import { type Fields, FORM_STATUS, readForm } from './form-body.ts';
import {
	type Exchange,
	type Interaction,
	rejectSubmission,
	type SignedInBy,
	seeOther,
	tooMany,
} from './interaction-form.ts';
import { browserOf, rememberBrowser } from './known-browser.ts';
import { hasPassword } from './phone-accounts.ts';
import { handlePhoneStep, isPhoneStep, phoneScreen, START, storedPhoneForm } from './phone-steps.ts';
import { FAILED_SIGN_IN_LIMIT, KNOWN_EMAIL_LIMIT, REGISTRATION_LIMIT } from './rules.ts';

/**
 * The last input and its error, stored with the interaction so that a reload shows the same without submitting
 * again.
 */
type Typed = {
	readonly form: 'sign_in' | 'register';
	readonly email: string;
	readonly name: string;
	readonly problem: string | null;
};

const ALLOWED = { ok: true } as const;
const REGISTER_QUERY = 'dang-ky';
const PHONE_QUERY = 'dien-thoai';

/** The form of one sign-in; only the browser that started it can open it. */
export async function answerInteraction(
	service: IdentityService,
	provider: Provider,
	uid: string,
	exchange: Exchange,
): Promise<void> {
	const { request, response } = exchange;
	const interaction = await ownInteraction(provider, uid, exchange);
	if (!interaction) return answerExpiredForm(provider, exchange);
	if (request.method !== 'POST') return exchange.show(await screenOf(service, interaction, exchange.url));
	const fields = await readForm(request);
	if (typeof fields === 'string') return exchange.show(expiredScreen(FORM_STATUS[fields], fields, formOf(interaction)));
	const signedIn = await handleStep(service, interaction, fields, exchange);
	if (!signedIn) return;
	const { accountId, amr } = signedIn;
	await leaveOtherAccount(provider, interaction, accountId);
	await recordBrowser(service.context.db, accountId, rememberBrowser(service.settings, request, response));
	const result = { login: { accountId, amr, remember: true }, create: {} };
	await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

async function handleStep(
	service: IdentityService,
	interaction: Interaction,
	fields: Fields,
	exchange: Exchange,
): Promise<SignedInBy | null> {
	const step = fields.get('step');
	if (isPhoneStep(step) && (await offersPhone(service, interaction)))
		return handlePhoneStep({ service, interaction, fields, exchange });
	const handle = step === 'register' ? handleRegistration : handleSignIn;
	const accountId = await handle(service, interaction, fields, exchange);
	return accountId ? { accountId, amr: ['pwd'] } : null;
}

/** Signing in again to an account with a password asks for the password, because the site wants that proof. */
async function offersPhone(service: IdentityService, { session }: Interaction): Promise<boolean> {
	if (!service.offersPhone) return false;
	return !session?.accountId || !(await hasPassword(service.context.db, session.accountId));
}

/**
 * A form that is over, for example after going back: signed-in users are redirected home, others can start a new
 * sign-in with the typed address.
 */
async function answerExpiredForm(provider: Provider, exchange: Exchange): Promise<void> {
	const { request, response } = exchange;
	if (request.method === 'POST') {
		const fields = await readForm(request);
		if (typeof fields === 'string') return exchange.show(expiredScreen(FORM_STATUS[fields], fields, 'sign_in'));
		const form = fields.get('step') === 'register' ? 'register' : 'sign_in';
		return exchange.show(expiredScreen(400, 'past', form, fields.get('email')));
	}
	if (await hasActiveSession(provider, request, response)) seeOther(response, '/');
	else await exchange.show(expiredScreen(400, 'past', 'sign_in'));
}

type ExpiredScreen = Extract<IdentityScreen, { kind: 'over' }>;
const expiredScreen = (
	status: ExpiredScreen['status'],
	reason: ExpiredScreen['reason'],
	form: ExpiredScreen['form'],
	email = '',
): IdentityScreen => ({ kind: 'over', status, reason, form, email: normaliseEmail(email) ?? '' });

const typedIn = ({ lastSubmission }: Interaction): Typed | undefined => lastSubmission as Typed | undefined;
const formOf = (interaction: Interaction): Typed['form'] =>
	typedIn(interaction)?.form ?? (interaction.prompt.name === 'create' ? 'register' : 'sign_in');

const suggestionFor = (email: string): string | null => {
	const verdict = checkEmail(email);
	return verdict.kind === 'sound' ? null : verdict.suggestion;
};

/** The last typed address, or the `login_hint` of the authorization request. */
const emailOf = (interaction: Interaction): string =>
	typedIn(interaction)?.email ?? normaliseEmail(String(interaction.params.login_hint ?? '')) ?? '';

async function ownInteraction(provider: Provider, uid: string, exchange: Exchange): Promise<Interaction | null> {
	try {
		const interaction = await provider.interactionDetails(exchange.request, exchange.response);
		return interaction.uid === uid ? interaction : null;
	} catch (problem) {
		if (problem instanceof errors.SessionNotFound) return null;
		throw problem;
	}
}

async function screenOf(service: IdentityService, interaction: Interaction, url: URL): Promise<IdentityScreen> {
	const typed = typedIn(interaction);
	const asked = url.searchParams.get('man');
	const hasPhone = await offersPhone(service, interaction);
	const phoneForm = storedPhoneForm(interaction);
	if (hasPhone && asked === PHONE_QUERY) return phoneScreen({ ...START, phone: phoneForm?.phone ?? '' }, interaction);
	if (hasPhone && phoneForm && asked === null) return phoneScreen(phoneForm, interaction);
	const isRegistration = asked === null ? formOf(interaction) === 'register' : asked === REGISTER_QUERY;
	const email = emailOf(interaction);
	const purpose = signInPurposeNamed(interaction.params.purpose);
	if (!isRegistration) {
		const problem = typed?.form === 'sign_in' ? (typed.problem as SignInProblem | null) : null;
		return { kind: 'sign_in', email, purpose, problem, offersPhone: hasPhone };
	}
	const problem = typed?.form === 'register' ? (typed.problem as AccountProblem | null) : null;
	const suggestion = problem === 'email' || problem === 'email_mistyped' ? suggestionFor(email) : null;
	const { PASSWORD_MIN: passwordMin } = service.settings;
	const name = typed?.name ?? '';
	return { kind: 'register', email, purpose, name, problem, passwordMin, offersPhone: hasPhone, suggestion };
}

async function handleSignIn(
	service: IdentityService,
	interaction: Interaction,
	fields: Fields,
	exchange: Exchange,
): Promise<string | null> {
	const key = `ip:${exchange.ip}`;
	const email = fields.get('email').trim();
	const browser = await knownBrowserOf(service, email, browserOf(service.settings, exchange.request));
	// Many people share one address, so wrong passwords of strangers do not count against a known browser.
	const before = browser ? ALLOWED : await service.limiter.take(FAILED_SIGN_IN_LIMIT, key, 0);
	if (!before.ok) return tooMany(exchange, before.retryAfterS);
	const verdict = await checkPassword(service, { email, password: fields.get('password'), browser });
	if (verdict.kind === 'locked') return showLocked(service, interaction, email, verdict.retryAfterS, exchange);
	// Passwords sent at once wait for each other: those after the limit learn nothing, not even that they are right.
	const after = browser ? ALLOWED : await service.limiter.take(FAILED_SIGN_IN_LIMIT, key, 0);
	if (!after.ok) return tooMany(exchange, after.retryAfterS);
	if (verdict.kind === 'right') return verdict.accountId;
	if (!browser) await service.limiter.take(FAILED_SIGN_IN_LIMIT, key);
	return rejectSubmission(interaction, { form: 'sign_in', email, name: '', problem: 'wrong' }, exchange);
}

async function handleRegistration(
	service: IdentityService,
	interaction: Interaction,
	fields: Fields,
	exchange: Exchange,
): Promise<string | null> {
	const key = `ip:${exchange.ip}`;
	const verdict = await service.limiter.take(REGISTRATION_LIMIT, key);
	if (!verdict.ok) return tooMany(exchange, verdict.retryAfterS);
	// Refuses unknown addresses too, because otherwise the refusal itself would tell that an address is registered.
	const before = await service.limiter.take(KNOWN_EMAIL_LIMIT, key, 0);
	if (!before.ok) return tooMany(exchange, before.retryAfterS);
	const [email, name] = [fields.get('email').trim(), fields.get('name')];
	const isInsisting = fields.get('emailConfirmed') !== '';
	const registered = await register(service, { email, name, password: fields.get('password') }, isInsisting);
	if (registered.kind === 'registered') return registered.accountId;
	if (registered.problem === 'email_taken') {
		const known = await service.limiter.take(KNOWN_EMAIL_LIMIT, key);
		if (!known.ok) return tooMany(exchange, known.retryAfterS);
	}
	return rejectSubmission(interaction, { form: 'register', email, name, problem: registered.problem }, exchange);
}

/** Answers 429 for right and wrong passwords alike, with the form and the waiting time. */
async function showLocked(
	service: IdentityService,
	interaction: Interaction,
	email: string,
	retryAfterS: number,
	exchange: Exchange,
): Promise<null> {
	const purpose = signInPurposeNamed(interaction.params.purpose);
	const common = { kind: 'sign_in', email, purpose, offersPhone: await offersPhone(service, interaction) } as const;
	await exchange.show({ ...common, problem: 'locked', status: 429, retryAfterS });
	return null;
}

/** Ends the sign-in of another account in this browser first. */
async function leaveOtherAccount(provider: Provider, interaction: Interaction, accountId: string): Promise<void> {
	const { session } = interaction;
	if (!session || session.accountId === accountId) return;
	const other = await provider.Session.findByUid(session.uid);
	await other?.destroy();
	interaction.session = undefined;
	await interaction.persist();
}

export async function hasActiveSession(
	provider: Provider,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<boolean> {
	const koa = provider.createContext(request, response);
	const session = await provider.Session.get(koa as Parameters<typeof provider.Session.get>[0]);
	return session.accountId !== undefined;
}
