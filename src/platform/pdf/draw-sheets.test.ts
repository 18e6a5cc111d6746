import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { scanSheets } from '#tests/scan-sheets.ts';
import { drawSheets, type Sheet } from './index.ts';

async function pagesOf(sheets: readonly Sheet[]): Promise<readonly string[]> {
	const bytes = await drawSheets('Thử', sheets);
	const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
	return text.map((page) => page.replace(/\s+/g, ' '));
}

test('Vietnamese is written with every tone, in one font, and can be read back', async () => {
	const text =
		'Phiếu mua hàng: nghiêng nghiêng Đặng Thị Ngọc Ánh, 150.000 ₫ × 2 “đã trả” – Hẻm 3/4 Lý Tự Trọng, Łukasz Őz';
	expect(await pagesOf([[{ kind: 'title', text }]])).toEqual([text]);
});

test('each sheet begins a page, and what is too long for one goes on', async () => {
	const rows = Array.from({ length: 100 }, (_, at) => [`Món ${at}`, '1', '10.000 ₫']);
	const head = ['Món', 'Số lượng', 'Tiền'];
	const pages = await pagesOf([[{ kind: 'table', head, rows }], [{ kind: 'text', text: 'Tờ hai' }]]);
	expect(pages.length).toBeGreaterThan(3);
	expect(pages.at(-1)).toBe('Tờ hai');
	expect(pages.slice(0, -1).join(' ')).toContain('Món 99 1 10.000 ₫');
});

test('what stands as bars is read back by a scanner, on a label and on a page', async () => {
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

test('a word as long as a shop likes stays on the paper, and a letter that the font lacks leaves its place', async () => {
	const word = 'a'.repeat(400);
	const [page = ''] = await pagesOf([[{ kind: 'text', text: `${word} 猫` }]]);
	expect(page.replaceAll(' ', '')).toContain(word);
	expect(page).not.toContain('猫');
});
