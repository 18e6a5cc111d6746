import { expect, test } from 'vitest';
import { PLATFORM_TERMS, type ShippingTerms } from '../contract.ts';
import { checkTerms } from './profile-check.ts';

const { zones } = PLATFORM_TERMS;
const terms = (facts: Partial<ShippingTerms>): ShippingTerms => ({ zones, provinces: [], freeFromVnd: null, ...facts });
const rate = { firstVnd: 0, nextVnd: 0, transitDays: { min: 1, max: 1 } };
const turned = { ...rate, transitDays: { min: 3, max: 2 } };
const none = { same_province: null, same_region: null, other_region: null };

test.each([
	['the default terms of the platform', terms({}), null],
	['one province only', terms({ zones: none, provinces: [{ provinceCode: '79', rate }] }), null],
	[
		'no destination at all',
		terms({ zones: none, provinces: [{ provinceCode: '79', rate: null }] }),
		'shipping.nowhere',
	],
	['a range of days in the wrong order', terms({ zones: { ...zones, same_region: turned } }), 'shipping.days_turned'],
	['an unknown province', terms({ provinces: [{ provinceCode: '99', rate }] }), 'shipping.province_unknown'],
	[
		'a province listed twice',
		terms({
			provinces: [
				{ provinceCode: '79', rate },
				{ provinceCode: '79', rate: null },
			],
		}),
		'shipping.province_twice',
	],
])('checkTerms: %s', (_title, given, code) => {
	const checked = checkTerms(given, new Set(['01', '79']));
	expect(checked.ok ? null : checked.error.code).toBe(code);
});

test('checkTerms names the field of the zone with the wrong value', () => {
	const checked = checkTerms(terms({ zones: { ...zones, same_region: turned } }), new Set());
	expect(checked).toMatchObject({ error: { fields: { 'terms.same_region': 'shipping.days_turned' } } });
});
