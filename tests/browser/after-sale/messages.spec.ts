import { expect, fitsTheScreen, test } from '../fixtures.ts';
import { startSession } from '../state/people.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a buyer and a shop write to each other live; an unsent message survives a lost response and an expired session', async ({
	buyer,
	shopOwner,
	placedOrder,
	state,
}) => {
	const { page } = buyer;
	const shop = shopOwner.page;
	const { number } = await placedOrder('placed');
	await page.goto(`/customer/orders/${number}`);
	await page.locator('#tin-nhan').scrollIntoViewIfNeeded();
	const field = page.getByLabel('Nhắn cho gian hàng');
	await expect(page.locator('astro-island[ssr]').filter({ has: field })).toHaveCount(0);
	const send = page.getByRole('button', { name: 'Gửi', exact: true });
	await send.click();
	await expect(page.getByText('Bạn hãy nhập nội dung hoặc thêm ảnh rồi gửi.')).toBeVisible();
	await expect(field).toBeFocused();
	await field.fill('Gọi mình 0912 345 678 nhé');
	await send.click();
	await expect(page.getByText('Mua bán ngoài Chợ Biz không được bảo vệ', { exact: false })).toBeVisible();
	await field.fill('Giao buổi sáng giúp mình ạ');
	await send.click();
	await expect(page.getByRole('listitem').filter({ hasText: 'Giao buổi sáng giúp mình ạ' })).toBeVisible();

	await shop.goto(`/Vendor/order/${number}#tin-nhan`);
	await expect(shop.getByRole('region', { name: 'Tin nhắn' })).toBeFocused();
	const answer = shop.getByRole('textbox', { name: 'Nhắn cho người mua', exact: true });
	const sendAnswer = shop.getByRole('button', { name: 'Gửi', exact: true });
	const sent = (text: string) => shop.getByRole('listitem').filter({ hasText: text });
	await answer.fill('Sáng mai shop gửi ạ');
	await shop.reload();
	await expect(answer).toHaveValue('Sáng mai shop gửi ạ');
	// The message reaches the server, but its response is lost.
	const messages = `**/api/vendor/orders/${number}/messages`;
	await shop.route(messages, async (route) => {
		if (route.request().method() === 'POST') await route.fetch();
		await route.abort();
	});
	const lost = shop.waitForEvent('requestfailed', (request) => request.method() === 'POST');
	await sendAnswer.click();
	await lost;
	await expect(answer).toHaveValue('Sáng mai shop gửi ạ');
	await shop.unroute(messages);
	await shop.reload();
	await expect(sent('Sáng mai shop gửi ạ')).toHaveCount(1);
	await expect(answer).toHaveValue('');
	await expect(page.getByRole('listitem').filter({ hasText: 'Sáng mai shop gửi ạ' })).toBeVisible();

	await answer.fill('Đơn của bạn đang được gói');
	await shop.context().clearCookies();
	await sendAnswer.click();
	await expect(answer).toHaveValue('Đơn của bạn đang được gói');
	await startSession(state, shop.context(), shopOwner.shop.ownerId);
	await shop.reload();
	await expect(answer).toHaveValue('Đơn của bạn đang được gói');
	await page.goto('/customer/orders');
	await sendAnswer.click();
	await expect(sent('Đơn của bạn đang được gói')).toHaveCount(1);
	expect(await fitsTheScreen(shop)).toBe(true);
	await page.reload();
	await expect(page.getByText('1 tin mới')).toBeVisible();
	await page.goto(`/customer/orders/${number}`);
	await expect(page.getByText('3 tin nhắn')).toBeVisible();
	await expect(page.getByText('đã đọc', { exact: false }).first()).toBeVisible();
});
