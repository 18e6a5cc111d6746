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

describe('readPlaces', () => {
	const former = place('1', 'Phường Bến Thành', was('Phường Bến Thành', 'Quận 1'));
	const other = place('2', 'Phường Bến Thành Đông', was('Phường Bến Thành', 'Quận 3'));
	test('returns the candidate whose district is named', () => {
		expect(codesOf('5 Lê Lai, Bến Thành, Q.1, HCM', [former, other])).toEqual(['1']);
	});
	test('returns all candidates while no district is named', () => {
		expect(codesOf('5 Lê Lai, Bến Thành, HCM', [former, other])).toEqual(['1', '2']);
	});
	test('returns none when only the ward is named or the levels are in reverse order', () => {
		expect(codesOf('5 Lê Lai, Bến Thành', [former])).toEqual([]);
		expect(codesOf('TPHCM, Quận 1, Bến Thành', [former])).toEqual([]);
	});
	test('returns none when more than MATCHES_MAX candidates fit', () => {
		const many = Array.from({ length: MATCHES_MAX + 1 }, (_, index) => place(String(index), 'Phường Bến Thành'));
		expect(codesOf('Bến Thành, HCM', many)).toEqual([]);
		expect(codesOf('Bến Thành, HCM', many.slice(1))).toHaveLength(MATCHES_MAX);
	});
});

test('readPlaces never returns a street longer than the text', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
			const { street } = readPlaces(text, [place('1', 'Phường Bến Thành')]);
			expect(street.length).toBeLessThanOrEqual(text.length);
		}),
	);
});
