import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { asName, clean, LineText, PlainText } from './text.ts';

const GROWS = '\u0958';

test('PlainText rejects a text whose stored form exceeds the limit', () => {
	const answer = z.safeParse(PlainText(10), GROWS.repeat(6));
	expect(answer.error?.issues).toMatchObject([{ code: 'too_big', maximum: 10 }]);
	expect(z.safeParse(PlainText(10), GROWS.repeat(5)).success).toBe(true);
});

test('LineText counts a decomposed text by its composed letters', () => {
	expect(z.safeParse(LineText(20), 'Tiếng Việt'.normalize('NFD')).success).toBe(true);
});

test('asName trims a name and collapses blanks, and keeps its capitals', () => {
	expect(asName('  Quà   cho Mẹ ').name).toBe('Quà cho Mẹ');
});

test('asName returns one nameKey for any capitals, blanks and Unicode normalization', () => {
	const keys = ['Quà Tết', 'quà tết', ' QUÀ  TẾT ', 'Quà Tết'.normalize('NFD')].map((name) => asName(name).nameKey);
	expect(new Set(keys).size).toBe(1);
});

test('asName returns different nameKeys for different diacritics', () => {
	expect(asName('Quà tết').nameKey).not.toBe(asName('Qua tet').nameKey);
});

test.each([
	['a blank at the end', '12 '],
	['blanks on both sides', ' 5 '],
	['repeated blanks inside', '1  2', 4],
	['a tone mark in a separate code point', 'Ú'.normalize('NFD'), 2],
	['the second half of a surrogate pair', '😀1'],
])('LineText does not count %s toward its minimum', (_what, typed, minimum = 3) => {
	const answer = z.safeParse(LineText(20, minimum), typed);
	expect(answer.error?.issues).toMatchObject([{ code: 'too_small', origin: 'string', minimum }]);
});

test('PlainText ignores surrounding blanks and reports one issue per text', () => {
	const faults = (typed: string) => z.safeParse(PlainText(200, 5), typed).error?.issues.map(({ code }) => code);
	expect([faults('     '), faults('ab'), faults(' Gửi bảo vệ ')]).toEqual([['too_small'], ['too_small'], undefined]);
});

test.each([
	['changes the text direction', 'Ngon \u202Eabc\u2066 vậy\u061C', 'Ngon abc vậy'],
	['is a control character', 'Ngon\u0007 \u001B[31mvậy\u0085', 'Ngon [31mvậy'],
	['is a tag outside of a flag', 'Ngon\u{E0001}\u{E0041} vậy', 'Ngon vậy'],
	['is invisible', '\uFEFFNg\u200Bon\u00AD\u2060 vậy', 'Ngon vậy'],
	['is a joiner outside of an emoji', 'Ngon\u200D vậy 👩\u200D\u200D', 'Ngon vậy 👩'],
	['looks blank but is not whitespace', '\u3164\u2800Ngon vậy\u115F\u1160\uFFA0', 'Ngon vậy'],
	['separates a letter from its tone mark', 'Ngon va\u200B\u0323\u0302y', 'Ngon vậy'],
	['is a carriage return', 'Ngon\r\nvậy\rđó', 'Ngon\nvậy\nđó'],
])('clean removes a character that %s', (_what, typed, stored) => {
	expect(clean(typed)).toBe(stored);
	expect(clean(stored)).toBe(stored);
});

test('clean limits the accents on one letter', () => {
	expect(clean(`Ngo${'\u0300\u0316'.repeat(30)}n`)).toHaveLength('Ngòn'.length + 4);
});

test.each([
	'Dòng một\n\n\tdòng hai',
	'👩🏽\u200D🚀 👨\u200D👩\u200D👧\u200D👦 🏳️\u200D🌈 ❤️\u200D🔥 🧑\u200D🦰 🚶\u200D♀️\u200D➡️',
	'🇻🇳 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} 1️⃣',
	'Ễnh ương, nghiêng ngửa, Ự ừ',
	'ที่นี่ नमस्ते خُبزٌ ភាសាខ្មែរ',
])('clean keeps %j unchanged', (typed) => {
	expect(clean(typed.normalize('NFD'))).toBe(typed);
});

test.each(['\u2800\u2800', '\u3164 \u3164', '\u115F\u1160', '\uFFA0', '   '])(
	'LineText rejects %j as too_small',
	(typed) => {
		expect(z.safeParse(LineText(20), typed).error?.issues).toMatchObject([{ code: 'too_small' }]);
	},
);

test.each(['...', '\u0301\u0301', '🎁', '\u3164 ~'])('LineText rejects %j with text.no_letter', (typed) => {
	expect(z.safeParse(LineText(20), typed).error?.issues).toMatchObject([{ message: 'text.no_letter' }]);
});

test.each(['Hạnh', '41', '越南', '한글', '🎁 Tết'])('LineText accepts %j', (typed) => {
	expect(z.safeParse(LineText(20), typed).success).toBe(true);
});

test('LineText with minimum 0 accepts a blank line', () => {
	expect(z.safeParse(LineText(20, 0), ' ').success).toBe(true);
});

test.each([
	['joined emoji', 'Gạo gia đình 👨\u200D👩\u200D👧', 'Gạo gia đình 👨\u200D👩\u200D👧'],
	['a line break, invisible characters and composed letters', 'Áo\r\n\u200bthun\u202e'.normalize('NFD'), 'Áo thun'],
])('LineText returns the clean form of a text with %s', (_what, typed, stored) => {
	expect(z.parse(LineText(60), typed)).toBe(stored);
});

test.each([
	['a private-use character', '\ue000'],
	['a noncharacter', '\ufdd0'],
])('LineText and PlainText reject %s with text.unprintable', (_what, sign) => {
	for (const schema of [LineText(60), PlainText(60)])
		expect(z.safeParse(schema, `Hạnh${sign}`).error?.issues).toMatchObject([{ message: 'text.unprintable' }]);
});

test('LineText and PlainText reject what cannot be stored', () => {
	for (const schema of [LineText(60), PlainText(60)])
		for (const sign of ['\u0000', '\ud83d'])
			expect(z.safeParse(schema, `Hạnh${sign}`).error?.issues).toMatchObject([{ message: 'text.unstorable' }]);
});
