import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
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

test('a word as long as a shop likes stays on the paper, and a letter that the font lacks leaves its place', async () => {
	const word = 'a'.repeat(400);
	const [page = ''] = await pagesOf([[{ kind: 'text', text: `${word} 猫` }]]);
	expect(page.replaceAll(' ', '')).toContain(word);
	expect(page).not.toContain('猫');
});
