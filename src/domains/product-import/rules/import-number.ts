import { readWhole } from '#src/shared/text/typed-number.ts';

/** `.00` or `,00` at the end, as systems with decimals write whole amounts. */
const TWO_ZEROS = /([.,])00(?=\s*(?:₫|đ|vnđ|vnd|đồng)?\s*$)/iu;
const HAS_DECIMALS = /^\d[\d., ]*[.,]\d+\s*(?:₫|đ|vnđ|vnd|đồng)?$/iu;
const KILOGRAMS = /^(\d{1,4})(?:[.,](\d{1,3}))?$/;
const GRAMS_PER_KG = 1000;

/** Returns a whole number, `decimals` for an amount with other decimals, and null for anything else. */
export function readImportNumber(cell: string): number | 'decimals' | null {
	const whole = readWhole(cell);
	if (whole !== null) return whole;
	const [, sign] = TWO_ZEROS.exec(cell) ?? [];
	const rest = cell.replace(TWO_ZEROS, '');
	if (sign !== undefined && /^\s*\d/.test(rest) && !rest.includes(sign)) {
		const read = readWhole(rest);
		if (read !== null) return read;
	}
	return HAS_DECIMALS.test(cell) ? 'decimals' : null;
}

/** `0.5` and `0,5` become `500`; any other text stays as it is, for the check of the line. */
export function gramsOfKilograms(cell: string): string {
	const [, kilograms, decimals = ''] = KILOGRAMS.exec(cell.trim()) ?? [];
	return kilograms === undefined ? cell : String(Number(kilograms) * GRAMS_PER_KG + Number(decimals.padEnd(3, '0')));
}
