import { expect, fitsTheScreen, test, waitForHydration } from '../fixtures.ts';

const ONE_LONG_WORD = 'muahangnhanhlen'.repeat(12);
test.use({ viewport: { width: 390, height: 844 } });

test('a buyer finds an order by its state and cancels it with a reason', async ({ buyer, placedOrder }) => {
	const { page } = buyer;
	const { number } = await placedOrder('placed');
	await page.goto('/customer/orders');
	const states = page.getByRole('navigation', { name: 'Lọc đơn theo trạng thái' });
	await states.getByRole('link', { name: 'Đang giao' }).click();
	await expect(page).toHaveURL(/tab=shipping/);
	await expect(page.getByRole('article')).toHaveCount(0);
	await page.goBack();
	await page.getByRole('article').first().getByRole('link', { name: 'Xem chi tiết' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Đơn ${number}`);
	await waitForHydration(page);
	await page.getByRole('button', { name: 'Hủy đơn' }).click();
	const dialog = page.getByRole('dialog', { name: 'Hủy đơn này?' });
	await dialog.getByLabel('Lý do').selectOption('changed_mind');
	await dialog.getByLabel('Lời nhắn cho người bán').fill(ONE_LONG_WORD);
	await dialog.getByRole('button', { name: 'Hủy đơn' }).click();
	await expect(page.getByText('Đơn này đã hủy.')).toBeVisible();
	await expect(page.getByText('Đổi ý, không mua nữa')).toBeVisible();
	await expect(page.getByText(ONE_LONG_WORD)).toBeVisible();
	expect(await fitsTheScreen(page)).toBe(true);
	await expect(page.getByRole('button', { name: 'Hủy đơn' })).toHaveCount(0);
});
