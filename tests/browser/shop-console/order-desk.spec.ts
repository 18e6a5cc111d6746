import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { cancelOrder } from '#src/domains/cancellation/index.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeBuyer } from '#tests/factories/orders.ts';
import { makeStaff } from '#tests/factories/vendors.ts';
import { expect, fitsTheScreen, test } from '../fixtures.ts';
import { followByKeyboard, pressByKeyboard, tabTo } from '../keyboard.ts';
import { placeOrderAt } from '../state/orders.ts';
import { PHONE } from './forms.ts';

const AMOUNT = /\d\s*[₫đ](?!\p{L})/u;
test.use({ viewport: PHONE });

async function printedText(page: Page, paper: string): Promise<string> {
	const download = page.waitForEvent('download');
	await pressByKeyboard(page, page.getByRole('button', { name: 'In nhãn và phiếu' }));
	await pressByKeyboard(page, page.getByRole('link', { name: paper, exact: true }));
	const bytes = Buffer.concat(await (await (await download).createReadStream()).toArray());
	const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
	return text.join('\n');
}

test('a shop confirms several orders of which one was cancelled; stock staff print and pack without seeing amounts', async ({
	shopOwner,
	placedOrder,
	openPage,
	state,
}) => {
	const { number } = await placedOrder('placed');
	const { page, shop } = shopOwner;
	const impatient = await makeBuyer(state.database);
	const { number: cancelled } = await placeOrderAt(state, impatient, shopOwner, 'placed');
	await page.goto('/Vendor/order');
	const search = page.getByRole('searchbox', { name: 'Tìm đơn', exact: false });
	await search.fill(`#${number.slice(2, 6)} ${number.slice(6)}`);
	await expect(page.getByRole('article', { name: `Đơn ${number}`, exact: true })).toBeVisible();
	await expect(page.getByRole('article')).toHaveCount(1);
	await page.goto('/Vendor/order');
	for (const each of [number, cancelled]) {
		await tabTo(page, page.getByRole('checkbox', { name: `Chọn đơn ${each}` }));
		await page.keyboard.press('Space');
	}
	expect(await cancelOrder(impatient.context, { number: cancelled, reason: 'changed_mind' })).toMatchObject({
		ok: true,
	});
	await pressByKeyboard(page, page.getByRole('button', { name: 'Xác nhận 2 đơn' }));
	await expect(page.getByText('Đã xác nhận 1 đơn.')).toBeVisible();
	await expect(page.getByText(`Đơn ${cancelled}: `)).toBeVisible();
	expect(await fitsTheScreen(page)).toBe(true);
	await followByKeyboard(page, page.getByRole('link', { name: 'Xem đơn cần đóng gói' }));

	const staff = await makeCustomer(state.database.db);
	await makeStaff(state.database.db, shop.id, staff.id, 'stock');
	const keeper = await openPage(staff.id, { viewport: PHONE });
	await keeper.goto('/Vendor/order?tab=preparing');
	await keeper.getByRole('checkbox', { name: `Chọn đơn ${number}` }).check();
	const paper = await printedText(keeper, 'In cả hai');
	expect(paper).toContain(number);
	expect(paper).not.toMatch(AMOUNT);
	await pressByKeyboard(keeper, keeper.getByRole('button', { name: 'Báo đã gói 1 đơn' }));
	await expect(keeper.getByText('Đã báo đóng gói 1 đơn.')).toBeVisible();
	for (const path of ['/Vendor/overview', '/Vendor/order?tab=all', '/Vendor/manage-product', '/Vendor/money']) {
		await keeper.goto(path);
		await expect(keeper.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
		expect(await keeper.getByRole('main').innerText(), path).not.toMatch(AMOUNT);
	}
	await expect(keeper.getByRole('heading', { name: 'Phần tiền dành cho quản trị và kế toán' })).toBeVisible();

	await page.goto('/Vendor/order?tab=preparing');
	await page.getByRole('checkbox', { name: `Chọn đơn ${number}` }).check();
	await expect(page.getByRole('button', { name: /^Báo đã/ })).toHaveCount(0);
	expect(await printedText(page, 'In nhãn')).toMatch(AMOUNT);
	await page.goto('/Vendor/order');
	await search.fill(number);
	await search.press('Enter');
	await expect(page).toHaveURL(new RegExp(`/Vendor/order/${number}$`));
});
