import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLATFORM_TERMS, type ProductTerms, shippingConfig } from '../contract.ts';
import { isDelivered, type ParcelLine, quoteParcel, shippingParts } from './parcel-quote.ts';

const hanoi = { provinceCode: '01', region: 'bac' };
const saigon = { provinceCode: '79', region: 'nam' };
const near = { from: hanoi, to: hanoi };
const far = { from: hanoi, to: saigon };
const friday = new Date('2026-11-20T15:00:00+07:00');
const flat = (firstVnd: number, min: number, max: number) => ({ firstVnd, nextVnd: 1000, transitDays: { min, max } });
const heavy: ProductTerms = {
	profileId: 'heavy',
	provinces: [],
	freeFromVnd: 1_000_000,
	zones: { same_province: flat(50_000, 2, 5), same_region: flat(90_000, 3, 8), other_region: null },
};
const line = (variantId: string, terms: ProductTerms, facts: Partial<ParcelLine> = {}): ParcelLine => ({
	variantId,
	terms,
	quantity: 1,
	weightG: 900,
	sizeCm: null,
	prepDays: 1,
	...facts,
});

test('quoteParcel sums the weight per profile, adds the fees of the profiles and uses the slowest delivery date', () => {
	const lines = [line('a', PLATFORM_TERMS), line('b', PLATFORM_TERMS), line('c', heavy)];
	const quote = quoteParcel(lines, near, 300_000, friday);
	expect(quote).toMatchObject({ feeVnd: 18_000 + 2 * 3000 + 50_000, moreForFreeVnd: 700_000 });
	expect(quote?.from).toEqual(new Date('2026-11-24T00:00:00+07:00'));
	expect(quote?.to).toEqual(new Date('2026-11-27T00:00:00+07:00'));
});

test('quoteParcel uses the longest preparation time of the products in a parcel', () => {
	const [quick, slow] = [line('a', PLATFORM_TERMS), line('b', PLATFORM_TERMS, { prepDays: 5 })];
	const daysOf = (lines: readonly ParcelLine[]) => {
		const { from, to } = quoteParcel(lines, near, 0, friday) ?? {};
		return { from, to };
	};
	for (const lines of [
		[quick, slow],
		[slow, quick],
	])
		expect(daysOf(lines)).toEqual(daysOf([slow]));
	expect(daysOf([quick])).not.toEqual(daysOf([slow]));
});

test('quoteParcel drops the fee of products with freeFromVnd from that amount on', () => {
	const lines = [line('a', PLATFORM_TERMS), line('c', heavy)];
	expect(quoteParcel(lines, near, 999_999, friday)?.feeVnd).toBe(68_000);
	expect(quoteParcel(lines, near, 1_000_000, friday)).toMatchObject({ feeVnd: 18_000, moreForFreeVnd: null });
});

test('quoteParcel leaves out products that are not delivered there and returns null when none is left', () => {
	expect(isDelivered(line('c', heavy), far)).toBe(false);
	expect(quoteParcel([line('a', PLATFORM_TERMS), line('c', heavy)], far, 0, friday)?.feeVnd).toBe(32_000);
	expect(quoteParcel([line('c', heavy)], far, 0, friday)).toBeNull();
	expect(quoteParcel([], near, 0, friday)).toBeNull();
});

test('shippingParts lists every delivered variant with the rate that applied', () => {
	const lines = [line('a', PLATFORM_TERMS), line('c', heavy)];
	const { firstVnd, nextVnd } = shippingConfig.zones.same_province;
	expect(shippingParts(lines, near, 1_000_000)).toMatchObject([
		{ variantIds: ['a'], firstVnd, nextVnd },
		{ variantIds: ['c'], firstVnd: 0, nextVnd: 0 },
	]);
});

test('the fee of quoteParcel never falls when a parcel gets heavier, for any rate', () => {
	const vnd = fc.nat(1_000_000);
	fc.assert(
		fc.property(vnd, fc.nat(200_000), fc.nat(99_000), fc.nat(99_000), (firstVnd, nextVnd, grams, more) => {
			const rate = { firstVnd, nextVnd, transitDays: { min: 1, max: 2 } };
			const terms = { ...heavy, zones: { ...heavy.zones, same_province: rate } };
			const feeOf = (weightG: number) => quoteParcel([line('a', terms, { weightG })], near, 0, friday)?.feeVnd ?? 0;
			expect(feeOf(grams + 1)).toBeLessThanOrEqual(feeOf(grams + 1 + more));
		}),
	);
});
