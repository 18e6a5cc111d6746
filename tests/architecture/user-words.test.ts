import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const TEXTS = 'src/{messages/vi,pages,components,islands,layouts}/**/*.{ts,tsx,astro}';
const FRIENDLY_MAX = 30;
const MONEY = /\/(payments|coin|checkout|refund-account|returns|return-[a-z]+|vouchers|vendor-money|cash-[a-z]+)\.ts$/;

type Line = { readonly file: string; readonly at: number; readonly text: string };

/** The rows of "Words in texts for users": the term and the words that texts do not use for it. */
function bannedWords(): readonly (readonly [term: string, words: readonly string[]])[] {
	const glossary = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8');
	const section = glossary.split('## Words in texts for users')[1]?.split('\n## ')[0] ?? '';
	return section
		.split('\n')
		.map((line) => line.split('|').map((cell) => cell.trim()))
		.filter(([, term = '', words]) => words !== undefined && !/^(term|-+)$/.test(term))
		.map(([, term = '', words = '']) => [term, words.split(',').map((word) => word.trim())] as const);
}

const lines: readonly Line[] = globSync(TEXTS, { cwd: ROOT })
	.filter((file) => !file.includes('.test.'))
	.flatMap((file) =>
		readFileSync(join(ROOT, file), 'utf8')
			.split('\n')
			.map((text, index) => ({ file, at: index + 1, text }))
			.filter(({ text }) => !/^\s*(\/\/|\*|\/\*)/.test(text)),
	);
const found = (pattern: RegExp, among = lines): readonly string[] =>
	among.filter(({ text }) => pattern.test(text)).map(({ file, at, text }) => `${file}:${at} ${text.trim()}`);
const whole = (word: string): RegExp => new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'iu');

describe('texts for users', () => {
	test('the glossary lists the words and a text with one of them is found', () => {
		const words = bannedWords().flatMap(([, all]) => all);
		expect(words.length).toBeGreaterThan(25);
		expect(words).toEqual(expect.arrayContaining(['khép lại', 'lên kệ', 'bên vận chuyển']));
		const line = { file: 'a.ts', at: 1, text: "no: 'Khép lại'" };
		expect(found(whole('khép lại'), [line])).toEqual(["a.ts:1 no: 'Khép lại'"]);
	});

	test.each(bannedWords())('say “%s”', (_, words) => {
		expect(words.flatMap((word) => found(whole(word)))).toEqual([]);
	});

	test('errors and texts about money do not end with “nhé”, and few hints do', () => {
		const friendly = lines.filter(({ text }) => whole('nhé').test(text));
		expect(friendly.filter(({ file }) => MONEY.test(file))).toEqual([]);
		expect(friendly.filter(({ text }) => /^\s*'[a-z_]+\.[a-z_]+':/.test(text))).toEqual([]);
		expect(friendly.length).toBeLessThanOrEqual(FRIENDLY_MAX);
	});

	test('buttons are verbs, the company is not “mình”', () => {
		expect(found(/: '(Thôi|Chưa|Rồi)',?$/)).toEqual([]);
		expect(found(/(?<![\p{L}])Mình(?![\p{L}])/u)).toEqual([]);
	});

	test('phone numbers have the form 0912 345 678', () => {
		expect(found(/(?<![\d.,])0\d{9}(?![\d-])|\b0\d{2,3}[.-]\d{3}[.-]\d{3,4}\b/)).toEqual([]);
	});
});
