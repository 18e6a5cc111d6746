import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail, SHIPPING_ZONES, type ShippingTerms, type ZoneRate } from '../contract.ts';

type TermsFailure =
	| 'shipping.days_turned'
	| 'shipping.nowhere'
	| 'shipping.province_unknown'
	| 'shipping.province_twice';
const field = (area: string): string => `terms.${area}`;

export function checkTerms(
	terms: ShippingTerms,
	provinceCodes: ReadonlySet<string>,
): Result<null, Failure<TermsFailure>> {
	const areas: readonly (readonly [string, ZoneRate | null])[] = [
		...SHIPPING_ZONES.map((zone) => [zone, terms.zones[zone]] as const),
		...terms.provinces.map(({ provinceCode, rate }) => [provinceCode, rate] as const),
	];
	const turned = areas.find(([, rate]) => rate && rate.transitDays.min > rate.transitDays.max);
	if (turned) return fail('shipping.days_turned', undefined, { [field(turned[0])]: 'shipping.days_turned' });
	const codes = terms.provinces.map(({ provinceCode }) => provinceCode);
	const unknown = codes.find((code) => !provinceCodes.has(code));
	if (unknown) return fail('shipping.province_unknown', undefined, { [field(unknown)]: 'shipping.province_unknown' });
	const twice = codes.find((code, at) => codes.indexOf(code) !== at);
	if (twice) return fail('shipping.province_twice', undefined, { [field(twice)]: 'shipping.province_twice' });
	return areas.some(([, rate]) => rate) ? ok(null) : fail('shipping.nowhere');
}
