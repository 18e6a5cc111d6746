import type { Page } from '@playwright/test';
import { requestReturn } from '#src/domains/returns/index.ts';
import { BANK } from '#tests/factories/returns.ts';
import { expect, test } from '../fixtures.ts';
import { orderLineIds } from '../state/orders.ts';
import { photo } from './pictures.ts';

test.use({ viewport: { width: 390, height: 844 } });

async function confirm(page: Page, name: string, question: RegExp): Promise<void> {
	await page.getByRole('button', { name, exact: true }).first().click();
	const dialog = page.getByRole('dialog', { name: question });
	await dialog.getByRole('button', { name, exact: true }).click();
	await expect(dialog).toBeHidden();
}

test('a shop approves a return, its buyer sends it with a shipping receipt, and both read the same refund', async ({
	buyer,
	shopOwner,
	placedOrder,
	state,
}) => {
	const { page } = buyer;
	const shop = shopOwner.page;
	const { id, number } = await placedOrder('delivered');
	const [lineId = ''] = await orderLineIds(state, id);
	const asked = await requestReturn(buyer.context, {
		orderNumber: number,
		reason: 'defect',
		lines: [{ lineId, quantity: 1 }],
		note: 'Mở hộp ra thấy vỡ một góc',
		pictures: [],
		bank: BANK,
	});
	expect(asked).toMatchObject({ ok: true });
	await page.goto(`/customer/orders/${number}`);
	await shop.goto(`/Vendor/order/${number}`);
	const [mine, theirs] = [page, shop].map((on) => on.getByRole('article', { name: 'Hàng bị lỗi hoặc hư hỏng' }));
	if (!mine || !theirs) throw new Error('both pages show the return');
	await expect(theirs.getByText('Mở hộp ra thấy vỡ một góc')).toBeVisible();
	await confirm(shop, 'Đồng ý', /cho trả hàng/);
	await page.reload();
	await expect(page.locator('#tra-hang astro-island[ssr]')).toHaveCount(0);
	await confirm(page, 'Báo đã gửi hàng', /đã gửi hàng lại/);
	await expect(mine.getByText('Hàng đang gửi về')).toBeVisible();
	await mine.getByRole('button', { name: 'Khai phí gửi hàng' }).click();
	const receipt = page.getByRole('dialog', { name: 'Bạn đã trả phí gửi hàng?' });
	await receipt.getByRole('button', { name: 'Gửi biên nhận' }).click();
	await expect(receipt.getByText('Bạn chưa thêm ảnh biên nhận.')).toBeVisible();
	await receipt.getByLabel('Số tiền trên biên nhận').fill('32000');
	await receipt.getByLabel('Chọn ảnh biên nhận').setInputFiles(await photo('bien-nhan.png'));
	await expect(receipt.getByText('bien-nhan.png', { exact: true })).toBeVisible();
	await receipt.getByRole('button', { name: 'Gửi biên nhận' }).click();
	await expect(mine.getByText('Chờ gian hàng xem biên nhận')).toBeVisible();
	await shop.reload();
	await confirm(shop, 'Chấp nhận phí gửi trả', /^Chấp nhận 32\.000\s₫/);
	await confirm(shop, 'Xác nhận đã nhận hàng về', /đã về tới gian hàng/);
	await confirm(shop, 'Hoàn tiền', /^Hoàn [\d.]+\s₫ cho người mua/);
	await expect(theirs.getByText('Đang hoàn tiền')).toBeVisible();
	await page.reload();
	// The shop holds the cash of this order, so the refund waits for its balance.
	await expect(mine.getByText(/vào tài khoản ngân hàng\. Chờ gian hàng nộp lại tiền mặt đã thu/)).toBeVisible();
	await expect(mine.getByText(/32\.000\s₫ đang được chuyển khoản/)).toBeVisible();
	for (const card of [mine, theirs]) await card.getByText('Diễn biến').click();
	const steps = (card: typeof mine) => card.locator('.timeline-title').allTextContents();
	expect(await steps(mine)).toEqual(await steps(theirs));
});
