import * as z from 'zod/mini';
import { type IdentityScreen, signInPurposeNamed } from '#src/shared/identity-screen.ts';
import { NAME_MAX_LENGTH } from '#src/shared/limits/identity-limits.ts';
import { formatPhone, isMobile, toE164 } from '#src/shared/phone.ts';
import { cleanLine, LineText } from '#src/shared/text/text.ts';
import type { IdentityService } from './embedded-service.ts';
import type { Fields } from './form-body.ts';
import { type Exchange, type Interaction, rejectSubmission, type SignedInBy, tooMany } from './interaction-form.ts';
import { browserOf } from './known-browser.ts';
import {
	checkPhoneCode,
	checkPhonePassword,
	findPhoneAccount,
	knownBrowserOfPhone,
	registerPhone,
	sendPhoneCode,
} from './phone-accounts.ts';
import { PHONE_CODE_LIMIT, REGISTRATION_LIMIT } from './rules.ts';

type Stage = 'number' | 'code' | 'password' | 'name';
/** Stored with the interaction on the server: `password` and `name` follow only after a right code. */
export type PhoneForm = {
	readonly form: 'phone';
	readonly stage: Stage;
	/** E.164; as typed while it could not be read. */
	readonly phone: string;
	readonly name: string;
	readonly problem: string | null;
};
type Step = {
	readonly service: IdentityService;
	readonly interaction: Interaction;
	readonly fields: Fields;
	readonly exchange: Exchange;
};

const ALLOWED = { ok: true } as const;
const Name = LineText(NAME_MAX_LENGTH);
export const START: PhoneForm = { form: 'phone', stage: 'number', phone: '', name: '', problem: null };

const STEPS: Readonly<Record<string, (step: Step, form: PhoneForm) => Promise<SignedInBy | null>>> = {
	phone_number: takeNumber,
	phone_resend: (step, form) => (form.stage === 'code' ? sendCode(step, form) : store(step, form)),
	phone_code: takeCodeOf,
	phone_password: takePassword,
	phone_name: takeName,
};

export const isPhoneStep = (step: string): boolean => step in STEPS;

export const storedPhoneForm = ({ lastSubmission }: Interaction): PhoneForm | null => {
	const stored = lastSubmission as PhoneForm | undefined;
	return stored?.form === 'phone' ? stored : null;
};

export async function handlePhoneStep(step: Step): Promise<SignedInBy | null> {
	const handle = step.service.offersPhone ? STEPS[step.fields.get('step')] : undefined;
	return handle ? handle(step, storedPhoneForm(step.interaction) ?? START) : null;
}

export function phoneScreen(form: PhoneForm, interaction: Interaction): IdentityScreen {
	const { stage, name } = form;
	const problem = form.problem as never;
	const phone = shown(form.phone);
	if (stage === 'code') return { kind: 'phone_code', phone, problem };
	if (stage === 'password') return { kind: 'phone_password', phone, problem };
	if (stage === 'name') return { kind: 'phone_name', phone, name, problem };
	return { kind: 'phone', phone, purpose: signInPurposeNamed(interaction.params.purpose), problem };
}

const shown = (phone: string): string => (toE164(phone) === phone ? formatPhone(phone) : phone);

const store = ({ interaction, exchange }: Step, form: PhoneForm): Promise<null> =>
	rejectSubmission(interaction, form, exchange);

async function takeNumber(step: Step, form: PhoneForm): Promise<null> {
	const typed = step.fields.get('phone').trim();
	const phone = toE164(typed);
	if (!phone || !isMobile(phone))
		return store(step, { ...form, stage: 'number', phone: typed.slice(0, 60), problem: 'phone' });
	return sendCode(step, { ...form, stage: 'code', phone });
}

async function sendCode(step: Step, form: PhoneForm): Promise<null> {
	const { service, interaction, exchange } = step;
	const owned = formOf(step, form);
	// A known browser has codes of its own: others behind its IP address cannot use them up.
	const isKnown = (await knownBrowserOfPhone(service, owned)) !== null;
	const limit = isKnown ? ALLOWED : await service.limiter.take(PHONE_CODE_LIMIT, `ip:${exchange.ip}`);
	const sent = limit.ok ? await sendPhoneCode(service, owned) : limit.retryAfterS;
	if (typeof sent !== 'number') return store(step, { ...form, problem: null });
	const waiting = { ...form, stage: storedPhoneForm(interaction)?.stage ?? 'number', problem: 'limited' } as const;
	return showLimited(step, waiting, sent);
}

/** Shown at once and not stored: a reload tries again. */
async function showLimited({ interaction, exchange }: Step, form: PhoneForm, retryAfterS: number): Promise<null> {
	const screen = phoneScreen(form, interaction);
	await exchange.show({ ...screen, status: 429, retryAfterS } as IdentityScreen);
	return null;
}

const formOf = ({ service, interaction, exchange }: Step, { phone }: PhoneForm) => ({
	uid: interaction.uid,
	phone,
	browser: browserOf(service.settings, exchange.request),
});

async function takeCodeOf(step: Step, form: PhoneForm): Promise<SignedInBy | null> {
	if (form.stage !== 'code') return store(step, form);
	const owned = formOf(step, form);
	const code = step.fields.get('code').replace(/\D/g, '');
	const verdict = await checkPhoneCode(step.service, owned, code);
	if (verdict !== 'right') return store(step, { ...form, problem: verdict });
	return enter(step, form);
}

async function enter(step: Step, form: PhoneForm): Promise<SignedInBy | null> {
	const account = await findPhoneAccount(step.service, formOf(step, form));
	if (account.kind === 'open') return { accountId: account.accountId, amr: ['sms'] };
	return store(step, { ...form, stage: account.kind === 'none' ? 'name' : 'password', problem: null });
}

async function takePassword(step: Step, form: PhoneForm): Promise<SignedInBy | null> {
	if (form.stage !== 'password') return store(step, form);
	const verdict = await checkPhonePassword(step.service, form.phone, step.fields.get('password'));
	if (verdict.kind === 'right') return { accountId: verdict.accountId, amr: ['pwd', 'sms'] };
	if (verdict.kind === 'locked') return showLimited(step, { ...form, problem: 'locked' }, verdict.retryAfterS);
	return store(step, { ...form, problem: 'wrong' });
}

async function takeName(step: Step, form: PhoneForm): Promise<SignedInBy | null> {
	if (form.stage !== 'name') return store(step, form);
	const name = step.fields.get('name');
	if (!z.safeParse(Name, cleanLine(name)).success)
		return store(step, { ...form, name: name.slice(0, 2 * NAME_MAX_LENGTH), problem: 'name' });
	const limit = await step.service.limiter.take(REGISTRATION_LIMIT, `ip:${step.exchange.ip}`);
	if (!limit.ok) return tooMany(step.exchange, limit.retryAfterS);
	const accountId = await registerPhone(step.service, form.phone, name);
	return accountId ? { accountId, amr: ['sms'] } : enter(step, form);
}
