import { expect, test } from '../fixtures.ts';
import { startSession } from '../state/people.ts';

test('a visitor who presses Follow follows after signing in; the list unfollows, and fast presses are sent in order', async ({
	page,
	openPage,
	buyer,
	shopOwner: { shop },
	state,
}) => {
	const visitor = await openPage(null, { viewport: { width: 390, height: 844 } });
	const path = `/Shop/${shop.slug}`;
	await visitor.goto(path);
	await expect(visitor.locator('[data-follow][data-live]')).toBeVisible();
	const button = visitor.getByRole('button', { name: /theo dõi/i });
	await button.focus();
	await visitor.keyboard.press('Enter');
	await visitor.waitForURL('**/identity/interaction/**');
	await startSession(state, visitor.context(), buyer.customerId);
	await visitor.goto(path);
	await expect(button).toHaveAccessibleName(/^Đang theo dõi/);
	await expect(visitor.getByText(`Bạn đang theo dõi ${shop.name}.`)).toBeVisible();
	await visitor.close();

	await page.goto('/customer/shops');
	const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: shop.name }) });
	const answered: string[] = [];
	const { promise: isPressedTwice, resolve: answerNow } = Promise.withResolvers<void>();
	await page.route('**/api/shops/*/follow', async (route) => {
		await isPressedTwice;
		await route.fulfill({ response: await route.fetch() });
		answered.push(route.request().postData() ?? '');
	});
	const toggle = row.getByRole('button');
	await toggle.click();
	await row.getByRole('button', { name: /^Theo dõi/ }).click();
	await row.getByRole('button', { name: /^Đang theo dõi/ }).click();
	await expect(row.getByRole('button', { name: /^Theo dõi/ })).toBeVisible();
	answerNow();
	await expect.poll(() => answered.at(-1)).toBe('{"isFollowing":false}');
	await expect(row.getByRole('button', { name: /^Theo dõi/ })).toBeVisible();
	await page.reload();
	await expect(page.getByText('The list is empty')).toBeVisible();
});
