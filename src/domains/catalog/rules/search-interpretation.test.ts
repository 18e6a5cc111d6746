import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { termsOf } from './catalogue-terms.ts';
import { exactReading, meantReading, type Reading } from './search-interpretation.ts';
import { lexiconOf } from './search-lexicon.ts';

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

describe('as typed', () => {
	test('each word is a part of the question, without tones, and what was typed with tones is remembered', () => {
		const reading = exactReading('Gạo thun', lexicon);
		expect(allOf(reading)).toEqual([['gao'], ['thun']]);
		expect(reading.words).toEqual(['gao', 'thun']);
		expect(reading.keys).toHaveLength(1);
	});

	test('st25 is also met by its halves, and 5cân by what the unit means', () => {
		expect(allOf(exactReading('st25', lexicon))).toEqual([['st25', 'st 25']]);
		expect(allOf(exactReading('5can', lexicon))[0]).toContain('5 kg');
	});

	test('an expression with a meaning is one part; the words that stand on products are the ones spoken of', () => {
		const reading = exactReading('ao phong', lexicon);
		expect(allOf(reading)).toEqual([['ao phong', 'ao thun']]);
		expect(reading.words).toEqual(['ao', 'thun']);
	});

	test('typed tones that say something else are believed', () => {
		expect(allOf(exactReading('ào phóng', lexicon))).toEqual([['ao'], ['phong']]);
	});

	test('a rare word tells more than a common one', () => {
		const [common, rare] = exactReading('áo gạo', lexicon).slots;
		expect(rare?.notifying).toBeGreaterThan(common?.notifying ?? 0);
	});
});

describe('as probably meant', () => {
	test.each([
		['noi chein khong dau', 'noi chien khong dau'],
		['noichien', 'noi chien'],
		['th un', 'thun'],
		['goaj', 'gao'],
	])('%s is understood as %s', (typed, meant) => {
		expect(bestOf(meantReading(typed, lexicon)).join(' ')).toBe(meant);
	});

	test('of a known part the likeliest reading weighs 1, or half beside strangers, the others less, and there are eight at most', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
				for (const { alternatives } of meantReading(typed, lexicon).slots) {
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
	])('%s is %s, weighing %d: so short a word with other tones is another word', (typed, word, weight) => {
		expect(meantReading(typed, lexicon).slots[0]?.alternatives[0]).toEqual({ words: [word], weight });
	});

	test('who types a tone has not slipped in it and in the letters at once', () => {
		const guesses = (typed: string) => allOf(meantReading(typed, lexicon))[0];
		expect(guesses('ket')).toEqual(guesses('kết'));
		expect(guesses('khet')).toContain('ket');
		expect(guesses('khết')).toContain('ket');
		expect(guesses('khẹt')).not.toContain('ket');
	});

	test('a word that nobody knows stays as it is', () => {
		expect(bestOf(meantReading('qqqqqqqq', lexicon))).toEqual(['qqqqqqqq']);
	});
});
