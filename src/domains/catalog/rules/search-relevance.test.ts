import { expect, test } from 'vitest';
import type { Attempt } from './search-attempt.ts';
import type { Candidate } from './search-candidate.ts';
import type { Slot } from './search-interpretation.ts';
import { fitOf, needsWords, relevanceOf } from './search-relevance.ts';
import { foldWord, toneKey } from './search-terms.ts';

type Judged = Pick<Attempt, 'mode' | 'reading'>;

/** A slot as `tra`, or with its likely readings as `tra|che`, each weighing half of the one before. */
const slotOf = (ways: string, notifying = 1): Slot => ({
	notifying,
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
/** With these words, all of them in its name. */
const having = (words: string) => ({ words, nameFolded: words, nameToned: words });
const inOrder = (attempt: Judged, goods: readonly Candidate[]): readonly string[] => {
	const [fitFor, relevanceFor] = [fitOf(attempt), relevanceOf(attempt)];
	const scoreOf = (one: Candidate) => relevanceFor(one, fitFor(one));
	return [...goods].sort((a, b) => scoreOf(b) - scoreOf(a)).map(({ id }) => id);
};

test('what has all words, each read in one way, fits whole, and its words are not needed', () => {
	const attempt = asked([slotOf('ca'), slotOf('phe')], 'ca phe');
	expect([needsWords(attempt), fitOf(attempt)(having(''))]).toEqual([false, 1]);
});

test.each([
	[' tra sen ', 1],
	[' che sen ', 0.625],
	[' sen ', 0.25],
	[' tran senh ', 0],
	[' che tra ', 0.75],
])('%s fits by the likeliest reading of each part, telling parts more', (words, fit) => {
	const attempt = { ...asked([slotOf('tra|che', 3), slotOf('sen', 1)], 'tra sen'), mode: 'partial' as const };
	expect(fitOf(attempt)(having(words))).toBeCloseTo(fit, 4);
});

test('a reading of several words is met by all of them', () => {
	const attempt = asked([slotOf('dt|dien thoai')], 'dt');
	const fitFor = fitOf(attempt);
	expect([' thoai ban dien ', ' dien ', ' dt '].map((words) => fitFor(having(words)))).toEqual([0.3, 0, 1]);
});

test('the words at the start of a name come before those inside, and those before scattered ones', () => {
	const attempt = asked([slotOf('mat'), slotOf('ong')], 'mat ong');
	const goods = ['Ong và mat', 'Chai mật ong', 'Mật ong rừng'].map((name) => named(name));
	expect(inOrder(attempt, goods)).toEqual(['Mật ong rừng', 'Chai mật ong', 'Ong và mat']);
});

test('tones that were typed outweigh the place in the name and how well it sells', () => {
	const attempt = asked([slotOf('duong')], 'duong', [toneKey('đường')]);
	expect(inOrder(attempt, [named('Dương cầm', 1), named('Hũ đường')])).toEqual(['Hũ đường', 'Dương cầm']);
});

test('of names alike the better product comes first, and a shorter name before a long one', () => {
	const attempt = asked([slotOf('gao')], 'gao');
	expect(inOrder(attempt, [named('Gạo A', 0.2), named('Gạo B', 0.9)])).toEqual(['Gạo B', 'Gạo A']);
	expect(inOrder(attempt, [named('Gạo lứt đỏ túi lớn'), named('Gạo')])).toEqual(['Gạo', 'Gạo lứt đỏ túi lớn']);
});

test('an expression is met best by its words beside each other', () => {
	const fitFor = fitOf(asked([slotOf('quat may|quat')], 'quat may'));
	expect([' quat may ', ' may loc va quat '].map((words) => fitFor(having(words)))).toEqual([1, 0.6]);
});

test('of guesses what is named first decides, in the name and on stock', () => {
	const [first, ...rest] = ['giay', 'the', 'thao'].map((word) => slotOf(word));
	const slots = [
		{ ...(first as Slot), isNamed: true, notifying: 3 },
		...rest.map((slot, at) => ({ ...slot, isBound: at > 0 })),
	];
	const attempt = { ...asked(slots, 'giay the thao'), mode: 'partial' as const };
	const inStock = (name: string, category: string): Candidate => {
		const one = named(name);
		return { ...one, words: `${one.words}${category} ` };
	};
	const goods = [inStock('Quần thể thao', 'quan'), inStock('Giày cảnh', 'do choi'), inStock('Giày lười', 'giay dep')];
	expect(inOrder(attempt, goods)).toEqual(['Giày lười', 'Giày cảnh', 'Quần thể thao']);
});

test('a word without the one that it belongs to counts half, beside it more', () => {
	const slots = [slotOf('ban'), { ...slotOf('phim'), isBound: true }, slotOf('xanh'), slotOf('nho')];
	const fitFor = fitOf({ ...asked(slots, 'ban phim xanh nho'), mode: 'partial' as const });
	expect([' phim ', ' phim ban ', ' ban phim '].map((words) => fitFor(having(words)))).toEqual([0.125, 0.375, 0.7]);
});

test('of guesses those come first whose words stand beside each other as they were typed', () => {
	const slots = ['ghe', 'gap', 'xanh'].map((word) => slotOf(word));
	const attempt = { ...asked(slots, 'ghe gap xanh'), mode: 'partial' as const };
	const goods = [named('Gấp gọn cái ghế'), named('Cái ghế gấp gọn')];
	expect(inOrder(attempt, goods)).toEqual(['Cái ghế gấp gọn', 'Gấp gọn cái ghế']);
});

test('of guesses a word with other tones in the name is another word, and one that nothing says is as it was', () => {
	const attempt = { ...asked([slotOf('pho')], 'pho', [toneKey('phở')]), mode: 'partial' as const };
	const fits = ['Phở khô', 'Phố cổ', 'Pho kho'].map((name) => fitOf(attempt)(named(name)));
	expect(fits).toEqual([1, 0.25, 1]);
	const plain = { ...asked([slotOf('cho')], 'cho', ['cho', toneKey('mèo')]), mode: 'partial' as const };
	expect(['Nệm cho mèo', 'Nệm chó'].map((name) => fitOf(plain)(named(name)))).toEqual([1, 0.25]);
});

test('of guesses what is looked for counts half where only a choice says it, unless it goes on with the next word', () => {
	const [wine, toys] = [
		{ ...slotOf('ruou'), isNamed: true },
		{ ...slotOf('do'), isNamed: true },
	];
	const dress = { ...named('Đầm suông'), words: ' dam suong do ruou do choi ' };
	const ofDress = (slots: readonly Slot[], words: string) =>
		fitOf({ ...asked(slots, words), mode: 'partial' as const })(dress);
	expect(ofDress([wine], 'ruou')).toBe(0.5);
	expect(ofDress([toys, { ...slotOf('choi'), isBound: true }], 'do choi')).toBe(1);
});

test('what a name begins with counts as far as it goes', () => {
	const slots = ['dong', 'ho', 'deo'].map((word, at) =>
		at === 0 ? { ...slotOf(word), isNamed: true } : { ...slotOf(word), isBound: true },
	);
	const attempt = { ...asked(slots, 'dong ho deo'), mode: 'partial' as const };
	expect(inOrder(attempt, [named('Bơm có đồng hồ'), named('Đồng hồ treo')])).toEqual([
		'Đồng hồ treo',
		'Bơm có đồng hồ',
	]);
});
