import type { Locator } from '@playwright/test';
import { expect, test, waitForHydration } from '../fixtures.ts';
import { variantsOf } from '../state/shops.ts';
import {
	chooseCash,
	openCheckout,
	orderButton,
	PHONE,
	putIntoCart,
	shownSumVnd,
	untilOrdered,
	vndOf,
} from './checkout.ts';

const RISE_VND = 1000;
test.use({ viewport: PHONE });

/** Presses again as soon as the label changes, before a person could have read it. */
async function pressTwice(button: Locator): Promise<void> {
	await button.evaluate((pressed: HTMLButtonElement) => {
		const again = () => pressed.textContent?.startsWith('Đồng ý') && pressed.click();
		new MutationObserver(again).observe(pressed, { characterData: true, childList: true, subtree: true });
	});
	await button.click();
}

test('a price that rises during the checkout is shown and needs consent, and a second tab shows the placed order', async ({
	buyer,
	shopOwner,
	state,
}) => {
	const { page } = buyer;
	const [variantId = ''] = variantsOf(shopOwner);
	await putIntoCart(buyer.context, [variantId]);
	await openCheckout(page);
	const other = await page.context().newPage();
	await openCheckout(other);
	await waitForHydration(other);
	const shownVnd = await shownSumVnd(page);
	await state.database.pool.query('UPDATE product_variants SET price_vnd = price_vnd + $2 WHERE id = $1', [
		variantId,
		RISE_VND,
	]);
	await chooseCash(page);
	const placing: string[] = [];
	page.on('request', (request) => request.url().endsWith('/api/orders') && placing.push(request.postData() ?? ''));
	await pressTwice(orderButton(page));
	await expect(page.getByText('Có thay đổi so với lúc bạn xem')).toBeVisible();
	const agree = page.getByRole('button', { name: 'Đồng ý và đặt hàng' });
	await expect(agree).not.toHaveAttribute('aria-busy');
	expect(new Set(placing).size).toBe(1);
	await expect(page.getByText(/: giá đổi từ [\d.]+\s₫ thành [\d.]+\s₫\.$/)).toBeVisible();
	expect(await shownSumVnd(page)).toBe(shownVnd + RISE_VND);
	await agree.click();
	await untilOrdered(page);
	const placed = page.getByRole('region', { name: 'Đặt hàng thành công' });
	expect(vndOf(await placed.locator('.order-sum .money').textContent())).toBe(shownVnd + RISE_VND);

	await chooseCash(other);
	await orderButton(other).click();
	await expect(other.getByRole('heading', { name: /^Bạn vừa đặt đơn \d{10}$/ })).toBeVisible();
	await other.getByRole('link', { name: /^Xem đơn \d{10}$/ }).click();
	await other.waitForURL(/\/customer\/orders\/\d{10}/);
});
