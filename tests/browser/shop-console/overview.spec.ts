import type { Page } from '@playwright/test';
import { cancelOrder } from '#src/domains/cancellation/index.ts';
import { writeAsBuyer } from '#src/domains/conversations/index.ts';
import { expect, fitsTheScreen, test } from '../fixtures.ts';
import { chooseByKeyboard, pressByKeyboard, typeByKeyboard } from '../keyboard.ts';
import { PHONE } from './forms.ts';

test.use({ viewport: PHONE });

async function open(page: Page, button: string) {
	await page.goto('/Vendor/overview');
	await pressByKeyboard(page, page.getByRole('button', { name: button }));
	return page.locator('.waiting-rows > li').filter({ has: page.getByRole('button', { name: 'Đóng lại' }) });
}

test('a shop confirms, answers a cancellation request, replies, packs and ships on its overview by keyboard', async ({
	buyer,
	shopOwner: { page },
	placedOrder,
}) => {
	const { number } = await placedOrder('placed');
	await page.goto('/Vendor/overview');
	await pressByKeyboard(page, page.getByRole('button', { name: `Xác nhận đơn ${number}` }));
	await expect(page.getByRole('button', { name: 'Gửi hàng tại đây' })).toBeVisible();
	await expect(page.getByText('Đơn chờ xác nhận')).toHaveCount(0);

	expect(await cancelOrder(buyer.context, { number, reason: 'changed_mind' })).toMatchObject({ ok: true });
	const request = await open(page, 'Trả lời yêu cầu hủy');
	await expect(request.getByRole('link', { name: `Đơn ${number}` })).toBeVisible();
	await pressByKeyboard(page, request.getByRole('button', { name: 'Không đồng ý' }));
	await pressByKeyboard(page, page.getByRole('dialog').getByRole('button', { name: 'Tiếp tục giao' }));
	await expect(page.getByText('Không còn yêu cầu hủy nào chờ trả lời.')).toBeVisible();

	const written = await writeAsBuyer(buyer.context, { number, text: 'Shop gửi sớm giúp mình nhé', pictures: [] });
	expect(written).toMatchObject({ ok: true });
	const letter = await open(page, 'Trả lời tin nhắn');
	await expect(letter.getByText('Shop gửi sớm giúp mình nhé')).toBeVisible();
	await typeByKeyboard(page, letter.getByRole('textbox', { name: 'Nhắn cho người mua' }), 'Chiều nay shop gửi ạ');
	expect(await fitsTheScreen(page)).toBe(true);
	await pressByKeyboard(page, letter.getByRole('button', { name: 'Gửi', exact: true }));
	await expect(page.getByText('Không còn tin nhắn nào chờ trả lời.')).toBeVisible();

	const parcel = await open(page, 'Gửi hàng tại đây');
	await pressByKeyboard(page, parcel.getByRole('button', { name: 'Báo đã đóng gói' }));
	await pressByKeyboard(page, page.getByRole('dialog').getByRole('button', { name: 'Báo đã đóng gói' }));
	await pressByKeyboard(page, parcel.getByRole('button', { name: 'Báo đã giao vận chuyển' }));
	const dialog = page.getByRole('dialog', { name: 'Giao hàng cho hãng vận chuyển' });
	await chooseByKeyboard(page, dialog.getByLabel('Người thu tiền mặt'), /^Hãng vận chuyển thu hộ/);
	await typeByKeyboard(page, dialog.getByLabel('Tên hãng vận chuyển'), 'Nhất Tín');
	await typeByKeyboard(page, dialog.getByLabel('Mã vận đơn hoặc chuyến xe'), `NT${number}`);
	await pressByKeyboard(page, dialog.getByRole('button', { name: 'Báo đã giao vận chuyển' }));
	await expect(page.getByText('Không còn đơn nào chờ chuẩn bị và gửi.')).toBeVisible();
	await expect(page).toHaveURL(/\/Vendor\/overview$/);
});
