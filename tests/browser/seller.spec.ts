import type { Page } from '@playwright/test';
import {
	expect,
	expectAccessible,
	fitsTheScreen,
	islandsAwake,
	test as plain,
	signIn,
	signInByForm,
} from './fixtures.ts';
import { followWithKeys, pressWithKeys, tabTo, typeWithKeys } from './keyboard.ts';
import { type Office, openOffice } from './office.ts';
import { addPaper, letters, putUpSixChoices, sayDelivered, sayWhichShop, sayWhoSells } from './selling.ts';
import { buyNow, PAID_WITHIN, payWithGoodCard } from './shopping.ts';

const PHONE = { width: 390, height: 844 };
const SELLER = 'khach3@demo.chobiz.vn';
const CITIZEN = '001190777777';
const SHOP = 'Thêu Tay Bà Yến';
const GOODS = `Khăn rằn dệt tay ${letters(Date.now())}`;
/** Duties come each minute. */
const DUTY_WITHIN = { timeout: 180_000, intervals: [5000] };

const test = plain.extend<object, { readonly office: Office }>({
	office: [
		async ({ browser }, use) => {
			const office = await openOffice();
			await use(office);
			await office.close();
			expect(browser.isConnected()).toBe(true);
		},
		{ scope: 'worker', timeout: 480_000 },
	],
	baseURL: ({ office }, use) => use(office.product.url),
});
test.use({ viewport: PHONE, actionTimeout: 60_000 });

async function expectSound(page: Page): Promise<void> {
	expect(await fitsTheScreen(page)).toBe(true);
	// What is half under the head of the page would be called too small to touch.
	await page.evaluate(() => scrollTo(0, 0));
	await expectAccessible(page);
}

async function apply(page: Page, office: Office): Promise<void> {
	await signIn(page, SELLER, '/Vendor/apply');
	const form = page.locator('form.apply-part');
	const next = form.getByRole('button', { name: 'Tiếp tục' });
	await sayWhoSells(page, form, 'Lê Hoàng Yến', CITIZEN);
	await expectSound(page);
	await pressWithKeys(page, next);
	await sayWhichShop(page, form, SHOP);
	await expectSound(page);
	await pressWithKeys(page, next);
	await addPaper(page, form);
	await expectSound(page);
	await pressWithKeys(page, next);
	await tabTo(page, form.getByRole('checkbox'));
	await page.keyboard.press('Space');
	await expectSound(page);
	await pressWithKeys(page, next);
	await pressWithKeys(page, form.getByRole('button', { name: 'Gửi hồ sơ' }));
	await expect(page.getByRole('heading', { name: 'Hồ sơ đang ở đâu' })).toBeVisible();
	expect(await office.command('vendors', 'list')).toContain(SHOP);
	await office.command('vendors', 'ask', SELLER, 'legalAddress=Bạn ghi giúp tên phường nhé');
	await page.reload();
	const asked = page.locator('.apply-asked');
	await expect(asked.getByText('Bạn ghi giúp tên phường nhé')).toBeVisible();
	await expect(asked.getByText('Đã sửa')).toBeHidden();
	await pressWithKeys(page, asked.getByRole('button', { name: 'Địa chỉ đăng ký' }));
	await expect(page.getByLabel('Địa chỉ đăng ký')).toBeFocused();
	await expectSound(page);
}

async function answer(page: Page, office: Office): Promise<void> {
	const form = page.locator('form.apply-part');
	await typeWithKeys(page, form.getByLabel('Địa chỉ đăng ký'), 'Số 3 ngõ Thử, phường Ba Đình, Hà Nội');
	await expect(form.getByText('Đã lưu')).toBeVisible();
	await expect(page.locator('.apply-asked').getByText('Đã sửa')).toBeVisible();
	for (let step = 0; step < 4; step += 1) await pressWithKeys(page, form.getByRole('button', { name: 'Tiếp tục' }));
	await pressWithKeys(page, form.getByRole('button', { name: 'Gửi phần bổ sung' }));
	await expect(page.getByRole('heading', { name: 'Hồ sơ đang ở đâu' })).toBeVisible();
	await office.command('vendors', 'check-id', SELLER, CITIZEN);
	const sentAt = /"submittedAt": "([^"]+)"/.exec(await office.command('vendors', 'show', SELLER))?.[1] ?? '';
	await office.command('vendors', 'approve', SELLER, sentAt);
	await page.reload();
	await expect(page.getByText('Gian hàng của bạn đang mở.')).toBeVisible();
	await expectSound(page);
	await page.goto('/Vendor/overview');
	await expect(page.getByRole('link', { name: 'Đăng sản phẩm đầu tiên' })).toBeVisible();
	await expectSound(page);
}

/** Two of one choice, paid in cash or at the bank; the number of the order. */
async function buyTwo(page: Page, email: string, payment: 'cod' | 'vnpay'): Promise<string> {
	await signIn(page, email);
	await buyNow(page, GOODS, 2);
	if (payment === 'cod') {
		await page.getByRole('radio', { name: /Tiền mặt khi nhận hàng/ }).check();
		await page.getByRole('button', { name: 'Đặt hàng', exact: true }).click();
	} else {
		await page.getByRole('button', { name: 'Đặt hàng và thanh toán' }).click();
		await payWithGoodCard(page);
		await expect(page.getByRole('heading', { name: 'Thanh toán thành công' })).toBeVisible(PAID_WITHIN);
	}
	const link = page.getByRole('link', { name: /\d{10}/ }).first();
	return (await link.textContent())?.match(/\d{10}/)?.[0] ?? '';
}

async function confirmAndPackBoth(page: Page): Promise<void> {
	await page.goto('/Vendor/order');
	await pressWithKeys(page, page.getByRole('button', { name: 'Chọn cả 2 đơn' }));
	await pressWithKeys(page, page.getByRole('button', { name: 'Xác nhận 2 đơn' }));
	await expect(page.getByText('Đã xác nhận 2 đơn.')).toBeVisible();
	await expectSound(page);
	await followWithKeys(page, page.getByRole('link', { name: 'Đi đóng gói' }));
	await pressWithKeys(page, page.getByRole('button', { name: 'Chọn cả 2 đơn' }));
	const papers = page.waitForEvent('download');
	await pressWithKeys(page, page.getByRole('button', { name: 'In nhãn và phiếu' }));
	await pressWithKeys(page, page.getByRole('link', { name: 'In cả hai' }));
	expect((await papers).suggestedFilename()).toBe('nhan-va-phieu-2-don.pdf');
	await pressWithKeys(page, page.getByRole('button', { name: 'Đã đóng gói 2 đơn' }));
	await expect(page.getByText('Đã ghi đóng gói 2 đơn.')).toBeVisible();
	await expectSound(page);
}

/** The first in two parcels, the other in one. */
async function deliver(page: Page, number: string, parcels: 1 | 2): Promise<void> {
	await page.goto(`/Vendor/order/${number}`);
	const ship = page.getByRole('dialog', { name: 'Đã giao cho bên vận chuyển?' });
	for (let parcel = 1; parcel <= parcels; parcel += 1) {
		await pressWithKeys(page, page.getByRole('button', { name: 'Đã giao cho vận chuyển' }));
		if (parcel < parcels) await pressWithKeys(page, ship.getByRole('button', { name: 'Bớt' }).first());
		await expectSound(page);
		await pressWithKeys(page, ship.getByRole('button', { name: 'Đã giao đi' }));
		await expect(ship).toBeHidden();
		await sayDelivered(page, parcels === 1 ? /^Đã giao đến nơi$|^Kiện 1 đã giao tới$/ : `Kiện ${parcel} đã giao tới`);
	}
	await expectSound(page);
}

/** By who has just given the password; answers by what name the office knows the shop. */
async function nameAccount(page: Page, office: Office): Promise<string> {
	await page.context().clearCookies();
	await signInByForm(page, SELLER, '/Vendor/money');
	await expectSound(page);
	await pressWithKeys(page, page.getByText('Khai tài khoản', { exact: true }));
	await expect(page.locator('.money-form astro-island[ssr]')).toHaveCount(0);
	await page.getByLabel('Ngân hàng', { exact: true }).selectOption('VCB');
	await typeWithKeys(page, page.getByLabel('Số tài khoản'), '0011223344556');
	await typeWithKeys(page, page.getByLabel('Tên chủ tài khoản'), 'LE HOANG YEN');
	await Promise.all([page.waitForEvent('load'), pressWithKeys(page, page.getByRole('button', { name: 'Gửi duyệt' }))]);
	const [line = ''] = (await office.command('payout-accounts', 'list')).match(/^.*LE HOANG YEN.*$/m) ?? [];
	const [slug = ''] = line.split('\t');
	await office.command('payout-accounts', 'active', slug, line.split('mark ').at(-1)?.trim() ?? '');
	return slug;
}

async function getPaid(page: Page, office: Office): Promise<void> {
	await page.goto('/Vendor/money');
	await islandsAwake(page);
	await pressWithKeys(page, page.getByRole('button', { name: 'Yêu cầu chuyển tiền' }));
	await Promise.all([
		page.waitForEvent('load'),
		pressWithKeys(page, page.getByRole('dialog').getByRole('button', { name: 'Yêu cầu chuyển' })),
	]);
	const [id = ''] = (await office.command('payouts', 'list')).match(/^[0-9a-f-]{36}(?=\trequested\t.*…4556\t)/m) ?? [];
	await office.command('payouts', 'approve', id);
	await office.command('payouts', 'file');
	await office.command('payouts', 'paid', id, 'FT26327000001');
	await page.reload();
	await expect(page.getByText('Mã giao dịch ngân hàng: FT26327000001')).toBeVisible();
	await expectSound(page);
}

test('from the application to the first money: asked, opened, put up, sold, sent in parts, delivered, paid out', async ({
	page,
	browser,
	office,
}) => {
	test.setTimeout(900_000);
	await test.step('the shop applies and is asked', () => apply(page, office));
	await test.step('it answers and opens', () => answer(page, office));
	await test.step('its first product', async () => {
		await page.goto('/Vendor/add-product');
		await putUpSixChoices(page, GOODS);
		const waits = (await office.command('listings')).match(/^(\S+Z)\t.*\t(khan-ran-det-tay-[\w-]+)\t/m);
		expect(await office.command('listings', 'approve', waits?.[2] ?? '', waits?.[1] ?? '')).toContain('now published');
		await page.reload();
		await expect(page.getByRole('link', { name: 'Xem trang sản phẩm' })).toBeVisible();
	});
	const buyer = await (await browser.newContext({ viewport: PHONE })).newPage();
	const paid = await test.step('sold at the bank', () => buyTwo(buyer, 'khach@demo.chobiz.vn', 'vnpay'));
	const other = await (await browser.newContext({ viewport: PHONE })).newPage();
	const cash = await test.step('sold for cash', () => buyTwo(other, 'khach2@demo.chobiz.vn', 'cod'));
	await test.step('confirmed and packed', () => confirmAndPackBoth(page));
	await test.step('sent in two parts', () => deliver(page, paid, 2));
	await test.step('sent at once', () => deliver(page, cash, 1));
	for (const [who, number] of [
		[buyer, paid],
		[other, cash],
	] as const) {
		await who.goto(`/customer/orders/${number}`);
		await islandsAwake(who);
		await who.getByRole('button', { name: 'Đã nhận hàng' }).click();
		await who.getByRole('dialog').getByRole('button', { name: 'Đã nhận đủ hàng' }).click();
		await expect(who.getByText('Cảm ơn bạn đã mua hàng.').first()).toBeVisible();
	}
	const shop = await test.step('where the money goes', () => nameAccount(page, office));
	await test.step('the time to complain is over', async () => {
		await office.later('15 days');
		// The database has just ended every connection: the first commands may still meet that.
		await expect(async () => {
			expect(await office.command('balance', shop)).toMatch(/payable\t[1-9]/);
		}).toPass(DUTY_WITHIN);
		await office.later('0 s');
	});
	await test.step('paid out', () => getPaid(page, office));
});
