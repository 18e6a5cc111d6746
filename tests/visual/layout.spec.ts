import type { Locator, Page } from '@playwright/test';
import { expect, fitsTheScreen, test } from '../browser/fixtures.ts';
import { customerIdOf } from '../browser/state/people.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
const MIN_TEXT_PX = 12;
const HALF_TARGET_PX = 22;
const PICTURE_PX = 36;
const HUMIDIFIER = '/product/may-tao-am-sieu-am-4-lit';
const FAN = '/product/quat-dung-canh-rong-bay-la';
const ENDED = '/product/mat-na-bun-khoang-thap-ba';

const smallestText = (page: Page): Promise<number> =>
	page.evaluate(() =>
		Math.min(
			...[...document.querySelectorAll('main *')]
				.filter((one) => [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''))
				.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
		),
	);

const middleOf = async (one: Locator): Promise<number> => {
	const box = await one.boundingBox();
	return box ? box.y + box.height / 2 : Number.NaN;
};

test('no text is smaller than 12 px on a phone', async ({ page }) => {
	await page.setViewportSize(PHONE);
	for (const path of ['/', '/danh-muc', '/category/dien-gia-dung', '/tin-tuc']) {
		await page.goto(path);
		expect(await smallestText(page), path).toBeGreaterThanOrEqual(MIN_TEXT_PX);
	}
});

test('on a card the old price and the discount are in one line, below the price', async ({ page }) => {
	for (const size of [PHONE, DESKTOP]) {
		await page.setViewportSize(size);
		await page.goto('/category/dien-gia-dung');
		const card = page
			.locator('.product-card')
			.filter({ has: page.locator('.price-before') })
			.first();
		const before = await middleOf(card.locator('.price-before'));
		expect(Math.abs(before - (await middleOf(card.locator('.price .badge'))))).toBeLessThan(6);
		expect(before - (await middleOf(card.locator('.price-now')))).toBeGreaterThan(12);
	}
});

test('on a product page the old price and the discount are in one line', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await page.goto('/product/dien-thoai-song-lam-a5-pin-6-000-mah');
	const price = page.locator('.buy-box .price-large').first();
	const before = await middleOf(price.locator('.price-before'));
	expect(Math.abs(before - (await middleOf(price.locator('.badge'))))).toBeLessThan(6);
});

test('the suggestions show products and categories without scrolling', async ({ page }) => {
	await page.setViewportSize(DESKTOP);
	await page.goto('/about-us');
	const banner = page.getByRole('banner');
	await banner.getByRole('searchbox').focus();
	await banner.getByRole('combobox').fill('noi');
	const category = page.getByRole('group', { name: 'Danh mục' }).getByRole('option').first();
	await expect(category).toBeInViewport({ ratio: 1 });
	const box = await page.locator('.suggestions').boundingBox();
	expect(await middleOf(category)).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0) - HALF_TARGET_PX + 1);
});

test('each suggestion has a picture, and none moves when its picture loads', async ({ page }) => {
	await page.setViewportSize(PHONE);
	let letPicturesCome = (): void => {};
	const comes = new Promise<void>((resolve) => {
		letPicturesCome = resolve;
	});
	await page.goto('/about-us');
	await page.route(/\/media\/|\/icons\//, async (route) => {
		await comes;
		await route.continue();
	});
	const banner = page.getByRole('banner');
	await banner.getByRole('searchbox').focus();
	await banner.getByRole('combobox').fill('noi');
	const pictures = page.getByRole('option').locator('.suggestion-picture');
	await expect(pictures.first()).toBeVisible();
	await expect(pictures).toHaveCount(await page.getByRole('option').count());
	const box = page.locator('.suggestions');
	const before = await box.boundingBox();
	letPicturesCome();
	await expect
		.poll(() =>
			pictures.evaluateAll((all) => all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0)),
		)
		.toBe(true);
	expect(await box.boundingBox()).toEqual(before);
	expect((await pictures.first().boundingBox())?.height).toBe(PICTURE_PX);
	await page.unroute(/\/media\/|\/icons\//);
});

test('two compared products fit a phone, and their names stay in view to the last row', async ({ page }) => {
	await page.setViewportSize(PHONE);
	const ids: string[] = [];
	for (const path of [HUMIDIFIER, FAN]) {
		await page.goto(path);
		ids.push((await page.locator('[data-compare]').getAttribute('data-compare')) ?? '');
	}
	await page.goto(`/so-sanh?ids=${ids.join(',')}`);
	const table = page.getByRole('region', { name: 'So sánh sản phẩm' });
	expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth + one.scrollHeight - one.clientHeight)).toBe(
		0,
	);
	await table.getByRole('row').last().scrollIntoViewIfNeeded();
	await expect(table.getByRole('link', { name: /^Xem sản phẩm này/ }).last()).toBeInViewport({ ratio: 1 });
	await expect(table.getByRole('columnheader').last()).toBeInViewport({ ratio: 1 });
	const alike = table.getByRole('row', { name: /^Danh mục Quạt/ });
	await expect(alike).toBeVisible();
	await page.getByRole('checkbox', { name: 'Chỉ xem điểm khác nhau' }).check();
	await expect(alike).toBeHidden();
	await expect(table.getByRole('row', { name: /^Giá / })).toBeVisible();
	expect(await fitsTheScreen(page)).toBe(true);
});

test('four compared products scroll sideways in their own frame, not with the page', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await page.goto('/category/dien-gia-dung');
	const ids = await page
		.locator('.product-card[data-product]')
		.evaluateAll((cards) => cards.slice(0, 4).map((card) => card.getAttribute('data-product')));
	await page.goto(`/so-sanh?ids=${ids.join(',')}`);
	const table = page.getByRole('region', { name: 'So sánh sản phẩm' });
	await expect(table.getByRole('columnheader')).toHaveCount(5);
	expect(await table.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true);
	expect(await fitsTheScreen(page)).toBe(true);
});

test('an ended product has no price in the colour of one on sale', async ({ page }) => {
	const colourOf = (path: string) =>
		page.goto(path).then(() =>
			page
				.locator('.buy-box .price-now')
				.first()
				.evaluate((one) => getComputedStyle(one).color),
		);
	const [sold, ended] = [await colourOf(HUMIDIFIER), await colourOf(ENDED)];
	expect(ended).not.toBe(sold);
});

test('the sort orders of reviews are in one row on a phone', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await page.goto(HUMIDIFIER);
	const sorts = page.getByRole('group', { name: 'Xếp theo' }).getByRole('link');
	await sorts.first().scrollIntoViewIfNeeded();
	await expect(sorts).toHaveCount(4);
	expect(await middleOf(sorts.last())).toBe(await middleOf(sorts.first()));
});

test('the tools of a wishlist item have visible names and are in one row', async ({ openPage, state }) => {
	const page = await openPage(await customerIdOf(state, 'khach@demo.chobiz.vn'), { viewport: PHONE });
	await page.goto('/customer/wishlist');
	const wishes = page.locator('.wish');
	const count = await wishes.count();
	expect(count).toBeGreaterThan(3);
	for (let place = 0; place < count; place += 1) {
		const tools = wishes.nth(place).locator('.wish-tool');
		expect(Math.abs((await middleOf(tools.first())) - (await middleOf(tools.last())))).toBeLessThan(2);
		for (const name of await tools.locator('span:not(.sr-only)').all())
			expect((await name.boundingBox())?.width).toBeGreaterThan(10);
	}
});

test('a corrected query is a sentence, and an empty result offers categories first', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await page.goto('/Search?q=ddieenj+thoaij');
	await expect(page.locator('.list-results > [role="status"]')).toHaveText(/Ý bạn là điện thoại\?$/, {
		useInnerText: true,
	});
	await expect(page.locator('.list-count')).toHaveText(/^\s*\d+ sản phẩm cho “điện thoại”\s*$/);

	await page.goto('/Search?q=zzqxwv');
	const main = page.getByRole('main');
	await expect(main.getByRole('navigation', { name: 'Bạn đang ở' }).getByText('Tìm kiếm')).toBeVisible();
	await expect(main.getByRole('navigation', { name: 'Sắp xếp' })).toHaveCount(0);
	expect(await middleOf(main.locator('.category-tiles'))).toBeLessThan(
		await middleOf(main.getByRole('heading', { name: 'Nhiều người đang mua' })),
	);
});

test("on a desktop an article's first paragraph is visible without scrolling", async ({ page }) => {
	await page.setViewportSize(DESKTOP);
	await page.goto('/tin-tuc/chon-gao-ngon');
	await expect(page.locator('.news-text p').first()).toBeInViewport({ ratio: 1 });
});

test("a product's name and price are visible without scrolling, on a small phone too", async ({ page }) => {
	for (const [width, height] of [
		[360, 640],
		[375, 720],
		[390, 844],
	] as const) {
		await page.setViewportSize({ width, height });
		await page.goto('/product/dien-thoai-song-lam-a5-pin-6-000-mah');
		const bar = await page.getByRole('button', { name: 'Mua ngay' }).first().boundingBox();
		const price = await page.locator('.buy-box .price-now').first().boundingBox();
		expect((price?.y ?? 0) + (price?.height ?? 0), `${width} × ${height}`).toBeLessThanOrEqual(bar?.y ?? 0);
	}
});

test('the results of a search in a shop are visible without scrolling, below the search box', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await page.goto('/Shop/phu-kien-so-9');
	const box = page.getByRole('searchbox', { name: 'Tìm trong gian hàng' });
	await box.fill('sac');
	await box.press('Enter');
	await page.waitForURL(/q=sac/);
	await expect(box).toBeInViewport({ ratio: 1 });
	await expect(page.getByRole('heading', { name: 'Tìm “sac” trong gian hàng' })).toBeInViewport({ ratio: 1 });
	await expect(page.locator('.product-card').first()).toBeInViewport({ ratio: 0.5 });
});

test('the share button of a wishlist stays in place when its panel opens', async ({ openPage, state }) => {
	const page = await openPage(await customerIdOf(state, 'khach@demo.chobiz.vn'), { viewport: PHONE });
	await page.goto('/customer/wishlist');
	const press = page.locator('.wish-share > summary');
	const before = await press.boundingBox();
	await press.click();
	await expect(page.locator('.wish-share-body')).toBeVisible();
	expect(await press.boundingBox()).toEqual(before);
});

test('an empty result names the filters as the cause, and an unknown word shows no filters', async ({ page }) => {
	await page.setViewportSize(DESKTOP);
	await page.goto('/Search?q=dien+thoai&min=99999999');
	const main = page.getByRole('main');
	await expect(main.getByText(/^Không có sản phẩm nào khớp bộ lọc/)).toBeVisible();
	const least = main.getByLabel('Từ (₫)');
	expect(await least.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
	await main.getByRole('link', { name: 'Bỏ bộ lọc' }).click();
	await expect(main.locator('.product-card').first()).toBeVisible();
	await page.goto('/Search?q=zzqxwv');
	await expect(main.getByRole('heading', { name: /^Không tìm thấy/ })).toBeVisible();
	await expect(main.getByLabel('Từ (₫)')).toHaveCount(0);
});
