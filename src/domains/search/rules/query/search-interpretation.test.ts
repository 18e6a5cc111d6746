import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { termsOf } from '../lexicon/catalogue-terms.ts';
import { lexiconOf } from '../lexicon/search-lexicon.ts';
import { correctedReading, exactReading, type Reading } from './search-interpretation.ts';

const NAMES = ['Gạo ST25 túi 5 kg', 'Áo thun cổ tròn', 'Áo thun thể thao', 'Nồi chiên không dầu', 'Dầu gội bồ kết'];
const counts = new Map<string, number>();
for (const term of NAMES.flatMap((name) => termsOf([name]))) counts.set(term, (counts.get(term) ?? 0) + 1);
const lexicon = lexiconOf(
	[...counts].map(([term, hits]) => ({ term, hits })),
	[
		{ term: 'áo phông', meaning: 'áo thun', isTwoWay: true },
		{ term: 'cân', meaning: 'kg', isTwoWay: false },
	],
);
const bestOf = ({ slots }: Reading) => slots.map(({ alternatives }) => alternatives[0]?.words.join(' '));
const allOf = ({ slots }: Reading) => slots.map(({ alternatives }) => alternatives.map(({ words }) => words.join(' ')));

describe('exactReading', () => {
	test('returns one slot per word, folded, and remembers typed tone marks', () => {
		const reading = exactReading('Gạo thun', lexicon);
		expect(allOf(reading)).toEqual([['gao'], ['thun']]);
		expect(reading.words).toEqual(['gao', 'thun']);
		expect(reading.keys).toHaveLength(1);
	});

	test('adds the halves of st25 and the unit meant by 5cân', () => {
		expect(allOf(exactReading('st25', lexicon))).toEqual([['st25', 'st 25']]);
		expect(allOf(exactReading('5can', lexicon))[0]).toContain('5 kg');
	});

	test('keeps an expression with a synonym as one slot and returns the words that occur in products', () => {
		const reading = exactReading('ao phong', lexicon);
		expect(allOf(reading)).toEqual([['ao phong', 'ao thun']]);
		expect(reading.words).toEqual(['ao', 'thun']);
	});

	test('ignores a synonym whose tone marks differ from the typed ones', () => {
		expect(allOf(exactReading('ào phóng', lexicon))).toEqual([['ao'], ['phong']]);
	});

	test('weights a rare word higher than a common one', () => {
		const [common, rare] = exactReading('áo gạo', lexicon).slots;
		expect(rare?.distinctiveness).toBeGreaterThan(common?.distinctiveness ?? 0);
	});
});

describe('correctedReading', () => {
	test.each([
		['noi chein khong dau', 'noi chien khong dau'],
		['noichien', 'noi chien'],
		['th un', 'thun'],
		['goaj', 'gao'],
	])('corrects %s to %s', (typed, meant) => {
		expect(bestOf(correctedReading(typed, lexicon)).join(' ')).toBe(meant);
	});

	test('gives the best of at most eight readings the weight 1, 0.5 or 0.2, and the others less', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
				for (const { alternatives } of correctedReading(typed, lexicon).slots) {
					const [first, ...others] = alternatives;
					expect([0.2, 0.5, 1]).toContain(first?.weight);
					expect(alternatives.length).toBeLessThanOrEqual(8);
					for (const { weight } of others) {
						expect(weight).toBeGreaterThanOrEqual(0.2);
						expect(weight).toBeLessThanOrEqual(1);
					}
				}
			}),
		);
	});

	test.each([
		['gào', 'gao', 1],
		['gão', 'gao', 1],
		['áo', 'ao', 1],
		['ão', 'ao', 0.2],
	])(
		'reads %s as %s with weight %d, lower only for a two-letter word with a wrong tone mark',
		(typed, word, weight) => {
			expect(correctedReading(typed, lexicon).slots[0]?.alternatives[0]).toEqual({ words: [word], weight });
		},
	);

	test('does not correct letters of a word together with its typed tone mark', () => {
		const guesses = (typed: string) => allOf(correctedReading(typed, lexicon))[0];
		expect(guesses('ket')).toEqual(guesses('kết'));
		expect(guesses('khet')).toContain('ket');
		expect(guesses('khết')).toContain('ket');
		expect(guesses('khẹt')).not.toContain('ket');
	});

	test('keeps an unknown word unchanged', () => {
		expect(bestOf(correctedReading('qqqqqqqq', lexicon))).toEqual(['qqqqqqqq']);
	});
});
