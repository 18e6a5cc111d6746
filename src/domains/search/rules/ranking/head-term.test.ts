import { expect, test } from 'vitest';
import { foldWord, toneKey } from '#src/domains/catalog/rules/attributes/search-terms.ts';
import { lexiconOf } from '../lexicon/search-lexicon.ts';
import { exactReading } from '../query/search-interpretation.ts';
import { headTermOf, kindsOfCategories, namePattern, readHeadTerm } from './head-term.ts';

const TERMS = ['tai nghe', 'bàn phím', 'không dây', 'thức ăn', 'bàn', 'phím', 'tai', 'nghe', 'loa', 'son', 'sơn'];
const lexicon = lexiconOf(
	TERMS.map((term) => ({ term, hits: 1 })),
	[{ term: 'lipstick', meaning: 'son', isTwoWay: false }],
	['Tai nghe & loa', 'Đồ chơi', 'Đồ dùng cho bé', 'Cho chó mèo'].map((name) => ({ id: name, name })),
);
const wordsOf = (text: string) =>
	headTermOf(exactReading(text, lexicon).slots, lexicon).flatMap(({ alternatives: [best] }) => best?.words ?? []);
const kindsOf = (text: string) => kindsOfCategories(exactReading(text, lexicon), lexicon);
const isNamed = (text: string, name: string) => {
	const head = headTermOf(exactReading(text, lexicon).slots, lexicon);
	const words = name.toLowerCase().split(' ');
	const names = ` ${words.map(foldWord).join(' ')} \t ${words.map(toneKey).join(' ')} `;
	return new RegExp(namePattern(head), 'u').test(names);
};

test.each([
	['tai nghe bluetooth', 'tai nghe'],
	['ban phim khong day', 'ban phim'],
	['loa không dây', 'loa'],
	['tai nghe', 'tai'],
	['tai nghe loa', ''],
	['đồ chơi gỗ', ''],
])('the head term of %s is %s', (text, head) => {
	expect(wordsOf(text).join(' ')).toBe(head);
});

test('kindsOfCategories returns other kinds only for a part of a category name, and none that the query names itself', () => {
	const others = (text: string, word: string) => kindsOf(text).filter((kind) => kind.word === ` ${word} `);
	expect(others('thức ăn mèo', 'meo').flatMap(({ others: all }) => all)).toEqual([` ${toneKey('chó')} `]);
	expect(others('thuc an cho meo', 'meo').flatMap(({ others: all }) => all)).toEqual([` ${toneKey('chó')} `]);
	expect(others('thức ăn chó mèo', 'meo')).toEqual([]);
	expect(others('bình sữa cho bé', 'be').flatMap(({ others: all }) => all)).toEqual([` ${toneKey('dùng')} `]);
	expect(kindsOf('đồ chơi gỗ').filter(({ word }) => word === ' choi ')).toEqual([]);
});

test('isNamedBy finds the head term in product names, and a synonym only with its tone marks', () => {
	expect([isNamed('bàn phím nhỏ', 'Bàn phím gập'), isNamed('bàn phím nhỏ', 'Bàn gập')]).toEqual([true, false]);
	expect([isNamed('lipstick', 'Son lì'), isNamed('lipstick', 'Sơn mài')]).toEqual([true, false]);
	expect(namePattern([])).toBe('');
});

test('readHeadTerm names products by the head term as the pattern does, and none for a category of its own', () => {
	const named = (text: string, name: string) => {
		const words = name.toLowerCase().split(' ');
		const [nameFolded, nameToned] = [foldWord, toneKey].map((form) => ` ${words.map(form).join(' ')} `);
		return readHeadTerm(exactReading(text, lexicon).slots, lexicon).naming?.isNamed({
			nameFolded: nameFolded ?? '',
			nameToned: nameToned ?? '',
		});
	};
	for (const [text, name] of [
		['bàn phím nhỏ', 'Bàn phím gập'],
		['bàn phím nhỏ', 'Bàn gập'],
		['lipstick', 'Son lì'],
		['lipstick', 'Sơn mài'],
	] as const)
		expect(named(text, name)).toBe(isNamed(text, name));
	expect(named('đồ chơi gỗ', 'Đồ chơi')).toBeUndefined();
});
