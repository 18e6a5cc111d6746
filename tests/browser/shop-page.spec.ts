import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, fitsTheScreen, signIn, test } from './fixtures.ts';
import { pressWithKeys } from './keyboard.ts';

test.use({ viewport: { width: 390, height: 844 } });

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const awake = (page: Page) => expect(page.locator('astro-island[ssr]')).toHaveCount(0);

test('two tabs plan a holiday: the second is shown the first one’s days, and loses none of its own', async ({
	page,
	context,
}) => {
	await signIn(page, 'shop10@demo.chobiz.vn', '/Vendor/info');
	const second = await context.newPage();
	await second.goto('/Vendor/info');
	const plan = async (tab: Page, day: string, note: string) => {
		await awake(tab);
		const part = tab.getByRole('region', { name: 'Lịch nghỉ' });
		await part.getByLabel('Nghỉ từ ngày').fill(day);
		await part.getByLabel('Đến hết ngày').fill(day);
		await part.getByLabel(/Lời nhắn cho khách/).fill(note);
		await pressWithKeys(tab, part.getByRole('button', { name: 'Lưu lịch nghỉ' }));
		return part;
	};
	const first = await plan(page, dayIn(20), 'Nhà có đám cưới.');
	await expect(page.getByText('Đã lưu lịch nghỉ.').first()).toBeVisible();
	const mine = await plan(second, dayIn(30), 'Cả nhà về quê.');
	await expect(mine.getByText('Người khác vừa sửa lịch nghỉ')).toBeVisible();
	await expect(mine.getByText('Nhà có đám cưới.')).toBeVisible();
	await expect(mine.getByLabel(/Lời nhắn cho khách/)).toHaveValue('Cả nhà về quê.');
	expect(await fitsTheScreen(second)).toBe(true);
	await expectAccessible(second);
	await pressWithKeys(second, mine.getByRole('button', { name: 'Giữ bản của tôi' }));
	await pressWithKeys(second, mine.getByRole('button', { name: 'Lưu lịch nghỉ' }));
	await expect(second.getByText('Đã lưu lịch nghỉ.').first()).toBeVisible();

	await pressWithKeys(page, first.getByRole('button', { name: 'Bỏ lịch nghỉ' }));
	await expect(first.getByText('Cả nhà về quê.')).toBeVisible();
	await pressWithKeys(page, first.getByRole('button', { name: 'Lấy bản của họ' }));
	await expect(first.getByLabel('Nghỉ từ ngày')).toHaveValue(dayIn(30));
	await pressWithKeys(page, first.getByRole('button', { name: 'Bỏ lịch nghỉ' }));
	await expect(page.getByText('Đã bỏ lịch nghỉ. Gian hàng bán như thường.').first()).toBeVisible();
});

test('a wide picture is cut square before it becomes the sign of a shop', async ({ page }) => {
	const buffer = await sharp({ create: { width: 1200, height: 500, channels: 3, background: '#3a7d44' } })
		.jpeg()
		.toBuffer();
	await signIn(page, 'shop11@demo.chobiz.vn', '/Vendor/info');
	await awake(page);
	await page
		.getByLabel(/^(Chọn|Đổi) ảnh\s?Biểu trưng/)
		.setInputFiles({ name: 'rong.jpg', mimeType: 'image/jpeg', buffer });
	const logo = page.getByRole('img', { name: 'Biểu trưng' });
	const ratio = () => logo.evaluate((shown: HTMLImageElement) => shown.naturalWidth / shown.naturalHeight);
	await expect.poll(ratio).toBeGreaterThan(2);
	await pressWithKeys(page, page.getByRole('button', { name: 'Cắt vuông Biểu trưng' }));
	const dialog = page.getByRole('dialog', { name: 'Cắt ảnh thành hình vuông' });
	await expect(dialog.getByRole('slider', { name: 'Phóng to' })).toBeEnabled();
	await expectAccessible(page);
	await pressWithKeys(page, dialog.getByRole('button', { name: 'Cắt ảnh', exact: true }));
	await expect(dialog).toBeHidden();
	await expect.poll(ratio).toBe(1);
	await page.getByRole('button', { name: 'Lưu trang gian hàng' }).click();
	await expect(page.getByText('Đã lưu. Khách thấy ngay trên trang gian hàng.').first()).toBeVisible();
	await page.reload();
	await expect.poll(ratio).toBe(1);
});
