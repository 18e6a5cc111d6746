import { expect, test } from 'vitest';
import { asTyped, isOtherWord } from './as-typed.ts';
import { completedAttempt, typedAttempt } from './search-plan.ts';
import type { Candidate } from './search-relevance.ts';
import { foldWord, toneKey } from './search-terms.ts';
import { vocabularyOf } from './vocabulary.ts';

const named = (name: string, more = ''): Candidate => {
	const words = name.toLowerCase().split(' ');
	const nameFolded = ` ${words.map(foldWord).join(' ')} `;
	const nameToned = ` ${words.map(toneKey).join(' ')} `;
	return { id: name, score: 0, nameFolded, nameToned, words: `${nameFolded}${more} ` };
};
const TERMS = [
	'mặt',
	'kính',
	'mặt kính',
	'đèn',
	'pin',
	'đèn bàn',
	'máy',
	'in',
	'inch',
	'khô',
	'giấy in',
	'đồ',
	'chơi',
	'đồ chơi',
	'gỗ',
];
const vocabulary = vocabularyOf(
	TERMS.map((term) => ({ term, hits: 1 })),
	[],
);
const isSo = (text: string, candidate: Candidate): boolean => {
	const attempt = typedAttempt(text, vocabulary);
	return attempt !== null && asTyped(text, attempt)(candidate);
};

test.each([
	['phở', 'Phở khô', false],
	['phở', 'Phố cổ', true],
	['phở', 'Pho kho', false],
	['rữa', 'Rửa mặt', false],
	['vạt', 'Động vật', true],
	['phở', 'Bún', false],
])('whether %s is another word than the one in %s: %s', (typed, name, isOther) => {
	const marks = { phở: 68, rữa: 320, vạt: 8 }[typed];
	expect(isOtherWord(foldWord(typed), marks, named(name))).toBe(isOther);
});

test('with the letters of a question and other tones it is something else', () => {
	expect(isSo('kính mắt', named('Bếp từ mặt kính'))).toBe(false);
	expect(isSo('mặt kính', named('Bếp từ mặt kính'))).toBe(true);
	expect(isSo('kinh mat', named('Bếp từ mặt kính'))).toBe(true);
	expect(isSo('mặt kính', named('Bep tu mat kinh'))).toBe(true);
});

test('what a question begins with is in the name, unless goods have it beside the next word', () => {
	expect(isSo('đèn pin', named('Điện thoại pin to', 'den'))).toBe(false);
	expect(isSo('đèn pin', named('Đèn bỏ túi', 'pin'))).toBe(true);
	expect(isSo('đồ chơi gỗ', named('Tàu hoả gỗ', 'do choi'))).toBe(true);
	expect(isSo('đèn', named('Điện thoại', 'den'))).toBe(true);
});

test('a word by itself that was read as unfinished makes what is near', () => {
	const near = (text: string, name: string) => {
		const attempt = completedAttempt(text, vocabulary);
		return attempt !== null && !asTyped(text, attempt)(named(name));
	};
	expect(near('máy in', 'Máy lạnh một inch')).toBe(true);
	expect(near('máy in', 'Máy in nhỏ')).toBe(false);
	expect(near('đồ cho', 'Đồ chơi gỗ')).toBe(false);
});
