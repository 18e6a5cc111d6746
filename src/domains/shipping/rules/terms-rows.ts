import { PLATFORM_TERMS, type ProductTerms, SHIPPING_ZONES, type ShippingTerms, type ZoneRate } from '../contract.ts';

export type RateRow = {
	readonly area: string;
	readonly firstVnd: number | null;
	readonly nextVnd: number | null;
	readonly daysMin: number | null;
	readonly daysMax: number | null;
};

function rateOf(row: RateRow | undefined): ZoneRate | null {
	if (!row) return null;
	const { firstVnd, nextVnd, daysMin, daysMax } = row;
	if (firstVnd === null || nextVnd === null || daysMin === null || daysMax === null) return null;
	return { firstVnd, nextVnd, transitDays: { min: daysMin, max: daysMax } };
}

const rowOf = (area: string, rate: ZoneRate | null): RateRow => ({
	area,
	firstVnd: rate?.firstVnd ?? null,
	nextVnd: rate?.nextVnd ?? null,
	daysMin: rate?.transitDays.min ?? null,
	daysMax: rate?.transitDays.max ?? null,
});

const ZONES: ReadonlySet<string> = new Set(SHIPPING_ZONES);

export function termsOf(rows: readonly RateRow[], freeFromVnd: number | null): ShippingTerms {
	const of = (area: string): ZoneRate | null => rateOf(rows.find((row) => row.area === area));
	return {
		zones: { same_province: of('same_province'), same_region: of('same_region'), other_region: of('other_region') },
		provinces: rows
			.filter(({ area }) => !ZONES.has(area))
			.map((row) => ({ provinceCode: row.area, rate: rateOf(row) }))
			.sort((left, right) => left.provinceCode.localeCompare(right.provinceCode)),
		freeFromVnd,
	};
}

export const rowsOf = ({ zones, provinces }: ShippingTerms): readonly RateRow[] => [
	...SHIPPING_ZONES.map((zone) => rowOf(zone, zones[zone])),
	...provinces.map(({ provinceCode, rate }) => rowOf(provinceCode, rate)),
];

/** The shipping profile of a product with its rates; null for the platform's rates. */
export type ShippingColumn = {
	readonly profileId: string;
	readonly freeFromVnd: number | null;
	readonly rates: readonly RateRow[];
} | null;

/** Uses the product's profile, then the shop's common profile, then the platform's rates. */
export function productTerms(column: ShippingColumn): ProductTerms {
	if (!column) return PLATFORM_TERMS;
	const { profileId, freeFromVnd, rates } = column;
	return { profileId, ...termsOf(rates, freeFromVnd) };
}
