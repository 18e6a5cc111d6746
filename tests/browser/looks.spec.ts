import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
const LEAST_TEXT_PX = 12;
const HALF_TARGET_PX = 22;

/** The smallest letters of what is written on a page. */
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

test('no letters are too small to be read on a phone', async ({ page }) => {
	await page.setViewportSize(PHONE);
	for (const path of ['/', '/danh-muc', '/category/dien-gia-dung', '/tin-tuc']) {
		await page.goto(path);
		expect(await smallestText(page), path).toBeGreaterThanOrEqual(LEAST_TEXT_PX);
	}
});

test('on a card the old price and what is off it stand in one line, below the price', async ({ page }) => {
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

test('the box of suggestions shows goods and categories at once', async ({ page }) => {
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

test('a guess is asked in a sentence, and what finds nothing offers categories before anything else', async ({
	page,
}) => {
	await page.setViewportSize(PHONE);
	await page.goto('/Search?q=ddieenj+thoaij');
	await expect(page.locator('.list-results > [role="status"]')).toHaveText(/Ý bạn là điện thoại\?$/, {
		useInnerText: true,
	});

	await page.goto('/Search?q=zzqxwv');
	const main = page.getByRole('main');
	await expect(main.getByRole('navigation', { name: 'Bạn đang ở' }).getByText('Tìm kiếm')).toBeVisible();
	await expect(main.getByRole('navigation', { name: 'Sắp xếp' })).toHaveCount(0);
	expect(await middleOf(main.locator('.category-tiles'))).toBeLessThan(
		await middleOf(main.getByRole('heading', { name: 'Nhiều người đang mua' })),
	);
});

test('an article begins on the first screen of a desk', async ({ page }) => {
	await page.setViewportSize(DESKTOP);
	await page.goto('/tin-tuc/chon-gao-ngon');
	await expect(page.locator('.news-text p').first()).toBeInViewport({ ratio: 1 });
});
