import { expect, test } from 'vitest';
import { foldWord, toneKey } from '#src/domains/catalog/rules/attributes/search-terms.ts';
import { lexiconOf } from '../lexicon/search-lexicon.ts';
import { exactAttempt, prefixAttempt } from '../query/search-plan.ts';
import { isOtherWord, verifyMatch } from './match-verification.ts';
import type { Candidate } from './search-candidate.ts';

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
const lexicon = lexiconOf(
	TERMS.map((term) => ({ term, hits: 1 })),
	[{ term: 'lamp', meaning: 'đèn', isTwoWay: false }],
	['Đồ chơi', 'Giấy & khô', 'Máy chơi & đèn'].map((name) => ({ id: name, name })),
);
const isSo = (text: string, candidate: Candidate): boolean => {
	const attempt = exactAttempt(text, lexicon);
	return attempt !== null && verifyMatch(text, attempt, lexicon)(candidate);
};

test.each([
	['phở', 'Phở khô', false],
	['phở', 'Phố cổ', true],
	['phở', 'Pho kho', false],
	['rữa', 'Rửa mặt', false],
	['vạt', 'Động vật', true],
	['phở', 'Bún', false],
])('isOtherWord for %s and a name with %s returns %s', (typed, name, isOther) => {
	const marks = { phở: 68, rữa: 320, vạt: 8 }[typed];
	expect(isOtherWord(foldWord(typed), marks, named(name))).toBe(isOther);
});

test('verifyMatch rejects a name with the same letters but different tone marks', () => {
	expect(isSo('kính mắt', named('Bếp từ mặt kính'))).toBe(false);
	expect(isSo('mặt kính', named('Bếp từ mặt kính'))).toBe(true);
	expect(isSo('kinh mat', named('Bếp từ mặt kính'))).toBe(true);
	expect(isSo('mặt kính', named('Bep tu mat kinh'))).toBe(true);
});

test('verifyMatch requires the head term in the name, unless the query is a category', () => {
	expect(isSo('đèn pin', named('Điện thoại pin to', 'den'))).toBe(false);
	expect(isSo('đèn pin', named('Đèn bỏ túi', 'pin'))).toBe(true);
	expect(isSo('đồ chơi gỗ', named('Tàu hoả gỗ', 'do choi'))).toBe(true);
	expect(isSo('do choi go', named('Tàu hoả gỗ', 'do choi'))).toBe(true);
	expect(isSo('giấy pin', named('Pin lớn', 'giay & kho'))).toBe(false);
	expect(isSo('giay pin', named('Pin lớn', 'giay & kho'))).toBe(false);
	expect(isSo('đèn', named('Điện thoại', 'den'))).toBe(false);
});

test('verifyMatch accepts a category with several kinds unless the name is of another kind', () => {
	expect(isSo('pin khô', named('Pin lớn', 'giay kho'))).toBe(true);
	expect(isSo('pin khô', named('Pin giấy', 'giay kho'))).toBe(false);
	expect(isSo('giấy khô', named('Giấy lớn', 'giay kho'))).toBe(true);
});

test('verifyMatch accepts the head term in the attributes, but not after the category', () => {
	expect(isSo('pin khô', named('Máy lớn', 'pin giay kho'))).toBe(true);
	expect(isSo('pin khô', named('Máy lớn', 'giay kho pin'))).toBe(false);
});

test('verifyMatch accepts a match through a synonym only when its tone marks agree', () => {
	expect(isSo('lamp', named('Đèn bàn'))).toBe(true);
	expect(isSo('lamp', named('Vải đen'))).toBe(false);
});

test('a product that matches only by completing the last term is similar, not exact', () => {
	const near = (text: string, name: string) => {
		const attempt = prefixAttempt(text, lexicon);
		return attempt !== null && !verifyMatch(text, attempt, lexicon)(named(name));
	};
	expect(near('máy in', 'Máy lạnh một inch')).toBe(true);
	expect(near('máy in', 'Máy in nhỏ')).toBe(false);
	expect(near('đồ cho', 'Đồ chơi gỗ')).toBe(false);
});
