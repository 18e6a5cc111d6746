import { expect, test } from '../fixtures.ts';

test("a name that is typed before the form's script has loaded is the name that is saved", async ({
	buyer: { page },
}) => {
	const held: (() => void)[] = [];
	for (const island of ['early-entries', 'ProfileForm']) {
		const { promise, resolve } = Promise.withResolvers<void>();
		held.push(resolve);
		await page.route(new RegExp(`/_astro/${island}\\..*\\.js`), async (route) => {
			await promise;
			await route.continue();
		});
	}
	const [releaseEntries, releaseForm] = held;
	const asleep = page.locator('astro-island[ssr]').filter({ hasText: 'Họ và tên' });
	await page.goto('/customer/info', { waitUntil: 'domcontentloaded' });
	await expect(asleep).toHaveCount(1);
	await page.getByLabel('Họ và tên').fill('Lê Văn Sớm');
	releaseForm?.();
	await expect(asleep).toHaveCount(0);
	await page.getByRole('button', { name: 'Lưu thông tin' }).click();
	releaseEntries?.();
	await expect(page.getByText('Đã lưu').first()).toBeVisible();
	await page.unrouteAll({ behavior: 'wait' });
	await page.reload();
	await expect(page.getByLabel('Họ và tên')).toHaveValue('Lê Văn Sớm');
});
