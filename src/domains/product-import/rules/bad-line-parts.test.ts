import { expect, test } from 'vitest';
import { badLinesFile, importProblemText, productFileMessages } from '#src/messages/vi/vendor/product-imports.ts';
import { csvText } from '#src/shared/text/csv.ts';
import { IMPORT_COLUMNS, IMPORT_PROBLEMS } from '../contract.ts';
import { badLineParts, HEAD_BYTES, PROBLEM_BYTES } from './bad-line-parts.ts';

const { headings, aside } = productFileMessages;

test('badLineParts puts each line into one file in order, and no file exceeds the import limits', () => {
	const most = 4000;
	const lines = Array.from({ length: 60 }, (_, at) => ({
		line: at + 2,
		cells: [`A-${at}`, at % 7 === 0 ? `=“${'"'.repeat(200)}` : 'Gạo nếp nương', "'+1"],
		problems: [
			{ column: 'name', code: 'words_doubtful' },
			{ column: 'price', code: 'not_a_number', detail: 'rẻ"'.repeat(at % 5) },
		] as const,
	}));
	const parts = badLineParts(lines, most);
	expect(parts.flat()).toEqual(lines);
	expect(parts.length).toBeGreaterThan(1);
	for (const part of parts) {
		const { text } = badLinesFile({ columns: ['sku', 'name', 'brand'], lines: part });
		expect(Buffer.byteLength(text)).toBeLessThanOrEqual(most);
	}
	expect(badLineParts([], most)).toEqual([]);
});

test('no problem text exceeds PROBLEM_BYTES, and the headings fit HEAD_BYTES', () => {
	const longest = Math.max(
		...IMPORT_COLUMNS.flatMap((column) =>
			IMPORT_PROBLEMS.map((code) => Buffer.byteLength(importProblemText({ column, code, detail: 1_234_567_890_123 }))),
		),
	);
	expect(longest + '; '.length).toBeLessThanOrEqual(PROBLEM_BYTES);
	const head = csvText([[...aside, ...IMPORT_COLUMNS.map((column) => headings[column])]]);
	expect(Buffer.byteLength(head)).toBeLessThanOrEqual(HEAD_BYTES);
});
