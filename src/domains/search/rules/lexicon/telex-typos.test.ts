import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toneKey } from '#src/domains/catalog/rules/attributes/search-terms.ts';
import { quickestMs } from '#tests/quickest.ts';
import { typoCost } from './spelling-distance.ts';
import { foreignKey, isSyllable, skeletonOf, soundsOf } from './syllables.ts';
import { readTelex, readVni } from './telex-typos.ts';

const anything = fc.string({ unit: 'binary', maxLength: 200 });

test.each([
	['ddieenj', 'điện'],
	['dieenjd', 'điện'],
	['điênj', 'điện'],
	['thoaij', 'thoại'],
	['dduwowngf', 'đường'],
	['nuowcs', 'nước'],
	['ddoofng', 'đồng'],
	['ghees', 'ghế'],
	['quaanf', 'quần'],
	['awn', 'ăn'],
	['maawms', 'mắm'],
])('readTelex reads the leftover Telex keys in %s as %s', (typed, word) => {
	expect(readTelex(typed)?.toneKey).toBe(toneKey(word));
});

test.each([
	['d9ie6n5', 'điện'],
	['dien965', 'điện'],
	['thoai5', 'thoại'],
	['nu7o7c1', 'nước'],
	['nuoc71', 'nước'],
	['a8n', 'ăn'],
])('readVni reads the leftover VNI keys in %s as %s', (typed, word) => {
	expect(readVni(typed)?.toneKey).toBe(toneKey(word));
});

test.each(['dien', 'gao', 'st25', 'bluetooth', 'x', '123', ''])('readTelex and readVni return null for %j', (typed) => {
	expect(readTelex(typed)).toBeNull();
	expect(readVni(typed)).toBeNull();
});

test.each([
	['sinh', 'xinh'],
	['tre', 'che'],
	['day', 'ray'],
	['lon', 'non'],
	['ly', 'li'],
	['quy', 'qui'],
	['wat', 'quat'],
	['fin', 'phin'],
])('soundsOf gives %s and %s the same initial sound', (one, other) => {
	expect(soundsOf(one)?.initial).toBe(soundsOf(other)?.initial);
});

test('foreignKey and skeletonOf are equal for names that sound alike and differ for others', () => {
	expect(foreignKey('siaomi')).toBe(foreignKey('xiaomi'));
	expect(foreignKey('addidas')).toBe(foreignKey('adidas'));
	expect(skeletonOf('blutut')).toBe(skeletonOf('bluetooth'));
	expect(foreignKey('samsung')).not.toBe(foreignKey('xiaomi'));
});

test('mistypingCost is lower for frequent typing errors', () => {
	const cost = (typed: string) => typoCost(typed, 'thoai', 2) ?? 9;
	expect(cost('thaoi')).toBeLessThan(cost('thoi'));
	expect(cost('thooai')).toBeLessThan(cost('thonai'));
	expect(cost('rhoai')).toBeLessThan(cost('bhoai'));
	expect(typoCost('thoai', 'thoai', 2)).toBe(0);
	expect(typoCost('noi', 'thoai', 1.3)).toBeNull();
});

test('readTelex and readVni return a syllable or null for any input and never throw', () => {
	fc.assert(
		fc.property(anything, (typed) => {
			for (const slip of [readTelex(typed), readVni(typed)]) if (slip) expect(isSyllable(slip.folded)).toBe(true);
			soundsOf(typed);
			skeletonOf(typed);
			expect(typoCost(typed, typed, 1)).toBe(0);
		}),
	);
});

test('50,000 characters are read in less than 50 ms', () => {
	for (const text of ['a'.repeat(50_000), 'dd'.repeat(25_000), '1'.repeat(50_000)]) {
		const read = () => [readTelex(text), readVni(text), soundsOf(text), skeletonOf(text)];
		expect(quickestMs(() => [read(), typoCost(text, `${text}b`, 2)])).toBeLessThan(50);
	}
});
