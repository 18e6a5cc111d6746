import {
	ACCOUNT_DIGITS,
	AFTER_BANK,
	BANK_DIGITS,
	GAP_MAX,
	PHONE,
	quantitiesRemoved,
	type Span,
	UNIT,
} from './number-shapes.ts';

type Group = { readonly digits: string; readonly start: number; readonly end: number; readonly gap: string };

const JOINING = new RegExp(
	String.raw`^(?:${UNIT}|[a-z](?![a-z]))?[^\da-z]*(?:(?:va|voi|roi|xong|tiep|noi|den|cham|phay|gach|cach)(?![a-z])[^\da-z]*)?$`,
);
const UNIT_BEHIND = new RegExp(String.raw`^(?:\s?${UNIT}|[a-z](?![a-z]))`);
const UNIT_GLUED = new RegExp(`^(?:${UNIT}|[a-z](?![a-z]))`);
const PHONE_DIGITS_MAX = 13;
const SIZE_STEP_MAX = 5;
const FILLER = /^[^\da-z]*[a-z]{1,10}[^\da-z]*$/;

const canJoin = (gap: string, first: string): boolean =>
	gap.length <= GAP_MAX && !gap.includes('\u0001') && (JOINING.test(gap) || (FILLER.test(gap) && gap === first));

/**
 * Numbers whose parts look like amounts or stand apart: a phone number with its leading zero, which no amount has, and
 * an account number behind the name of a bank.
 */
export function disguisedNumbers(text: string): readonly Span[] {
	const groups: readonly Group[] = [...text.matchAll(/(?<![a-z\d])o\d+|\d+/g)].map(({ 0: digits, index }) => {
		const end = index + digits.length;
		return { digits: digits.replace('o', '0'), start: index, end, gap: /^\D*/.exec(text.slice(end))?.[0] ?? '' };
	});
	const spans: Span[] = [];
	for (let at = 0; at < groups.length; ) {
		const phone = phoneFrom(groups, at, text);
		const found = phone.length > 0 ? phone : accountFrom(groups, at, text);
		const [first, last] = [found[0], found.at(-1)];
		if (first && last) {
			const unit = UNIT_GLUED.exec(last.gap)?.[0] ?? '';
			spans.push({ start: first.start, end: last.end + unit.length, kind: phone.length > 0 ? 'phone' : 'bank' });
		}
		at += Math.max(1, found.length);
	}
	return spans;
}

function phoneFrom(groups: readonly Group[], from: number, text: string): readonly Group[] {
	const first = groups[from];
	if (!first || !/^(?:0|84)/.test(first.digits) || /\d[.,]$/.test(text.slice(0, first.start))) return [];
	if (first.digits.startsWith('84') && first.digits.length < 5 && text[first.start - 1] !== '+') return [];
	const found: Group[] = [];
	let digits = '';
	for (const group of groups.slice(from)) {
		found.push(group);
		digits += group.digits;
		if (PHONE.test(digits)) return isDisguised(found) && !isNumberList(found) ? found : [];
		if (digits.length >= PHONE_DIGITS_MAX || !canJoin(group.gap, first.gap)) return [];
	}
	return [];
}

const isDisguised = (groups: readonly Group[]): boolean =>
	groups.some(({ gap }, at) => (at < groups.length - 1 ? /[a-z%₫]/.test(gap) : UNIT_BEHIND.test(gap)));

/** Sizes such as `08, 09 và 10`, and decimals such as `0,8kg 1,2kg`. */
function isNumberList(groups: readonly Group[]): boolean {
	const isRising = groups.every(({ digits }, at) => {
		const step = Number(digits) - Number(groups[at - 1]?.digits ?? digits);
		return digits.length <= 2 && step <= SIZE_STEP_MAX && (at === 0 || step > 0);
	});
	const [first] = groups;
	const isApart = first?.digits === '0' && groups.slice(0, -1).some(({ gap }) => gap !== first.gap);
	return groups.length > 1 && (isRising || isApart);
}

function accountFrom(groups: readonly Group[], from: number, text: string): readonly Group[] {
	const [first] = groups.slice(from, from + 1);
	if (!first || !AFTER_BANK.test(text.slice(Math.max(0, first.start - 60), first.start))) return [];
	let to = from;
	while (to < groups.length - 1 && canJoin(groups[to]?.gap ?? '', first.gap)) to += 1;
	const found = groups.slice(from, to + 1);
	const plain = found.filter(({ gap }) => !UNIT_BEHIND.test(gap));
	if (plain.length === found.length || found.map(({ digits }) => digits).join('').length < ACCOUNT_DIGITS) return [];
	const left = quantitiesRemoved(plain, plain.map(({ digits }) => digits).join(' '));
	return left.length >= BANK_DIGITS ? found : [];
}
