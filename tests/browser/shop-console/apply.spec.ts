import { checkIdentity, decideShop, findShopForOperator } from '#src/domains/shop-applications/index.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { expect, fitsTheScreen, test } from '../fixtures.ts';
import { pressByKeyboard, typeByKeyboard } from '../keyboard.ts';
import { fillSeller, letters, PHONE, picture } from './forms.ts';

test('a customer writes an application by keyboard over reloads, answers a question and opens the shop', async ({
	state,
	openPage,
	operator,
}) => {
	const applicant = await makeCustomer(state.database.db);
	const name = `Thêu Tay ${letters(Date.now())}`;
	const citizen = `001190${String(Date.now()).slice(-6)}`;
	const page = await openPage(applicant.id, { viewport: PHONE });
	await page.goto('/Vendor/apply');
	const form = page.locator('form.apply-part');
	const next = form.getByRole('button', { name: 'Tiếp tục' });
	await fillSeller(page, form, 'Lê Hoàng Yến', citizen);
	await expect(form.getByText('Đã lưu')).toBeVisible();
	await page.reload();
	await expect(form.getByLabel('Họ và tên')).toHaveValue('Lê Hoàng Yến');
	await pressByKeyboard(page, next);
	await typeByKeyboard(page, form.getByLabel('Tên gian hàng'), name);
	await form.getByLabel('Gửi hàng từ').selectOption('Hà Nội');
	await form.getByRole('checkbox', { name: 'Bán hàng' }).check();
	const about = form.getByLabel('Lời giới thiệu');
	await about.fill('Thêu tay. '.repeat(400));
	await expect(form.getByText('Nội dung bạn nhập vẫn còn trên máy này.')).toBeVisible();
	await page.reload();
	await expect(about).toHaveValue(/^(Thêu tay\. ){400}$/);
	await about.fill('Thêu tay ở Thường Tín.');
	await expect(form.getByText('Đã lưu')).toBeVisible();
	await page.goBack();
	await expect(form.getByRole('heading', { name: /^Người bán/ })).toBeVisible();
	await page.goForward();
	await expect(form.getByLabel('Tên gian hàng')).toHaveValue(name);
	await pressByKeyboard(page, next);
	await form
		.locator('input[type=file]')
		.first()
		.setInputFiles(await picture('#886644'));
	await expect(form.getByRole('img', { name: /ảnh 1$/ })).toBeVisible();
	await pressByKeyboard(page, next);
	await form.getByRole('checkbox').check();
	await pressByKeyboard(page, next);
	await pressByKeyboard(page, form.getByRole('button', { name: 'Gửi hồ sơ' }));
	await expect(page.getByRole('heading', { name: 'Tình trạng hồ sơ' })).toBeVisible();

	const shopId = (await findShopForOperator(operator.read, applicant.email))?.id ?? '';
	const questions = [{ field: 'legalAddress', text: 'Bạn ghi giúp tên phường nhé' }];
	const asked = { shopId, decision: 'ask_for_info', reason: 'Bạn ghi giúp tên phường nhé', questions } as const;
	expect(await decideShop(operator, asked)).toMatchObject({ ok: true });
	await page.reload();
	const part = page.locator('.apply-asked');
	await expect(part.getByText('Bạn ghi giúp tên phường nhé')).toBeVisible();
	await pressByKeyboard(page, part.getByRole('button', { name: 'Địa chỉ đăng ký' }));
	const address = form.getByLabel('Địa chỉ đăng ký');
	await expect(address).toBeFocused();
	await typeByKeyboard(page, address, 'Số 3 ngõ Thử, phường Ba Đình, Hà Nội');
	await expect(part.getByText('Đã sửa')).toBeVisible();
	expect(await fitsTheScreen(page)).toBe(true);
	for (let step = 0; step < 4; step += 1) await pressByKeyboard(page, next);
	await pressByKeyboard(page, form.getByRole('button', { name: 'Gửi phần bổ sung' }));
	await expect(page.getByRole('heading', { name: 'Tình trạng hồ sơ' })).toBeVisible();

	expect(await checkIdentity(operator, { shopId, number: citizen })).toMatchObject({ ok: true });
	const submittedAt = (await findShopForOperator(operator.read, shopId))?.submittedAt ?? '';
	expect(await decideShop(operator, { shopId, decision: 'approve', submittedAt })).toMatchObject({ ok: true });
	await page.reload();
	await expect(page.getByText('Gian hàng của bạn đang mở.')).toBeVisible();
	await page.goto('/Vendor/overview');
	await expect(page.getByRole('link', { name: 'Đăng sản phẩm đầu tiên' })).toBeVisible();
});
