import type { Page } from '@playwright/test';
import { expect, expectAccessible, fitsTheScreen, signIn, test } from './fixtures.ts';
import { pressWithKeys, tabTo } from './keyboard.ts';

const PHONE = { width: 390, height: 844 };
/** A picture that is one, of 300 × 300. */
const photo = (page: Page) =>
	page.evaluate(async () => {
		const canvas = new OffscreenCanvas(300, 300);
		const pen = canvas.getContext('2d');
		if (pen) {
			pen.fillStyle = '#886644';
			pen.fillRect(0, 0, 300, 300);
		}
		return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())];
	});
/** Others on the page wake when they are looked at. */
const islandsAwake = (target: Page) => expect(target.locator('#tra-hang astro-island[ssr]')).toHaveCount(0);

// Before the next one, which asks for what this one only looks at.
test('without a mouse the form of a return is opened, read, reached to its end above the bar of the page, and left', async ({
	page,
}) => {
	await page.setViewportSize(PHONE);
	await signIn(page, 'khach@demo.chobiz.vn', '/customer/orders?tab=done');
	await page.getByRole('article').last().getByRole('link', { name: 'Xem chi tiết' }).click();
	await page.waitForURL(/\/customer\/orders\/\d{10}/);
	await islandsAwake(page);
	const part = page.getByRole('region', { name: 'Trả hàng và hoàn tiền' });
	const ask = part.getByRole('button', { name: /^Yêu cầu trả/ });
	await pressWithKeys(page, ask);
	await expect(part.getByRole('group', { name: 'Bạn trả món nào?' })).toBeFocused();
	const leave = part.getByRole('button', { name: 'Để sau' });
	await tabTo(page, leave);
	const isSeen = await leave.evaluate((button) => {
		const { left, top, height } = button.getBoundingClientRect();
		return button.contains(document.elementFromPoint(left + 9, top + height / 2));
	});
	expect(isSeen).toBe(true);
	await page.keyboard.press('Enter');
	await expect(ask).toBeFocused();
});

test('a piece goes back: asked for with a photo, approved, sent, received, refunded; both sides read it alike', async ({
	page,
	browser,
}) => {
	test.setTimeout(120_000);
	await page.setViewportSize(PHONE);
	await signIn(page, 'khach@demo.chobiz.vn', '/customer/orders?tab=done');
	// The oldest came from the shop of the demonstration.
	await page.getByRole('article').last().getByRole('link', { name: 'Xem chi tiết' }).click();
	await page.waitForURL(/\/customer\/orders\/\d{10}/);
	await islandsAwake(page);
	const address = page.url();
	const number = address.split('/').at(-1)?.replace(/\D.*$/, '') ?? '';
	const part = page.getByRole('region', { name: 'Trả hàng và hoàn tiền' });
	await part.getByRole('button', { name: 'Yêu cầu trả hàng/hoàn tiền' }).click();
	await part.getByRole('button', { name: 'Gửi yêu cầu' }).click();
	await expect(part.getByText('Bạn chọn một lý do giúp nhé.')).toBeVisible();
	await expect(part.getByLabel('Lý do')).toBeFocused();
	await expect(part.getByText('Tiền hoàn dự kiến')).toBeVisible();
	await expectAccessible(page);
	await part.getByLabel('Lý do').selectOption('defect');
	await part.getByLabel('Chuyện gì đã xảy ra?').fill('Mở hộp ra thấy vỡ một góc');
	const buffer = Buffer.from(await photo(page));
	await part.getByLabel('Thêm ảnh').setInputFiles({ name: 'goc-vo.png', mimeType: 'image/png', buffer });
	await expect(part.getByText('goc-vo.png', { exact: true })).toBeVisible();
	await part.getByRole('button', { name: 'Che bớt ảnh goc-vo.png', exact: true }).click();
	await part.getByRole('button', { name: 'Che ô hàng 1, cột 1', exact: true }).press('Space');
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('Space');
	await expectAccessible(page);
	expect(await fitsTheScreen(page)).toBe(true);
	await part.getByRole('button', { name: 'Che các ô đã chọn', exact: true }).click();
	await expect(part.locator('.return-files > li > img')).toHaveAttribute('src', /\?che=0-1$/);
	await part.getByLabel('Ngân hàng').selectOption('Vietcombank');
	await part.getByLabel('Số tài khoản').fill('0011 2233 4455');
	await part.getByLabel('Tên chủ tài khoản').fill('Nguyễn Văn A');
	await part.getByRole('button', { name: 'Gửi yêu cầu' }).click();
	await expect(page.getByText(/Gian hàng trả lời trước \d{2}\/\d{2}/)).toHaveCount(1);
	await expect(page.getByRole('img', { name: 'Ảnh 1' })).toBeVisible();
	await expectAccessible(page);
	expect(await fitsTheScreen(page)).toBe(true);

	const shop = await (await browser.newContext({ viewport: PHONE })).newPage();
	await signIn(shop, 'shop@demo.chobiz.vn', `/Vendor/order/${number}`);
	const theirs = shop.getByRole('article', { name: 'Hàng bị lỗi hoặc hư hỏng' });
	await expect(theirs.getByText('Mở hộp ra thấy vỡ một góc')).toBeVisible();
	await expect(theirs.getByText('Gian hàng đang xem')).toBeVisible();
	await expectAccessible(shop);
	expect(await fitsTheScreen(shop)).toBe(true);
	const press = async (on: Page, name: string, question: RegExp) => {
		await on.getByRole('button', { name, exact: true }).first().click();
		const dialog = on.getByRole('dialog', { name: question });
		await dialog.getByRole('button', { name, exact: true }).click();
		await expect(dialog).toBeHidden();
	};
	const mine = page.getByRole('article', { name: 'Hàng bị lỗi hoặc hư hỏng' });
	await press(shop, 'Đồng ý', /cho trả hàng/);
	await page.reload();
	await islandsAwake(page);
	await expect(mine.getByText(/^Gian hàng trả phí gửi lại/)).toBeVisible();
	await expect(mine.getByRole('heading', { name: 'Gửi hàng về' })).toBeVisible();
	await press(page, 'Đã gửi hàng', /đã gửi hàng lại/);
	await expect(mine.getByText('Hàng đang gửi về')).toBeVisible();
	await mine.getByRole('button', { name: 'Khai phí gửi hàng' }).click();
	const receipt = page.getByRole('dialog', { name: 'Bạn đã trả phí gửi hàng?' });
	await receipt.getByRole('button', { name: 'Gửi biên nhận' }).click();
	await expect(receipt.getByText('Bạn thêm ảnh biên nhận giúp nhé.')).toBeVisible();
	await expectAccessible(page);
	await receipt.getByLabel('Số tiền trên biên nhận').fill('32000');
	await receipt
		.getByLabel('Chọn ảnh biên nhận')
		.setInputFiles({ name: 'bien-nhan.png', mimeType: 'image/png', buffer });
	await expect(receipt.getByText('bien-nhan.png', { exact: true })).toBeVisible();
	await receipt.getByRole('button', { name: 'Gửi biên nhận' }).click();
	await expect(mine.getByText('Chờ gian hàng xem biên nhận')).toBeVisible();
	await shop.reload();
	await press(shop, 'Chấp nhận phí gửi trả', /^Chấp nhận 32\.000\s₫/);
	await expect(theirs.getByText(/trừ vào tiền của gian hàng khi yêu cầu/)).toBeVisible();
	await expectAccessible(shop);
	await press(shop, 'Đã nhận lại hàng', /đã về tới gian hàng/);
	await press(shop, 'Hoàn tiền', /^Hoàn [\d.]+\s₫ cho người mua/);
	await expect(theirs.getByText('Đang hoàn tiền')).toBeVisible();
	await page.reload();
	await expect(mine.getByText(/vào tài khoản ngân hàng, dự kiến về trước ngày/)).toBeVisible();
	await expect(mine.getByText(/32\.000\s₫ đang được chuyển khoản/)).toBeVisible();
	for (const card of [mine, theirs]) await card.getByText('Diễn biến').click();
	const steps = (card: typeof mine) => card.locator('.timeline-title').allTextContents();
	expect(await steps(mine)).toEqual(await steps(theirs));
	await shop.context().close();
});

test('an order in dispute says so, says by when once, and asks for evidence first', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await signIn(page, 'khach@demo.chobiz.vn', '/customer/orders?tab=returns');
	const card = page.getByRole('article').filter({ hasText: 'Đang tranh chấp' });
	await expect(card.getByText('Đã giao', { exact: true })).toHaveCount(0);
	await card.getByRole('link', { name: 'Xem chi tiết' }).click();
	await page.waitForURL(/\/customer\/orders\/\d{10}/);
	await expect(page.locator('.order-head .badge-warning').first()).toHaveText('Đang tranh chấp');
	await expect(page.getByText(/Hai bên nộp bằng chứng trước/)).toHaveCount(1);
	const now = page.getByRole('region', { name: 'Tình trạng' });
	await expect(now.locator('astro-island[ssr]')).toHaveCount(0);
	await expect(now.getByRole('button').first()).toHaveText('Bổ sung bằng chứng');
	await expect(page.getByRole('button', { name: 'Bổ sung bằng chứng' })).toHaveCount(1);
	await now.getByRole('button', { name: 'Bổ sung bằng chứng' }).click();
	await expect(page.getByRole('dialog', { name: 'Bổ sung bằng chứng' })).toBeVisible();
	await expectAccessible(page);
});
