import type { Locator, Page } from '@playwright/test';
import { expect, fitsTheScreen, test, waitForHydration } from '../fixtures.ts';
import { startSession } from '../state/people.ts';
import { PHONE } from './forms.ts';

test.use({ viewport: PHONE });

const DRAFTS = [
	['/Vendor/info', 'Tên mục mới', 'Hàng Tết'],
	['/Vendor/info', 'Câu giới thiệu ngắn', 'Gạo nhà trồng'],
	['/Vendor/vouchers', 'Mã', 'GAONEP9'],
	['/Vendor/money', 'Tên chủ tài khoản', 'VO THI UT'],
] as const;

async function fieldOn(page: Page, path: string, label: string): Promise<Locator> {
	if (new URL(page.url()).pathname !== path) await page.goto(path);
	await waitForHydration(page);
	await page.evaluate(() => {
		for (const part of document.querySelectorAll('details')) part.open = true;
	});
	const field = page.getByLabel(label, { exact: label === 'Mã' }).first();
	await field.scrollIntoViewIfNeeded();
	return field;
}

test('settings forms keep their input over a reload and a new session; a second tab shows the rates saved in the first', async ({
	shopOwner: { page, shop },
	state,
}) => {
	for (const [path, label, text] of DRAFTS) {
		await (await fieldOn(page, path, label)).fill(text);
		await expect
			.poll(() => page.evaluate((of) => Object.values(sessionStorage).some((stored) => stored.includes(of)), text))
			.toBe(true);
	}
	await page.context().clearCookies();
	await startSession(state, page.context(), shop.ownerId);
	await page.reload();
	for (const [path, label, text] of DRAFTS) await expect(await fieldOn(page, path, label)).toHaveValue(text);

	await page.goto('/Vendor/info#muc-gian-hang');
	const sections = page.getByRole('region', { name: 'Danh mục của gian hàng' });
	const typed = sections.getByLabel('Tên mục mới');
	await expect(typed).toBeVisible();
	await expect(typed).toHaveValue('Hàng Tết');
	await sections.locator('summary').click();
	await expect(typed).toBeHidden();
	await expect(sections.locator('summary')).toContainText('Chưa lưu');
	await page.getByRole('navigation', { name: 'Các phần của trang' }).getByText('Danh mục của gian hàng').click();
	await expect(typed).toHaveValue('Hàng Tết');
	await expect(typed).toBeVisible();
	await page.getByRole('navigation', { name: 'Các phần của trang' }).getByText('Phí giao hàng').click();
	const open = async (tab: Page, name: string) => {
		await tab.getByRole('region', { name: 'Phí giao hàng' }).getByRole('button', { name }).click();
		return tab.getByRole('dialog');
	};
	const made = await open(page, 'Thêm bảng phí cho một số sản phẩm');
	await made.getByLabel('Tên bảng phí').fill('Hàng nặng');
	await made.getByRole('button', { name: 'Lưu bảng phí' }).click();
	await expect(page.getByRole('heading', { name: 'Hàng nặng' })).toBeVisible();
	const second = await page.context().newPage();
	await second.goto('/Vendor/info#phi-giao');
	const mine = await open(second, 'Sửa Hàng nặng');
	await mine.getByLabel('Tên bảng phí').fill('Hàng rất nặng');
	const first = await open(page, 'Sửa Hàng nặng');
	await first.getByLabel('Tên bảng phí').fill('Hàng cồng kềnh');
	await first.getByRole('button', { name: 'Lưu bảng phí' }).click();
	await expect(page.getByRole('heading', { name: 'Hàng cồng kềnh' })).toBeVisible();
	await mine.getByRole('button', { name: 'Lưu bảng phí' }).click();
	await expect(mine.getByText('Hàng cồng kềnh')).toBeVisible();
	await expect(mine.getByLabel('Tên bảng phí')).toHaveValue('Hàng rất nặng');
	await mine.getByRole('button', { name: 'Giữ bản của tôi' }).click();
	await mine.getByRole('button', { name: 'Lưu bảng phí' }).click();
	await expect(second.getByRole('heading', { name: 'Hàng rất nặng', exact: true })).toBeVisible();
	expect(await fitsTheScreen(second)).toBe(true);
});
