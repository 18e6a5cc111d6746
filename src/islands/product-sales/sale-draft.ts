import { QUANTITY_MAX } from '#src/domains/catalog/contract/product.ts';
import { isHonestSale } from '#src/domains/catalog/rules/prices/with-sales.ts';
import {
	scheduledPricesConfig as config,
	type PlanSaleInput,
	type ProductSales,
} from '#src/domains/scheduled-prices/contract.ts';
import { saleScreenMessages as messages } from '#src/messages/vi/vendor/scheduled-prices.ts';
import { readWhole } from '#src/shared/text/typed-number.ts';
import { addDays, addMs, formatTime, HOUR_MS, vietnamDay } from '#src/shared/time.ts';

export type SaleDraft = {
	readonly isNow: boolean;
	readonly startDay: string;
	readonly startTime: string;
	readonly endDay: string;
	readonly endTime: string;
	readonly percent: string;
	/** By variant; 0 leaves it out. */
	readonly prices: Readonly<Record<string, number>>;
	readonly isLimited: boolean;
	readonly quantity: string;
	readonly each: string;
};
export type SaleErrors = Readonly<Partial<Record<string, string>>>;
export type SaleVariant = ProductSales['variants'][number];

const PER_CENT = 100;
/** Prices end in hundreds, as shops write them. */
const ROUNDED_VND = 100;
const DAYS_PROPOSED = 7;
const HALF = 2;
const TIME = /^([01]?\d|2[0-3])(?:[:hg.]([0-5]\d)?)?$/i;

export function newDraft(now: Date): SaleDraft {
	const start = addMs(now, HOUR_MS);
	const [hour = '00'] = formatTime(start).split(':');
	const startDay = vietnamDay(start);
	return {
		isNow: false,
		startDay,
		startTime: `${hour}:00`,
		endDay: addDays(startDay, DAYS_PROPOSED),
		endTime: '00:00',
		percent: '',
		prices: {},
		isLimited: false,
		quantity: '',
		each: '',
	};
}

/** Reads '20:00', '20h', '8g30'. */
export function instantOf(day: string, time: string): Date | null {
	const [, hour, minute = '00'] = TIME.exec(time.trim()) ?? [];
	const at = hour === undefined ? null : new Date(`${day}T${hour.padStart(2, '0')}:${minute}:00+07:00`);
	return at && !Number.isNaN(at.getTime()) ? at : null;
}

/** Never below the price that may be planned. */
export function reducedPrice(regularVnd: number, percent: number): number {
	const lowest = Math.ceil(regularVnd / HALF);
	const exact = (regularVnd * (PER_CENT - percent)) / PER_CENT;
	const rounded = Math.floor(exact / ROUNDED_VND) * ROUNDED_VND;
	return Math.max(lowest, rounded > 0 ? rounded : Math.floor(exact));
}

export const filledPrices = (variants: readonly SaleVariant[], percent: number): SaleDraft['prices'] =>
	Object.fromEntries(variants.map(({ id, priceVnd }) => [id, reducedPrice(priceVnd, percent)]));

export const percentOf = (text: string): number | null => {
	const percent = readWhole(text);
	return percent !== null && percent >= 1 && percent <= PER_CENT / HALF ? percent : null;
};

const countWrong = (text: string, most: number): string | undefined => {
	const count = readWhole(text);
	return count !== null && count >= 1 && count <= most ? undefined : messages.numberWrong(most);
};

export function validateSale(draft: SaleDraft, variants: readonly SaleVariant[], now: Date): SaleErrors {
	const start = draft.isNow ? now : instantOf(draft.startDay, draft.startTime);
	const end = instantOf(draft.endDay, draft.endTime);
	const errors: Record<string, string | undefined> = {
		startTime: start ? undefined : messages.timeWrong,
		endTime: endWrong(start, end, now),
		quantity: draft.isLimited ? countWrong(draft.quantity, config.quantityMax) : undefined,
		each: draft.isLimited && draft.each.trim() !== '' ? countWrong(draft.each, QUANTITY_MAX) : undefined,
	};
	for (const { id, priceVnd } of variants) {
		const saleVnd = draft.prices[id] ?? 0;
		if (saleVnd === 0 || isHonestSale(saleVnd, priceVnd)) continue;
		errors[id] = messages.priceWrong(Math.ceil(priceVnd / HALF), priceVnd - 1);
	}
	const [first] = variants;
	if (first && variants.every(({ id }) => !draft.prices[id])) errors[first.id] = messages.noPrice(variants.length);
	return Object.fromEntries(Object.entries(errors).filter(([, wrong]) => wrong !== undefined));
}

function endWrong(start: Date | null, end: Date | null, now: Date): string | undefined {
	if (!end) return messages.timeWrong;
	if (end <= now) return messages.endPast;
	return start && end <= start ? messages.endBefore : undefined;
}

export function toSaleInput(productId: string, draft: SaleDraft): PlanSaleInput {
	const { isNow, isLimited, prices } = draft;
	const start = instantOf(draft.startDay, draft.startTime);
	const each = readWhole(draft.each);
	return {
		productId,
		...(isNow || !start ? {} : { startsAt: start.toISOString() }),
		endsAt: instantOf(draft.endDay, draft.endTime)?.toISOString() ?? '',
		prices: Object.entries(prices).flatMap(([variantId, priceVnd]) => (priceVnd > 0 ? [{ variantId, priceVnd }] : [])),
		...(isLimited ? { quantityLimit: readWhole(draft.quantity) ?? 0, ...(each ? { customerLimit: each } : {}) } : {}),
	};
}
