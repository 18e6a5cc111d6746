import { type CreateVoucherInput, promotionsConfig } from '#src/domains/promotions/contract.ts';
import { shopVoucherWords as words } from '#src/messages/vi/shop-vouchers-screen.ts';
import { readWhole } from '#src/shared/typed-number.ts';

const { discountMaxPercent, usesMax, usesPerCustomerMax } = promotionsConfig;
const AMOUNT_LEAST_VND = 1000;

/** As it is typed. */
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
	if (text.trim() === '') return words.missing;
	const value = numberOf(text);
	return value >= 1 && value <= most ? undefined : words.numberWrong(1, most);
};
const amountWrong = (amountVnd: number): string | undefined =>
	amountVnd < AMOUNT_LEAST_VND ? words.amountWrong : undefined;

/** What is not right yet, by field; what only the server knows is said by it. */
export function wrongIn(draft: VoucherDraft): DraftErrors {
	const isFixed = draft.kind === 'fixed';
	const isTurned = draft.from !== '' && draft.to !== '' && draft.to < draft.from;
	const found: Record<string, string | undefined> = {
		code: draft.code.trim() === '' ? words.missing : undefined,
		amountVnd: isFixed ? amountWrong(draft.amountVnd) : undefined,
		percent: isFixed ? undefined : numberWrong(draft.percent, discountMaxPercent),
		capVnd: isFixed ? undefined : amountWrong(draft.capVnd),
		from: draft.from === '' ? words.missing : undefined,
		to: draft.to === '' ? words.missing : isTurned ? words.daysTurned : undefined,
		uses: numberWrong(draft.uses, usesMax),
		each: numberWrong(draft.each, usesPerCustomerMax),
	};
	return Object.fromEntries(Object.entries(found).filter(([, wrong]) => wrong !== undefined));
}

/** From the first midnight to the one after the last day, by the calendar of Việt Nam. */
export function toVoucherInput(draft: VoucherDraft): CreateVoucherInput {
	const { code, kind, amountVnd, capVnd, minGoodsVnd, isListed } = draft;
	const endsAt = new Date(`${draft.to}T00:00:00+07:00`);
	endsAt.setUTCDate(endsAt.getUTCDate() + 1);
	return {
		...{ code, minGoodsVnd, isListed, usesMax: numberOf(draft.uses), usesPerCustomer: numberOf(draft.each) },
		discount: kind === 'fixed' ? { kind, amountVnd } : { kind, percent: numberOf(draft.percent), capVnd },
		startsAt: new Date(`${draft.from}T00:00:00+07:00`).toISOString(),
		endsAt: endsAt.toISOString(),
	};
}
