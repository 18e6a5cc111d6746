import { type CreateVoucherInput, promotionsConfig } from '#src/domains/promotions/contract.ts';
import { codeKey, isCodeKey } from '#src/domains/promotions/rules/voucher-code.ts';
import { shopVoucherMessages as messages } from '#src/messages/vi/vouchers.ts';
import { readWhole } from '#src/shared/text/typed-number.ts';
import { daysBetween } from '#src/shared/time.ts';

const { discountMaxPercent, runMaxDays, startAheadDays, usesMax, usesPerCustomerMax } = promotionsConfig;
const AMOUNT_MIN_VND = 1000;
const PER_CENT = 100;

export type VoucherDraft = {
	readonly code: string;
	readonly kind: 'fixed' | 'percent';
	readonly amountVnd: number;
	readonly percent: string;
	readonly capVnd: number;
	readonly minGoodsVnd: number;
	readonly from: string;
	readonly to: string;
	readonly uses: string;
	readonly each: string;
	readonly isListed: boolean;
};
export type DraftErrors = Readonly<Partial<Record<keyof VoucherDraft, string>>>;

const numberOf = (text: string): number => readWhole(text) ?? 0;
const numberWrong = (text: string, most: number): string | undefined => {
	if (text.trim() === '') return messages.missing;
	const value = numberOf(text);
	return value >= 1 && value <= most ? undefined : messages.numberWrong(1, most);
};
const amountWrong = (amountVnd: number): string | undefined =>
	amountVnd < AMOUNT_MIN_VND ? messages.amountWrong : undefined;

const codeWrong = (code: string): string | undefined => {
	if (code.trim() === '') return messages.missing;
	return isCodeKey(codeKey(code)) ? undefined : messages.codeWrong;
};
const fromWrong = (from: string, today: string): string | undefined => {
	if (from === '') return messages.missing;
	if (from < today) return messages.fromPast;
	return daysBetween(today, from) > startAheadDays ? messages.fromFar : undefined;
};
const toWrong = ({ from, to }: VoucherDraft): string | undefined => {
	if (to === '') return messages.missing;
	if (from === '') return;
	if (to < from) return messages.daysTurned;
	return daysBetween(from, to) >= runMaxDays ? messages.runLong : undefined;
};

const SERVER_FIELDS: Readonly<Record<string, keyof VoucherDraft>> = {
	code: 'code',
	minGoodsVnd: 'minGoodsVnd',
	startsAt: 'from',
	endsAt: 'to',
	usesMax: 'uses',
	usesPerCustomer: 'each',
	'discount.amountVnd': 'amountVnd',
	'discount.percent': 'percent',
	'discount.capVnd': 'capVnd',
};
export type RejectedDraft = { readonly draft: VoucherDraft; readonly fields: Readonly<Record<string, string>> };

/** Returns the server's errors by field, without fields that have changed since. */
export function serverErrorsOf({ draft, fields }: RejectedDraft, now: VoucherDraft): DraftErrors {
	const found = Object.entries(fields).flatMap(([path, text]) => {
		const field = SERVER_FIELDS[path];
		return field && draft[field] === now[field] ? [[field, text] as const] : [];
	});
	return Object.fromEntries(found);
}

/** Checks everything the client can know; the server reports the rest. */
export function validateDraft(draft: VoucherDraft, today: string): DraftErrors {
	const isFixed = draft.kind === 'fixed';
	const isTooHigh = draft.amountVnd * PER_CENT > draft.minGoodsVnd * discountMaxPercent;
	const found: Record<string, string | undefined> = {
		code: codeWrong(draft.code),
		amountVnd: isFixed ? (amountWrong(draft.amountVnd) ?? (isTooHigh ? messages.tooHigh : undefined)) : undefined,
		percent: isFixed ? undefined : numberWrong(draft.percent, discountMaxPercent),
		capVnd: isFixed ? undefined : amountWrong(draft.capVnd),
		from: fromWrong(draft.from, today),
		to: toWrong(draft),
		uses: numberWrong(draft.uses, usesMax),
		each: numberWrong(draft.each, usesPerCustomerMax),
	};
	return Object.fromEntries(Object.entries(found).filter(([, wrong]) => wrong !== undefined));
}

/** Starts at midnight of the first day and ends at midnight after the last day, in Vietnam time. */
export function toVoucherInput(draft: VoucherDraft): CreateVoucherInput {
	const { code, kind, amountVnd, capVnd, minGoodsVnd, isListed } = draft;
	const endsAt = new Date(`${draft.to}T00:00:00+07:00`);
	endsAt.setUTCDate(endsAt.getUTCDate() + 1);
	return {
		code,
		minGoodsVnd,
		isListed,
		usesMax: numberOf(draft.uses),
		usesPerCustomer: numberOf(draft.each),
		discount: kind === 'fixed' ? { kind, amountVnd } : { kind, percent: numberOf(draft.percent), capVnd },
		startsAt: new Date(`${draft.from}T00:00:00+07:00`).toISOString(),
		endsAt: endsAt.toISOString(),
	};
}
