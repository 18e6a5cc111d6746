import type { Locator } from '@playwright/test';
import { IMPORT_COLUMNS, type ImportColumn } from '#src/domains/product-import/contract.ts';
import { productFileMessages } from '#src/messages/vi/vendor/product-imports.ts';
import { bulkMessages } from '#src/messages/vi/vendor/vendor-products.ts';
import { csvText } from '#src/shared/text/csv.ts';
import { expect, fitsTheScreen, test } from '../fixtures.ts';
import { pressByKeyboard, tabTo, typeByKeyboard } from '../keyboard.ts';
import { PHONE } from './forms.ts';

const LINES = 40;
const BAD = 7;
test.use({ viewport: PHONE });

function productFile(): Buffer {
	const rows = Array.from(
		{ length: LINES },
		(_, at): Partial<Record<ImportColumn, string>> => ({
			sku: `NEP-${at}`,
			name: `Gạo nếp nương túi số ${at}`,
			category: 'Gạo & ngũ cốc',
			weight: '2000',
			price: at < BAD ? 'rẻ' : '90.000',
			stock: '5',
			brand: at === 8 ? '=1+1' : '',
			description: 'Gạo nếp nương hạt tròn, thơm, dẻo; đóng túi vải tại ruộng.',
		}),
	);
	const head = IMPORT_COLUMNS.map((column) => productFileMessages.headings[column]);
	return Buffer.from(csvText([head, ...rows.map((row) => IMPORT_COLUMNS.map((column) => row[column] ?? ''))]));
}

const priceOf = (card: Locator) => card.getByRole('textbox', { name: /^Giá bán/ });

test('a shop imports a file with invalid lines, deletes the drafts, and raises a price over a lost connection', async ({
	shopOwner: { page, shop },
	state,
}) => {
	await page.goto('/Vendor/manage-product');
	const cards = page.locator('.goods-card');
	await expect(cards).toHaveCount(2);
	await pressByKeyboard(page, page.getByText(productFileMessages.title));
	const file = { name: 'hang.csv', mimeType: 'text/csv', buffer: productFile() };
	const choose = page.getByLabel(productFileMessages.choose);
	await expect(page.locator('astro-island[ssr]').filter({ has: choose })).toHaveCount(0);
	await choose.setInputFiles(file);
	const card = page.locator('.import-card').first();
	await expect(card).toContainText(`${LINES} dòng`);
	const { rows } = await state.database.pool.query<{ id: string }>(
		'SELECT id FROM product_imports WHERE shop_id = $1',
		[shop.id],
	);
	const runImport = () => state.runJob('catalog.run_import', { importId: rows[0]?.id });
	await runImport();
	await expect(card).toContainText(productFileMessages.states.checked);
	await expect(card.locator('.import-facts').getByRole('listitem')).toContainText([
		`${LINES} dòng`,
		`${BAD} dòng lỗi`,
		`sẽ thêm ${LINES - BAD}`,
		'sẽ sửa 0',
	]);
	const download = page.waitForEvent('download');
	await card.getByRole('link', { name: productFileMessages.problems(1, 1) }).click();
	const problems = (await (await (await download).createReadStream()).toArray()).join('');
	expect(problems.trim().split('\r\n')).toHaveLength(BAD + 1);
	await pressByKeyboard(page, card.getByRole('button', { name: productFileMessages.confirm(LINES - BAD) }));
	await expect(card.getByRole('button', { name: productFileMessages.confirm(LINES - BAD) })).toBeHidden();
	await runImport();
	await expect(card).toContainText(productFileMessages.states.done);

	await page.goto('/Vendor/manage-product?q=NEP');
	await tabTo(page, cards.first().getByRole('checkbox'));
	await page.keyboard.press('Space');
	await pressByKeyboard(page, page.getByRole('button', { name: 'Chọn mọi sản phẩm khớp bộ lọc' }));
	const edit = page.getByRole('button', { name: 'Sửa hàng loạt' });
	await pressByKeyboard(page, edit);
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel(bulkMessages.kind).selectOption('delete');
	await expect(dialog).toContainText(`${LINES - BAD} bản nháp sẽ bị xóa.`);
	await pressByKeyboard(page, dialog.getByRole('button', { name: `Xóa ${LINES - BAD} bản nháp` }));
	await expect(page.getByText(`Đã xóa ${LINES - BAD} bản nháp.`)).toBeVisible();
	await expect(cards).toHaveCount(0);
	await pressByKeyboard(page, page.getByRole('button', { name: 'Hoàn tác' }));
	await expect(priceOf(cards.first())).toHaveValue('90.000');

	await page.goto('/Vendor/manage-product');
	await typeByKeyboard(page, page.getByRole('searchbox', { name: /Tìm theo tên/ }), 'mat ong');
	await expect(cards).toHaveCount(1);
	await cards
		.getByRole('link', { name: /^Mật ong/ })
		.first()
		.click();
	await page.waitForURL('**/product/**');
	await page.goBack();
	await expect(cards).toHaveCount(1);
	await cards.getByRole('checkbox').check();
	await edit.click();
	await dialog.getByLabel('Sửa gì').selectOption('price');
	await dialog.getByLabel('Cách sửa').selectOption('percent');
	await typeByKeyboard(page, dialog.getByLabel('Số phần trăm'), '10');
	await expect(dialog).toContainText('100.000 ₫ → 110.000 ₫');
	expect(await fitsTheScreen(page)).toBe(true);
	await page.route('**/api/vendor/products/bulk', (route) => route.abort());
	await dialog.getByRole('button', { name: 'Đổi 1 giá bán' }).click();
	const resume = page.getByRole('button', { name: 'Làm tiếp' });
	await expect(resume).toBeVisible();
	await page.unroute('**/api/vendor/products/bulk');
	await page.reload();
	await expect(priceOf(cards)).toHaveValue('100.000');
	await resume.click();
	await expect(page.getByText('Đã đổi 1 giá bán.')).toBeVisible();
	await expect(priceOf(cards)).toHaveValue('110.000');
	await page.getByRole('button', { name: 'Hoàn tác' }).click();
	await expect(priceOf(cards)).toHaveValue('100.000');
});
