import { expect, test } from 'vitest';
import { termsOf } from '../lexicon/catalogue-terms.ts';
import { lexiconOf } from '../lexicon/search-lexicon.ts';
import { hasOtherMarks, interpretTyped, interpretWord, readJoined } from './query-interpretation.ts';
import { correctedReading } from './search-interpretation.ts';
import { partialAttempts } from './search-plan.ts';

const NAMES = [
	'Hạt mắc ca nứt vỏ',
	'Cao xoa tràm gió',
	'Đường thốt nốt An Giang',
	'Kem dưỡng da',
	'Gừng sấy dẻo',
	'Vợt cầu lông',
	'Vịt quay muối ớt',
	'Bếp từ đôi',
	'Tấm lót chuột',
	'Giày da nam',
	'Ghế gấp',
	'Nước mắm cốt',
];
const counts = new Map<string, number>();
for (const term of NAMES.flatMap((name) => termsOf([name]))) counts.set(term, (counts.get(term) ?? 0) + 1);
const lexicon = lexiconOf(
	[...counts].map(([term, hits]) => ({ term, hits })),
	[
		{ term: 'tất', meaning: 'vớ', isTwoWay: true },
		{ term: 'bao da', meaning: 'vỏ', isTwoWay: false },
	],
);

const readingsOf = (question: string, at = 0): readonly string[] => {
	const typed = interpretTyped(question);
	const [word, before, after] = [typed[at], typed[at - 1]?.folded, typed[at + 1]?.folded];
	if (!word) throw new Error('nothing was typed');
	return interpretWord(word, lexicon, { isLast: after === undefined, before, after }).map(({ words }) =>
		words.join(' '),
	);
};

test('a synonym is matched with its tone marks: tất (socks) does not match vỏ (peel)', () => {
	expect(readingsOf('tất')).not.toContain('vo');
	expect(correctedReading('bao da', lexicon).slots[0]?.alternatives.map(({ words }) => words.join(' '))).toContain(
		'vo',
	);
});

test.each([
	['sofa', 'xoa'],
	['giường', 'duong'],
	['giường', 'gung'],
	['vot muối', 'vit'],
	['tam chân', 'tat'],
])('%s does not match %s', (typed, other) => {
	expect(readingsOf(typed)).not.toContain(other);
});

test('a short term is corrected only next to a term that occurs beside the correction', () => {
	expect(readingsOf('nước mắn', 1)).toContain('mam');
	expect(readingsOf('chim mắn', 1)).not.toContain('mam');
});

test('in a term of two letters, a vowel without its mark is a different word', () => {
	const isOther = (typed: string) => interpretTyped(typed).map((word) => hasOtherMarks(word, lexicon));
	expect([...isOther('từ'), ...isOther('tư'), ...isOther('tủ')]).toEqual([false, false, true]);
});

test('readJoined splits joined syllables with tone marks correctly and does not split a single syllable', () => {
	expect(readJoined(interpretTyped('khẩu trang'), lexicon)).toEqual([]);
	expect(readingsOf('muối').every((words) => !words.includes(' '))).toBe(true);
});

test('a foreign name is not split into syllables that never occur together', () => {
	expect(readingsOf('daxoa')).not.toContain('da xoa');
	expect(readingsOf('giayda')).toContain('giay da');
});

test('a synonym maintained by operators is the head term of a query, even without products', () => {
	const named = (text: string) =>
		partialAttempts(text, lexicon)
			.at(-1)
			?.reading.slots.map(({ isNamed }) => isNamed);
	expect(named('vớ nam')).toEqual([true, false]);
	expect(named('ghim nam')).toEqual([false, true]);
});
