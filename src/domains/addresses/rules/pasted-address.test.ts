import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MATCHES_MAX, type PlaceCandidate, readPlaces } from './pasted-address.ts';

const HCM = { provinceCode: '79', provinceName: 'TP. Hồ Chí Minh' };
const place = (wardCode: string, wardName: string, former: PlaceCandidate['former'] = null): PlaceCandidate => ({
	...HCM,
	wardCode,
	wardName,
	former,
});
const was = (ward: string, district: string) => ({ ward, district, province: 'Thành phố Hồ Chí Minh' });
const codesOf = (text: string, candidates: readonly PlaceCandidate[]) =>
	readPlaces(text, candidates).matches.map(({ wardCode }) => wardCode);

describe('the place that fits best', () => {
	const former = place('1', 'Phường Bến Thành', was('Phường Bến Thành', 'Quận 1'));
	const other = place('2', 'Phường Bến Thành Đông', was('Phường Bến Thành', 'Quận 3'));
	test('is the one whose district is named', () => {
		expect(codesOf('5 Lê Lai, Bến Thành, Q.1, HCM', [former, other])).toEqual(['1']);
	});
	test('is a choice as long as the district is not named', () => {
		expect(codesOf('5 Lê Lai, Bến Thành, HCM', [former, other])).toEqual(['1', '2']);
	});
	test('is none when only its ward is named, or its levels stand the wrong way round', () => {
		expect(codesOf('5 Lê Lai, Bến Thành', [former])).toEqual([]);
		expect(codesOf('TPHCM, Quận 1, Bến Thành', [former])).toEqual([]);
	});
	test('is none where too many fit', () => {
		const many = Array.from({ length: MATCHES_MAX + 1 }, (_, index) => place(String(index), 'Phường Bến Thành'));
		expect(codesOf('Bến Thành, HCM', many)).toEqual([]);
		expect(codesOf('Bến Thành, HCM', many.slice(1))).toHaveLength(MATCHES_MAX);
	});
});

test('whatever the text is, the street is a part of it', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
			const { street } = readPlaces(text, [place('1', 'Phường Bến Thành')]);
			expect(street.length).toBeLessThanOrEqual(text.length);
		}),
	);
});
