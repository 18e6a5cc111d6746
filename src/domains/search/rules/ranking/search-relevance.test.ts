import { expect, test } from 'vitest';
import { foldWord, toneKey } from '#src/domains/catalog/rules/attributes/search-terms.ts';
import type { Attempt } from '../query/search-attempt.ts';
import type { Slot } from '../query/search-interpretation.ts';
import type { Candidate } from './search-candidate.ts';
import { fitOf, needsVerification, relevanceOf } from './search-relevance.ts';

type Judged = Pick<Attempt, 'mode' | 'reading'>;

/** `tra` is a slot with one alternative; in `tra|che` each alternative has half the weight of the one before. */
const slotOf = (ways: string, notifying = 1): Slot => ({
	distinctiveness: notifying,
	alternatives: ways.split('|').map((words, at) => ({ words: words.split(' '), weight: 0.5 ** at })),
});
const asked = (slots: readonly Slot[], words: string, keys: readonly string[] = []): Judged => ({
	mode: 'words',
	reading: { slots, words: words.split(' '), keys },
});
const named = (name: string, score = 0): Candidate => {
	const words = name.toLowerCase().split(' ');
	const nameFolded = ` ${words.map(foldWord).join(' ')} `;
	return { id: name, score, nameFolded, nameToned: ` ${words.map(toneKey).join(' ')} `, words: nameFolded };
};
const having = (words: string) => ({ words, nameFolded: words, nameToned: words });
const inOrder = (attempt: Judged, goods: readonly Candidate[]): readonly string[] => {
	const [fitFor, relevanceFor] = [fitOf(attempt), relevanceOf(attempt)];
	const scoreOf = (one: Candidate) => relevanceFor(one, fitFor(one));
	return [...goods].sort((a, b) => scoreOf(b) - scoreOf(a)).map(({ id }) => id);
};

test('an attempt with one alternative per slot fits fully and does not read the words of the product', () => {
	const attempt = asked([slotOf('ca'), slotOf('phe')], 'ca phe');
	expect([needsVerification(attempt), fitOf(attempt)(having(''))]).toEqual([false, 1]);
});

test.each([
	[' tra sen ', 1],
	[' che sen ', 0.625],
	[' sen ', 0.25],
	[' tran senh ', 0],
	[' che tra ', 0.75],
])(
	"a product with the words '%s' fits by the likeliest alternative of each slot and by the weight of the slots",
	(words, fit) => {
		const attempt = { ...asked([slotOf('tra|che', 3), slotOf('sen', 1)], 'tra sen'), mode: 'partial' as const };
		expect(fitOf(attempt)(having(words))).toBeCloseTo(fit, 4);
	},
);

test('fitOf requires all words of an alternative and lowers the fit when they are not adjacent', () => {
	const attempt = asked([slotOf('dt|dien thoai')], 'dt');
	const fitFor = fitOf(attempt);
	expect([' thoai ban dien ', ' dien ', ' dt '].map((words) => fitFor(having(words)))).toEqual([0.3, 0, 1]);
});

test('relevanceOf ranks the phrase at the start of a name first, then inside, then scattered words', () => {
	const attempt = asked([slotOf('mat'), slotOf('ong')], 'mat ong');
	const goods = ['Ong và mat', 'Chai mật ong', 'Mật ong rừng'].map((name) => named(name));
	expect(inOrder(attempt, goods)).toEqual(['Mật ong rừng', 'Chai mật ong', 'Ong và mat']);
});

test('relevanceOf ranks matching tones above the position in the name and the ranking score', () => {
	const attempt = asked([slotOf('duong')], 'duong', [toneKey('đường')]);
	expect(inOrder(attempt, [named('Dương cầm', 1), named('Hũ đường')])).toEqual(['Hũ đường', 'Dương cầm']);
});

test('relevanceOf ranks the better score first, and a shorter name before a long one', () => {
	const attempt = asked([slotOf('gao')], 'gao');
	expect(inOrder(attempt, [named('Gạo A', 0.2), named('Gạo B', 0.9)])).toEqual(['Gạo B', 'Gạo A']);
	expect(inOrder(attempt, [named('Gạo lứt đỏ túi lớn'), named('Gạo')])).toEqual(['Gạo', 'Gạo lứt đỏ túi lớn']);
});

test('fitOf gives the full fit only when the words of an expression are adjacent', () => {
	const fitFor = fitOf(asked([slotOf('quat may|quat')], 'quat may'));
	expect([' quat may ', ' may loc va quat '].map((words) => fitFor(having(words)))).toEqual([1, 0.6]);
});

test('relevanceOf ranks partial matches by the head term, in the name and in the stock text', () => {
	const [first, ...rest] = ['giay', 'the', 'thao'].map((word) => slotOf(word));
	const slots = [
		{ ...(first as Slot), isNamed: true, distinctiveness: 3 },
		...rest.map((slot, at) => ({ ...slot, dependsOnPrevious: at > 0 })),
	];
	const attempt = { ...asked(slots, 'giay the thao'), mode: 'partial' as const };
	const inStock = (name: string, category: string): Candidate => {
		const one = named(name);
		return { ...one, words: `${one.words}${category} ` };
	};
	const goods = [inStock('Quần thể thao', 'quan'), inStock('Giày cảnh', 'do choi'), inStock('Giày lười', 'giay dep')];
	expect(inOrder(attempt, goods)).toEqual(['Giày lười', 'Giày cảnh', 'Quần thể thao']);
});

test('fitOf halves a bound word without its preceding word and raises it next to that word', () => {
	const slots = [slotOf('ban'), { ...slotOf('phim'), dependsOnPrevious: true }, slotOf('xanh'), slotOf('nho')];
	const fitFor = fitOf({ ...asked(slots, 'ban phim xanh nho'), mode: 'partial' as const });
	expect([' phim ', ' phim ban ', ' ban phim '].map((words) => fitFor(having(words)))).toEqual([0.125, 0.375, 0.7]);
});

test('relevanceOf ranks partial matches first when the words are adjacent in the typed order', () => {
	const slots = ['ghe', 'gap', 'xanh'].map((word) => slotOf(word));
	const attempt = { ...asked(slots, 'ghe gap xanh'), mode: 'partial' as const };
	const goods = [named('Gấp gọn cái ghế'), named('Cái ghế gấp gọn')];
	expect(inOrder(attempt, goods)).toEqual(['Cái ghế gấp gọn', 'Gấp gọn cái ghế']);
});

test('fitOf lowers a partial match whose name has the word with other tones, but not one without tones', () => {
	const attempt = { ...asked([slotOf('pho')], 'pho', [toneKey('phở')]), mode: 'partial' as const };
	const fits = ['Phở khô', 'Phố cổ', 'Pho kho'].map((name) => fitOf(attempt)(named(name)));
	expect(fits).toEqual([1, 0.25, 1]);
	const plain = { ...asked([slotOf('cho')], 'cho', ['cho', toneKey('mèo')]), mode: 'partial' as const };
	expect(['Nệm cho mèo', 'Nệm chó'].map((name) => fitOf(plain)(named(name)))).toEqual([1, 0.25]);
});

test('fitOf halves the head term of a partial match when only a variant contains it, unless the next word continues it', () => {
	const [wine, toys] = [
		{ ...slotOf('ruou'), isNamed: true },
		{ ...slotOf('do'), isNamed: true },
	];
	const dress = { ...named('Đầm suông'), words: ' dam suong do ruou do choi ' };
	const ofDress = (slots: readonly Slot[], words: string) =>
		fitOf({ ...asked(slots, words), mode: 'partial' as const })(dress);
	expect(ofDress([wine], 'ruou')).toBe(0.5);
	expect(ofDress([toys, { ...slotOf('choi'), dependsOnPrevious: true }], 'do choi')).toBe(1);
});

test('relevanceOf counts the beginning of the head term at the start of a name', () => {
	const slots = ['dong', 'ho', 'deo'].map((word, at) =>
		at === 0 ? { ...slotOf(word), isNamed: true } : { ...slotOf(word), dependsOnPrevious: true },
	);
	const attempt = { ...asked(slots, 'dong ho deo'), mode: 'partial' as const };
	expect(inOrder(attempt, [named('Bơm có đồng hồ'), named('Đồng hồ treo')])).toEqual([
		'Đồng hồ treo',
		'Bơm có đồng hồ',
	]);
});
