import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { asName, LineText, PlainText } from './text.ts';

/** One character that Unicode stores as two. */
const GROWS = '\u0958';

test('a text that would grow beyond its limit when it is stored is too long from the start', () => {
	const answer = z.safeParse(PlainText(10), GROWS.repeat(6));
	expect(answer.error?.issues).toMatchObject([{ code: 'too_big', maximum: 10 }]);
	expect(z.safeParse(PlainText(10), GROWS.repeat(5)).success).toBe(true);
});

test('tones in parts of their own may be typed as long as the letters alone fit', () => {
	expect(z.safeParse(LineText(20), 'Tiếng Việt'.normalize('NFD')).success).toBe(true);
});

test('a name is kept as it was typed, without blanks around it or doubled in it', () => {
	expect(asName('  Quà   cho Mẹ ').name).toBe('Quà cho Mẹ');
});

test('names are the same in any case and in both spellings of the same letters', () => {
	const keys = ['Quà Tết', 'quà tết', ' QUÀ  TẾT ', 'Quà Tết'.normalize('NFD')].map((name) => asName(name).nameKey);
	expect(new Set(keys).size).toBe(1);
});

test('other tones are another name', () => {
	expect(asName('Quà tết').nameKey).not.toBe(asName('Qua tet').nameKey);
});

test.each([
	['a blank behind it', '12 '],
	['blanks around it', ' 5 '],
	['blanks doubled in it', '1  2', 4],
	['a tone in a part of its own', 'Ú'.normalize('NFD'), 2],
	['a character that JavaScript counts twice', '😀1'],
])('a name is no longer for %s', (_what, typed, minimum = 3) => {
	const answer = z.safeParse(LineText(20, minimum), typed);
	expect(answer.error?.issues).toMatchObject([{ code: 'too_small', origin: 'string', minimum }]);
});

test('blanks are no proof, and each fault is told once', () => {
	const faults = (typed: string) => z.safeParse(PlainText(200, 5), typed).error?.issues.map(({ code }) => code);
	expect([faults('     '), faults('ab'), faults(' Gửi bảo vệ ')]).toEqual([['too_small'], ['too_small'], undefined]);
});
