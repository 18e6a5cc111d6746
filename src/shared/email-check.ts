import { normaliseEmail } from './email.ts';

export type EmailVerdict =
	| { readonly kind: 'sound'; readonly email: string }
	/** No mail server accepts it. */
	| { readonly kind: 'malformed'; readonly suggestion: string | null }
	/** Possible, but its domain looks like a slip of a well-known one; the person may insist. */
	| { readonly kind: 'mistyped'; readonly email: string; readonly suggestion: string };

const KNOWN_DOMAINS = [
	'gmail.com',
	'yahoo.com',
	'yahoo.com.vn',
	'hotmail.com',
	'outlook.com',
	'outlook.com.vn',
	'icloud.com',
	'live.com',
	'proton.me',
] as const;
/** Real mail services whose names are one letter from a better known one. */
const ALSO_REAL = new Set([
	'mail.com',
	'ymail.com',
	'email.com',
	'gmx.com',
	'live.vn',
	'yahoo.co',
	'me.com',
	'mac.com',
]);
/** Slips of more than one letter. */
const FREQUENT_SLIPS: Readonly<Record<string, string>> = {
	'gmail.com.vn': 'gmail.com',
	'gmail.vn': 'gmail.com',
	'icloud.com.vn': 'icloud.com',
	'hotmail.com.vn': 'hotmail.com',
};
const LABEL = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u;
/** Full-width letters and symbols, which Vietnamese and Japanese keyboards type by accident. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const TYPED_MAX_LENGTH = 300;

/** For addresses that a person enters for the first time; `normaliseEmail` looks up those already stored. */
export function checkEmail(typed: string): EmailVerdict {
	const email = normaliseEmail(typed);
	if (!email || !isDeliverable(email)) return { kind: 'malformed', suggestion: repaired(typed) };
	const [local = '', domain = ''] = email.split('@');
	const meant = meantDomain(domain);
	return meant ? { kind: 'mistyped', email, suggestion: `${local}@${meant}` } : { kind: 'sound', email };
}

function isDeliverable(email: string): boolean {
	const [local = '', domain = ''] = email.split('@');
	const isLocalSound = !/^\.|\.\.|\.$/.test(local) && email.search(FULL_WIDTH) < 0;
	const labels = domain.split('.');
	return isLocalSound && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '');
}

/** The nearest address that could be meant; null when there is none. */
function repaired(typed: string): string | null {
	if (typed.length > TYPED_MAX_LENGTH) return null;
	const narrow = typed
		.normalize('NFC')
		.replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
		.replace(/[\s\p{Cc}\p{Cf}]/gu, '')
		.toLowerCase();
	const [local = '', ...others] = separated(narrow).split('@');
	if (others.length !== 1) return null;
	const domain = (others[0] ?? '')
		.replaceAll(',', '.')
		.split('.')
		.map((label) => label.replace(/^-+|-+$/g, ''))
		.filter((label) => label !== '')
		.join('.');
	const complete = KNOWN_DOMAINS.find((known) => known === `${domain}.com`) ?? domain;
	const email = normaliseEmail(`${local.replace(/\.{2,}/g, '.').replace(/^\.|\.$/g, '')}@${complete}`);
	if (!email || !isDeliverable(email)) return null;
	const meant = meantDomain(complete);
	return meant ? email.replace(/@.*/, `@${meant}`) : email;
}

/** `tengmail.com` → `ten@gmail.com`; other texts stay. */
function separated(typed: string): string {
	if (typed.includes('@')) return typed;
	const known = KNOWN_DOMAINS.find((domain) => typed.endsWith(domain) && typed.length > domain.length);
	return known ? `${typed.slice(0, -known.length)}@${known}` : typed;
}

function meantDomain(domain: string): string | null {
	if (ALSO_REAL.has(domain) || KNOWN_DOMAINS.some((known) => known === domain)) return null;
	return FREQUENT_SLIPS[domain] ?? KNOWN_DOMAINS.find((known) => isOneSlip(domain, known)) ?? null;
}

/** One letter more, less or other, or two neighbours exchanged. */
function isOneSlip(typed: string, meant: string): boolean {
	if (Math.abs(typed.length - meant.length) > 1) return false;
	let same = 0;
	while (same < typed.length && typed[same] === meant[same]) same += 1;
	const [rest, wanted] = [typed.slice(same), meant.slice(same)];
	const isSwap = rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2);
	return isSwap || rest.slice(1) === wanted.slice(1) || rest.slice(1) === wanted || rest === wanted.slice(1);
}
