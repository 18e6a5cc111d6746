import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { scanSheets } from '#tests/scan-sheets.ts';
import { type Block, drawSheets } from './draw-sheets.ts';
import type { Sheet } from './index.ts';

async function pagesOf(sheets: readonly Sheet[]): Promise<readonly string[]> {
	const bytes = await drawSheets('Thử', sheets);
	const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
	return text.map((page) => page.replace(/\s+/g, ' '));
}

test('drawSheets writes Vietnamese text with all diacritics, and the text can be extracted from the PDF', async () => {
	const text =
		'Phiếu mua hàng: nghiêng nghiêng Đặng Thị Ngọc Ánh, 150.000 ₫ × 2 “đã trả” – Hẻm 3/4 Lý Tự Trọng, Łukasz Őz';
	expect(await pagesOf([[{ kind: 'title', text }]])).toEqual([text]);
});

test('drawSheets starts each sheet on a new page and continues a long table on further pages', async () => {
	const rows = Array.from({ length: 100 }, (_, at) => [`Món ${at}`, '1', '10.000 ₫']);
	const head = ['Món', 'Số lượng', 'Tiền'];
	const pages = await pagesOf([[{ kind: 'table', head, rows }], [{ kind: 'text', text: 'Tờ hai' }]]);
	expect(pages.length).toBeGreaterThan(3);
	expect(pages.at(-1)).toBe('Tờ hai');
	expect(pages.slice(0, -1).join(' ')).toContain('Món 99 1 10.000 ₫');
});

test('a scanner can read the barcodes that drawSheets draws on labels and pages', async () => {
	const sheets: readonly Sheet[] = [
		{ label: [{ kind: 'barcode', text: '1234567890' }] },
		[
			{ kind: 'title', text: 'Phiếu' },
			{ kind: 'barcode', text: '9876543210' },
		],
		{ label: [{ kind: 'barcode', text: 'GHN-77/a' }] },
	];
	expect(await scanSheets(await drawSheets('Thử', sheets))).toEqual(['1234567890', '9876543210', 'GHN-77/a']);
});

test('drawSheets breaks a very long word and omits a character that the font lacks', async () => {
	const word = 'a'.repeat(400);
	const [page = ''] = await pagesOf([[{ kind: 'text', text: `${word} 猫` }]]);
	expect(page.replaceAll(' ', '')).toContain(word);
	expect(page).not.toContain('猫');
});

const WORDS = 'Số nhà 1234/56A ngách Nguyễn Thị Minh Khai đối diện xưởng may Trường Hưng WWW MMM '.repeat(4);
const LABEL: readonly Block[] = [
	{ kind: 'title', text: '1234567890' },
	{ kind: 'barcode', text: '1234567890' },
	{ kind: 'rule' },
	{ kind: 'strong', text: `${WORDS.slice(0, 60)}, 0912 345 678` },
	{ kind: 'text', text: WORDS.slice(0, 200) },
	{ kind: 'rule' },
	{ kind: 'strong', text: `${WORDS.slice(0, 80)}, 0912 345 678` },
	{ kind: 'strong', text: WORDS.slice(0, 230) },
	{ kind: 'text', text: `Lời nhắn: ${WORDS.slice(0, 200)}` },
	{ kind: 'rule' },
	{ kind: 'heading', text: 'Thu hộ khi giao: 123.456.789 ₫' },
];

test('drawSheets fits a label with the longest names on one page, and its barcode stays scannable', async () => {
	const sheets = [{ label: LABEL }, { label: LABEL.slice(0, 3) }];
	const pages = await pagesOf(sheets);
	expect(pages).toHaveLength(2);
	expect(pages[0]).toContain('Thu hộ khi giao: 123.456.789 ₫');
	expect(await scanSheets(await drawSheets('Thử', sheets))).toEqual(['1234567890', '1234567890']);
});
