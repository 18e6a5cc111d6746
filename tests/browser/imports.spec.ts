import type { Page } from '@playwright/test';
import { IMPORT_COLUMNS, type ImportColumn } from '#src/domains/catalog/contract-import.ts';
import { browserWords } from '#src/messages/vi/browser.ts';
import { bulkWords } from '#src/messages/vi/goods-bulk.ts';
import { productFileWords as words } from '#src/messages/vi/product-file.ts';
import { csvText } from '#src/shared/csv.ts';
import { expect, expectAccessible, fitsTheScreen, signIn, test } from './fixtures.ts';
import { pressWithKeys, tabTo } from './keyboard.ts';

test.use({ viewport: { width: 390, height: 844 } });
const LINES = 10_000;
const BAD = 37;

function goodsFile(stamp: string): Buffer {
	const rows = Array.from({ length: LINES }, (_, at): Partial<Record<ImportColumn, string>> => {
		const isBad = at % Math.floor(LINES / BAD) === 0 && at / Math.floor(LINES / BAD) < BAD;
		return {
			...{ sku: `${stamp}-${at}`, name: `Gạo nếp nương túi số ${at}`, category: 'Gạo & ngũ cốc', weight: '2000' },
			...{ price: isBad ? 'rẻ' : '90.000', stock: '5', brand: at === 5 ? '=1+1' : '' },
			description: 'Gạo nếp nương hạt tròn, thơm, dẻo; đóng túi vải tại ruộng.',
		};
	});
	const head = IMPORT_COLUMNS.map((column) => words.headings[column]);
	return Buffer.from(csvText([head, ...rows.map((row) => IMPORT_COLUMNS.map((column) => row[column] ?? ''))]));
}

test('ten thousand lines with 37 bad ones: told before anything changes, brought in, and taken out again', async ({
	page,
}) => {
	test.slow();
	await signIn(page, 'shop7@demo.chobiz.vn', '/Vendor/manage-product');
	await pressWithKeys(page, page.getByText(words.title));
	await page
		.getByLabel(words.choose)
		.setInputFiles({ name: 'anh.csv', mimeType: 'text/csv', buffer: Buffer.from([0xff, 0xd8, 0xff, 0]) });
	await expect(page.getByText('Không đọc được tệp này.')).toBeVisible();
	const stamp = `N${Date.now()}`;
	const file = { name: 'hang.csv', mimeType: 'text/csv', buffer: goodsFile(stamp) };
	await page.getByLabel(words.choose).setInputFiles(file);
	const card = page.locator('.import-card').first();
	await expect(card).toContainText(words.states.checked, { timeout: 60_000 });
	const counts = card.locator('.import-facts').getByRole('listitem');
	await expect(counts).toContainText(['10.000 dòng', '37 dòng lỗi', 'sẽ thêm 9.963', 'sẽ sửa 0']);
	await expect(card).toContainText('Dòng 2: Giá (đ): “rẻ” không phải số nguyên từ 0 trở lên');
	await expect(card).toContainText('và 32 dòng lỗi khác');
	expect(await fitsTheScreen(page)).toBe(true);
	await expectAccessible(page);
	const download = page.waitForEvent('download');
	await card.getByRole('link', { name: words.problems(1, 1) }).click();
	const problems = await (await download).createReadStream();
	const text = (await problems.toArray()).join('');
	expect(text.trim().split('\r\n')).toHaveLength(BAD + 1);
	expect(text).toContain('Giá (đ): “rẻ” không phải số nguyên từ 0 trở lên');
	await pressWithKeys(page, card.getByRole('button', { name: words.confirm(LINES - BAD) }));
	await expect(card).toContainText(words.states.done, { timeout: 60_000 });
	await expect(counts).toContainText(['10.000 dòng', '37 dòng lỗi', 'thêm 9.963', 'sửa 0']);
	await page.reload();
	await expect(page.locator('.goods-card').first()).toContainText('Gạo nếp nương túi số');
	await deleteFound(page, stamp);
});

/** All drafts whose code begins so, though the list shows some of them only. */
async function deleteFound(page: Page, stamp: string): Promise<void> {
	const drafts = (LINES - BAD).toLocaleString('vi-VN');
	await page.goto(`/Vendor/manage-product?q=${stamp}`);
	await tabTo(page, page.locator('.goods-card').first().getByRole('checkbox'));
	await page.keyboard.press('Space');
	await pressWithKeys(page, page.getByRole('button', { name: 'Chọn mọi sản phẩm khớp bộ lọc' }));
	await pressWithKeys(page, page.getByRole('button', { name: 'Sửa hàng loạt' }));
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel(bulkWords.kind).selectOption('delete');
	await expect(dialog).toContainText(`${drafts} bản nháp sẽ bị xóa.`);
	await expect(dialog).toContainText(bulkWords.deleteText);
	expect(await fitsTheScreen(page)).toBe(true);
	await expectAccessible(page);
	await pressWithKeys(page, dialog.getByRole('button', { name: `Xóa ${drafts} bản nháp` }));
	await expect(page.getByText(`Đã xóa ${drafts} bản nháp.`)).toBeVisible({ timeout: 180_000 });
	await expect(page.getByRole('button', { name: bulkWords.undo })).toBeVisible();
	await expect(page.locator('.goods-card')).toHaveCount(0);
	await page.reload();
	await expect(page.getByText(browserWords.listNoResults)).toBeVisible();
}
