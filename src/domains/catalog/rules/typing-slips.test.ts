import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quickestMs } from '#tests/quickest.ts';
import { toneKey } from './search-terms.ts';
import { mistypingCost } from './spelling-distance.ts';
import { foreignKey, isSyllable, skeletonOf, soundsOf } from './syllables.ts';
import { readTelex, readVni } from './typing-slips.ts';

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
])('keys of Telex left standing in %s mean %s', (typed, word) => {
	expect(readTelex(typed)?.toneKey).toBe(toneKey(word));
});

test.each([
	['d9ie6n5', 'điện'],
	['dien965', 'điện'],
	['thoai5', 'thoại'],
	['nu7o7c1', 'nước'],
	['nuoc71', 'nước'],
	['a8n', 'ăn'],
])('keys of VNI left standing in %s mean %s', (typed, word) => {
	expect(readVni(typed)?.toneKey).toBe(toneKey(word));
});

test.each(['dien', 'gao', 'st25', 'bluetooth', 'x', '123', ''])('%j has no key left standing', (typed) => {
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
])('%s and %s sound alike somewhere', (one, other) => {
	expect(soundsOf(one)?.initial).toBe(soundsOf(other)?.initial);
});

test('foreign names are told apart by ear', () => {
	expect(foreignKey('siaomi')).toBe(foreignKey('xiaomi'));
	expect(foreignKey('addidas')).toBe(foreignKey('adidas'));
	expect(skeletonOf('blutut')).toBe(skeletonOf('bluetooth'));
	expect(foreignKey('samsung')).not.toBe(foreignKey('xiaomi'));
});

test('slips that fingers make easily cost less', () => {
	const cost = (typed: string) => mistypingCost(typed, 'thoai', 2) ?? 9;
	expect(cost('thaoi')).toBeLessThan(cost('thoi'));
	expect(cost('thooai')).toBeLessThan(cost('thonai'));
	expect(cost('rhoai')).toBeLessThan(cost('bhoai'));
	expect(mistypingCost('thoai', 'thoai', 2)).toBe(0);
	expect(mistypingCost('noi', 'thoai', 1.3)).toBeNull();
});

test('whatever is typed is read without failing, and a word once read has no keys left', () => {
	fc.assert(
		fc.property(anything, (typed) => {
			for (const slip of [readTelex(typed), readVni(typed)]) if (slip) expect(isSyllable(slip.folded)).toBe(true);
			soundsOf(typed);
			skeletonOf(typed);
			expect(mistypingCost(typed, typed, 1)).toBe(0);
		}),
	);
});

test('fifty thousand letters cost nothing', () => {
	for (const text of ['a'.repeat(50_000), 'dd'.repeat(25_000), '1'.repeat(50_000)]) {
		const read = () => [readTelex(text), readVni(text), soundsOf(text), skeletonOf(text)];
		expect(quickestMs(() => [read(), mistypingCost(text, `${text}b`, 2)])).toBeLessThan(50);
	}
});
