import { isHalfGrouped, readWhole } from './typed-number.ts';

const UNITS = { k: 1e3, nghin: 1e3, ngan: 1e3, tr: 1e6, trieu: 1e6, ty: 1e9, ti: 1e9 } as const;
const SHORT = /^(\d{1,12})(?:[.,](\d{1,2}))?\s*(k|nghin|ngan|tr|trieu|ty|ti)(\d{1,3})?\s*(?:₫|đ|vnđ|vnd|đong)?$/u;
const DIGITS_MAX = 12;

/**
 * Reads an amount in ₫ as people write it: like `readWhole`, and `45k`, `1,2tr`, `1tr5`, as in search. Null when it
 * is no whole number of ₫ or may mean another one.
 */
export function readTypedVnd(text: string): number | null {
	const whole = readWhole(text);
	if (whole !== null) return whole;
	const [, number = '', tenths = '', unit = '', after = ''] = SHORT.exec(withoutMarks(text)) ?? [];
	const rest = tenths || after;
	const isMillions = unit === 'tr' || unit === 'trieu';
	if (!isUnit(unit) || (after !== '' && (!isMillions || tenths !== ''))) return null;
	const vnd = Number(number) * UNITS[unit] + (Number(rest) * UNITS[unit]) / 10 ** rest.length;
	return Number.isSafeInteger(vnd) && String(vnd).length <= DIGITS_MAX ? vnd : null;
}

const withoutMarks = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** `1,2t` may become `1,2tr`: an error is shown only when the field loses focus. */
export const isHalfTypedVnd = (text: string): boolean =>
	isHalfGrouped(text) || /^\d{1,12}(?:[.,]\d{0,2})?\s?\p{L}{1,5}$/u.test(text.normalize('NFKC').trim());

const isUnit = (unit: string): unit is keyof typeof UNITS => Object.hasOwn(UNITS, unit);
