import type { Locator, Page } from '@playwright/test';
import { bulkWords } from '#src/messages/vi/goods-bulk.ts';
import { expect, islandsAwake, signIn, signInByForm, test } from './fixtures.ts';
import { openAllParts } from './selling.ts';

test.use({ viewport: { width: 390, height: 844 } });
/** Of whose goods no other test writes a review: what came in between would stand first. */
const SHOP = 'shop5@demo.chobiz.vn';

/** A form of the console that stands on its page, and what is typed there. */
const FORMS = [
	['/Vendor/info', 'Tên mục mới', 'Hàng Tết'],
	['/Vendor/info', 'Lời nhắn cho khách', 'Về quê ăn giỗ'],
	['/Vendor/info', 'Câu giới thiệu ngắn', 'Gạo nhà trồng'],
	['/Vendor/info', 'E-mail của người được mời', 'chi-ba@thu.chobiz.vn'],
	['/Vendor/vouchers', 'Mã', 'GAONEP9'],
	['/Vendor/money', 'Tên chủ tài khoản', 'VO THI UT'],
	['/Vendor/order?tab=reviews', 'Lời đáp của gian hàng', 'Cảm ơn bạn nhiều nha'],
] as const;

async function look(page: Page, path: string): Promise<void> {
	if (new URL(page.url()).pathname + new URL(page.url()).search !== path) await page.goto(path);
	await islandsAwake(page);
	await page.evaluate(() => {
		for (const part of document.querySelectorAll('details')) part.open = true;
	});
}

/** What is further down wakes when it comes into view. */
async function fieldOf(page: Page, label: string): Promise<Locator> {
	const field = page.getByLabel(label, { exact: label === 'Mã' }).first();
	await field.scrollIntoViewIfNeeded();
	return field;
}

/** Before it is known who types, nothing is kept. */
const untilKept = (page: Page, text: string, isKept = true) =>
	expect
		.poll(() => page.evaluate((of) => Object.values(sessionStorage).some((kept) => kept.includes(of)), text))
		.toBe(isKept);

test('what was typed in the console is there after the page, the line or the sign-in was lost', async ({ page }) => {
	test.slow();
	await signIn(page, SHOP, '/Vendor/info');
	for (const [path, label, text] of FORMS) {
		await look(page, path);
		await (await fieldOf(page, label)).fill(text);
		await untilKept(page, text);
		await page.reload();
		await look(page, path);
		await expect(await fieldOf(page, label)).toHaveValue(text);
	}
	await page.context().clearCookies();
	await signInByForm(page, SHOP, '/Vendor/overview');
	for (const [path, label, text] of FORMS) {
		await look(page, path);
		await expect(await fieldOf(page, label)).toHaveValue(text);
		await (await fieldOf(page, label)).fill('');
		await untilKept(page, text, false);
		await page.reload();
		await look(page, path);
		await expect(await fieldOf(page, label)).toHaveValue('');
	}
});

test('a question that was begun, and an edit of many goods, stand as they were when they are opened again', async ({
	page,
}) => {
	await signIn(page, SHOP, '/Vendor/order?tab=reviews');
	const report = async () => {
		await page.getByRole('button', { name: 'Báo cáo' }).first().click();
		return page.getByRole('dialog').getByLabel('Nói thêm cho nhân viên');
	};
	await (await report()).fill('Không phải hàng của chúng tôi');
	await untilKept(page, 'Không phải hàng');
	await page.reload();
	await expect(await report()).toHaveValue('Không phải hàng của chúng tôi');
	await page.goto('/Vendor/manage-product');
	const openBulk = async () => {
		await page.locator('.goods-tick input').first().check();
		await page.getByRole('button', { name: bulkWords.edit.join('') }).click();
		return page.getByRole('dialog');
	};
	const dialog = await openBulk();
	await dialog.getByLabel(bulkWords.kind).selectOption('stock');
	await dialog.getByLabel(bulkWords.how).selectOption('add');
	await dialog.getByLabel(bulkWords.pieces).fill('7');
	await untilKept(page, '"7"');
	await page.reload();
	await expect((await openBulk()).getByLabel(bulkWords.pieces)).toHaveValue('7');
});

test('a session that ended by itself takes nothing from the editor: it waits for its writer, and for nobody else', async ({
	page,
}) => {
	test.slow();
	await signIn(page, SHOP, '/Vendor/manage-product');
	await page.getByRole('link', { name: /^Sửa / }).first().click();
	await page.waitForURL('**/Vendor/edit-product/**');
	await openAllParts(page);
	const editor = new URL(page.url()).pathname;
	const name = page.getByLabel('Tên sản phẩm');
	const typed = `${await name.inputValue()} loại mới`;
	const kept = () => page.evaluate((of) => Object.values(localStorage).some((text) => text.includes(of)), typed);
	await page.context().clearCookies();
	await name.fill(typed);
	await page.getByRole('button', { name: 'Lưu', exact: true }).click();
	await expect(
		page
			.getByText(/đăng nhập/i)
			.filter({ visible: true })
			.first(),
	).toBeVisible();
	await page.evaluate(() => new BroadcastChannel('chobiz-session').postMessage({ kind: 'expired' }));
	await signInByForm(page, SHOP, editor);
	await openAllParts(page);
	await expect(name).toHaveValue(typed);
	await page.context().clearCookies();
	await signInByForm(page, 'shop6@demo.chobiz.vn', '/Vendor/overview');
	await expect.poll(kept).toBe(false);
	await page.context().clearCookies();
	await signInByForm(page, SHOP, editor);
	await openAllParts(page);
	await expect(name).not.toHaveValue(typed);
	await expect(name).not.toHaveValue('');
});
