import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quickestMs } from '#tests/quickest.ts';
import { termsOf } from '../lexicon/catalogue-terms.ts';
import { lexiconOf } from '../lexicon/search-lexicon.ts';
import { correctedReading } from './search-interpretation.ts';
import { correctedAttempt, exactAttempt, partialAttempts, prefixAttempt, spellWithTones } from './search-plan.ts';

const NAMES = [
	'Điện thoại Sông Lam A5',
	'Nồi chiên không dầu 6 lít',
	'Ấm chén tử sa',
	'Loa bluetooth chống nước',
	'Áo thun cổ tròn',
	'Chuối sấy dẻo',
	'Máy sấy tóc Samsung',
	'Ổ cứng di động 1 TB',
];
const counts = new Map<string, number>();
for (const term of NAMES.flatMap((name) => termsOf([name]))) counts.set(term, (counts.get(term) ?? 0) + 1);
const lexicon = lexiconOf(
	[...counts].map(([term, hits]) => ({ term, hits })),
	[
		{ term: 'đt', meaning: 'điện thoại', isTwoWay: false },
		{ term: 'áo phông', meaning: 'áo thun', isTwoWay: true },
	],
);

test.each([
	['ddieenj thoaij', 'điện thoại'],
	['d9ie6n5 thoai5', 'điện thoại'],
	['dienthoai', 'điện thoại'],
	['die nthoai', 'điện thoại'],
	['đt', 'điện thoại'],
	['noichienkhongdau', 'nồi chiên không dầu'],
	['lao blutut', 'loa bluetooth'],
	['sam sung', 'samsung'],
	['chuoi xay deo', 'chuối sấy dẻo'],
])('meantReading interprets %s as %s', (typed, meant) => {
	const { words, keys } = correctedReading(typed, lexicon);
	expect(spellWithTones(words, keys, lexicon)).toBe(meant);
});

test('typedAttempt adds a synonym as an alternative, but not when other tones were typed', () => {
	expect(exactAttempt('ao phong', lexicon)?.tsquery).toBe("(('ao' & 'phong') | ('ao' & 'thun'))");
	expect(exactAttempt('ào phóng', lexicon)?.tsquery).not.toContain('thun');
});

test('any input yields a tsquery of quoted words, prefix marks, brackets and the operators & and |', () => {
	const anything = fc.oneof(
		fc.string({ unit: 'binary', maxLength: 200 }),
		fc.string({ unit: 'grapheme', maxLength: 200 }),
	);
	fc.assert(
		fc.property(anything, (typed) => {
			const queries = [
				exactAttempt(typed, lexicon)?.tsquery,
				prefixAttempt(typed, lexicon)?.openQuery,
				...partialAttempts(typed, lexicon).flatMap(({ tsquery, parts }) => [tsquery, ...parts]),
			];
			for (const query of queries)
				if (query !== undefined) expect(query.replace(/'[\p{L}\p{N}]+'(:\*)?/gu, 'w')).toMatch(/^[w&|() ]+$/);
		}),
	);
});

test('typedAttempt splits the query into at most four parts, the rarest first', () => {
	const partsOf = (typed: string) => exactAttempt(typed, lexicon)?.parts;
	expect(partsOf('may dien')).toEqual(["(('may'))", "(('dien'))"]);
	expect(partsOf('dien may sam')).toEqual(["(('sam'))", "(('dien'))", "(('may'))"]);
	expect(partsOf('ao phong')).toEqual(["(('ao' & 'phong') | ('ao' & 'thun'))"]);
	const long = partsOf('may noi chien khong dau') ?? [];
	expect(long).toHaveLength(4);
	expect(
		long
			.join(' & ')
			.match(/'[a-z]+'/g)
			?.sort(),
	).toEqual(["'chien'", "'dau'", "'khong'", "'may'", "'noi'"]);
});

test.each(["' OR 1=1 --", "1' or '1'='1", '" or ""="', '1=1', 'x 9 (', 'o 1 2'])(
	'rescueAttempts of %s tries only the words as typed, because single letters and digits are not distinctive',
	(typed) => {
		expect(partialAttempts(typed, lexicon).map(({ mode }) => mode)).toEqual(['words']);
		expect(correctedAttempt(typed, lexicon)).toBeNull();
	},
);

test('completedAttempt drops a doubled Telex key at the end unless a known word continues with it', () => {
	expect(prefixAttempt('dd', lexicon)?.tsquery).toBe(prefixAttempt('d', lexicon)?.tsquery);
	expect(prefixAttempt('noi chieen khoo', lexicon)?.tsquery).toContain("'khong'");
	expect(prefixAttempt('bluetoo', lexicon)?.tsquery).toContain("'bluetooth'");
});

test('completedAttempt completes a prefix with a tone only by words that have this tone', () => {
	expect(prefixAttempt('chố', lexicon)?.tsquery).toContain("'chong'");
	expect(prefixAttempt('chò', lexicon)?.tsquery).not.toContain("'chong'");
});

test('meantAttempt and the partial attempts use single letters beside distinctive words', () => {
	expect(correctedAttempt('o cunhg 1 tb', lexicon)?.tsquery).toContain("'1'");
	const partial = partialAttempts('o cung bluetooth', lexicon).filter(({ mode }) => mode === 'partial');
	expect(partial.at(-1)?.tsquery).not.toContain("'o')");
	expect(partial.at(0)?.tsquery).toContain("'o'");
});

test('meantAttempt interprets a long nonsense query in less than 50 ms', () => {
	for (const text of ['thoai'.repeat(20), 'ddieenjthoaij'.repeat(8), 'a b c d '.repeat(13), 'noi chen '.repeat(11)])
		expect(quickestMs(() => correctedAttempt(text, lexicon))).toBeLessThan(50);
});

test('completedAttempt prefers completions that often follow the previous word over more frequent words', () => {
	const others = Array.from({ length: 30 }, (_, index) => ({
		term: `tha${String.fromCharCode(97 + (index % 26))}${index}`,
		hits: 900,
	}));
	const words = lexiconOf(
		[...others, { term: 'áo', hits: 50 }, { term: 'thun', hits: 40 }, { term: 'áo thun', hits: 40 }],
		[],
	);
	expect(prefixAttempt('ao th', words)?.tsquery).toContain("'thun'");
});
