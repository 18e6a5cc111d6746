import { expect, test } from 'vitest';
import { termsOf } from '../lexicon/catalogue-terms.ts';
import { lexiconOf } from '../lexicon/search-lexicon.ts';
import { correctedAttempt, headTermAttempt, partialAttempts } from './search-plan.ts';

const NAMES = ['Ấm chén tử sa', 'Loa bluetooth chống nước', 'Áo thun cổ tròn', 'Balo đi học', 'Dây dắt chó', 'Ghế gấp'];
const counts = new Map<string, number>();
for (const term of NAMES.flatMap((name) => termsOf([name]))) counts.set(term, (counts.get(term) ?? 0) + 1);
const lexicon = lexiconOf(
	[...counts].map(([term, hits]) => ({ term, hits })),
	[
		{ term: 'ba lô', meaning: 'balo', isTwoWay: true },
		{ term: 'loa', meaning: 'dàn âm thanh', isTwoWay: true },
	],
);
const slotsOf = (text: string) => partialAttempts(text, lexicon).at(-1)?.reading.slots ?? [];
const namedOf = (text: string) =>
	slotsOf(text)
		.filter(({ isNamed }) => isNamed)
		.flatMap(({ alternatives: [best] }) => best?.words ?? []);

test('rescueAttempts marks the first term of a query as the head and keeps pairs together', () => {
	const slots = partialAttempts('ao co tron bluetooth', lexicon).at(-1)?.reading.slots;
	expect(slots?.map(({ isNamed }) => isNamed)).toEqual([true, false, false, false]);
	expect(slots?.map(({ dependsOnPrevious }) => dependsOnPrevious)).toEqual([false, false, true, false]);
});

test.each([
	['ghe bluetooth', ['ghe']],
	['qqqq bluetooth', ['bluetooth']],
	['qqqq co day dat', ['day']],
	['qqqq co cho', ['cho']],
])(
	'in %s the head is %s: the first term, after an unknown one the first that forms a pair, otherwise the last',
	(text, named) => {
		expect(namedOf(text)).toEqual(named);
	},
);

test('rescueAttempts keeps an expression with a synonym as one slot', () => {
	expect(slotsOf('ba lô ghế').map(({ alternatives: [best] }) => best?.words.join(' '))).toEqual(['balo', 'ghe']);
	expect(slotsOf('dàn âm thanh ghế')[0]?.alternatives[0]?.words).toEqual(['loa']);
});

test('rescueAttempts marks the rarest term and the rarest descriptive term', () => {
	expect(slotsOf('ghe day').map(({ isRarest }) => isRarest)).toEqual([true, true]);
});

test('headAttempt searches for the head alone, and returns null when some product has the whole query', () => {
	const meant = correctedAttempt('loa chong co', lexicon);
	expect(meant && headTermAttempt(meant, lexicon)?.tsquery).toContain("'loa'");
	const whole = correctedAttempt('loa bluetooth', lexicon);
	expect(whole && headTermAttempt(whole, lexicon)).toBeNull();
});
