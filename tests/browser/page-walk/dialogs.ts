import type { Locator, Page } from '@playwright/test';
import { type AccountEmail, orderIn, ownProduct, type PageKind, shopOrderIn } from './page-kinds.ts';

/** Must change no data. */
export type DialogStep = {
	readonly path: PageKind['path'];
	readonly open: (page: Page) => Promise<Locator> | Locator;
	readonly isWide?: true;
};
type DialogWalk = { readonly name: string; readonly account: AccountEmail; readonly steps: readonly DialogStep[] };

const PHONE_PRODUCT = '/product/dien-thoai-song-lam-a5-pin-6-000-mah';
const SHIRT = '/product/ao-polo-nam-vai-ca-sau';
const SHOP = 'shop@demo.chobiz.vn';

const press = (page: Page | Locator, name: string | RegExp) =>
	page
		.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
		.first()
		.click();
const dialogOf = (page: Page) => page.getByRole('dialog');

const opens = (name: string | RegExp) => async (page: Page) => {
	await press(page, name);
	return dialogOf(page);
};

const opensIn = (part: string, name: string | RegExp) => async (page: Page) => {
	await page.locator(`#${part} > details`).evaluate((fold: HTMLDetailsElement) => {
		fold.open = true;
	});
	return opens(name)(page);
};

const rejects = (name: string) => async (page: Page) => {
	await press(page, name);
	return page.locator('.field-error').first();
};

const rejectsIn =
	(name: string, send = name) =>
	async (page: Page) => {
		await press(page, name);
		await press(dialogOf(page), send);
		return dialogOf(page).locator('.field-error').first();
	};

async function unfoldAll(page: Page): Promise<void> {
	await press(page, 'Các phần');
	await press(page, 'Mở hết');
}

export const DIALOG_WALKS: readonly DialogWalk[] = [
	{
		name: 'the catalogue as a visitor',
		account: null,
		steps: [
			{
				path: '/about-us',
				open: async (page) => {
					await page.getByRole('banner').getByRole('searchbox').focus();
					await page.getByRole('banner').getByRole('combobox').fill('tra');
					return page.getByRole('group', { name: 'Sản phẩm' });
				},
			},
			{
				path: '/about-us',
				isWide: true,
				open: async (page) => {
					await page.getByRole('banner').getByRole('link', { name: 'Danh mục', exact: true }).click();
					return page.getByRole('link', { name: 'Cà phê & trà' });
				},
			},
			{
				path: '/category/thoi-trang',
				open: async (page) => {
					await page.getByRole('link', { name: 'Lọc' }).click();
					return page.getByRole('dialog', { name: 'Bộ lọc' });
				},
			},
			{
				path: '/about-us',
				open: async (page) => {
					await page
						.getByRole('banner')
						.getByRole('link', { name: /^Giỏ hàng/ })
						.click();
					return page.getByRole('dialog', { name: 'Giỏ hàng' });
				},
			},
			{ path: SHIRT, open: opens('Thêm vào giỏ') },
			{
				path: PHONE_PRODUCT,
				open: async (page) => {
					await page
						.getByRole('link', { name: /^Xem ảnh lớn/ })
						.first()
						.press('Enter');
					return page.getByRole('dialog', { name: 'Ảnh lớn' });
				},
			},
			{
				path: PHONE_PRODUCT,
				open: async (page) => {
					await press(page, 'Xem phí giao và ngày nhận');
					await page.getByLabel('Tỉnh, thành phố').selectOption({ label: 'Hà Nội' });
					await page.getByLabel('Phường, xã, đặc khu').selectOption({ label: 'Phường Ba Đình' });
					return page.locator('[data-delivery-answer]').filter({ hasText: 'Ba Đình' });
				},
			},
			{
				path: PHONE_PRODUCT,
				open: async (page) => {
					await page.getByLabel('Bạn muốn hỏi gì về sản phẩm này?').fill('😀');
					await press(page, 'Gửi câu hỏi');
					return page.getByText('Cần ít nhất 10 ký tự.');
				},
			},
			{
				path: '/Auth/Register',
				open: async (page) => {
					await page.waitForURL('**/identity/interaction/**');
					return rejects('Đăng ký')(page);
				},
			},
		],
	},
	{
		name: 'the account of a customer',
		account: 'khach@demo.chobiz.vn',
		steps: [
			{ path: '/customer/address', open: rejectsIn('Thêm địa chỉ', 'Lưu địa chỉ') },
			{ path: '/customer/address', open: opens(/^Xóa/) },
			{ path: '/customer/info', open: opens('Đăng xuất khỏi mọi thiết bị') },
			{ path: '/customer/wishlist', open: opens('Tạo danh sách') },
			{ path: '/customer/wishlist', open: opens(/^Ghi chú: /) },
			{ path: '/customer/wishlist', open: opens(/^Chuyển danh sách: /) },
			{
				path: '/customer/wishlist',
				open: async (page) => {
					await page.locator('.wish-share > summary').click();
					return page.locator('.wish-share-body');
				},
			},
			{ path: '/khieu-nai', open: rejects('Gửi khiếu nại') },
		],
	},
	{
		name: 'the orders of a customer',
		account: 'khach@demo.chobiz.vn',
		steps: [
			{ path: orderIn('placed'), open: opens('Hủy đơn') },
			{ path: orderIn('confirmed'), open: rejectsIn('Yêu cầu hủy đơn', 'Gửi yêu cầu') },
			{ path: orderIn('shipped'), open: opens(/^Đã nhận hàng/) },
			{
				path: orderIn('completed'),
				open: async (page) => {
					await press(page, 'Yêu cầu trả hàng/hoàn tiền');
					return rejects('Gửi yêu cầu')(page);
				},
			},
			{ path: orderIn('completed'), open: opens(/^(Viết|Sửa) đánh giá/) },
		],
	},
	{
		name: 'the orders of a shop',
		account: SHOP,
		steps: [
			{ path: shopOrderIn('placed'), open: opens('Hủy đơn') },
			{ path: shopOrderIn('confirmed'), open: opens('Báo đã đóng gói') },
			{ path: shopOrderIn('packed'), open: opens('Báo đã giao vận chuyển') },
			{ path: shopOrderIn('shipped'), open: opens('Báo đã giao tới') },
			{ path: shopOrderIn('shipped'), open: opens(/^Không giao được|^Người mua không nhận/) },
			{
				path: '/Vendor/order?tab=preparing',
				open: async (page) => {
					await page
						.getByRole('checkbox', { name: /^Chọn đơn/ })
						.first()
						.check();
					return opens(/^In/)(page);
				},
			},
			{ path: '/Vendor/customers?tab=reviews', open: opens(/^Báo cáo/) },
		],
	},
	{
		name: 'the page and the money of a shop',
		account: SHOP,
		steps: [
			{ path: '/Vendor/info', open: opensIn('phi-giao', 'Đặt bảng phí chung') },
			{ path: '/Vendor/info', open: opensIn('muc-gian-hang', /^Thêm sản phẩm/) },
			{ path: '/Vendor/info', open: opensIn('muc-gian-hang', /^Đổi tên/) },
			{ path: '/Vendor/info', open: opensIn('nguoi-gian-hang', /^Gỡ khỏi gian hàng/) },
			{ path: '/Vendor/money', open: opens('Yêu cầu chuyển tiền') },
			{
				path: '/Vendor/vouchers',
				open: async (page) => {
					await page.locator('summary').getByText('Tạo mã giảm giá', { exact: true }).click();
					return rejects('Tạo mã')(page);
				},
			},
			{ path: '/Vendor/vouchers', open: opens(/^Kết thúc sớm/) },
		],
	},
	{
		name: 'the products of a shop',
		account: SHOP,
		steps: [
			{
				path: '/Vendor/overview?days=90',
				open: async (page) => {
					await page.getByText('Xem bảng số liệu', { exact: true }).click();
					return page.getByRole('columnheader', { name: 'Tỷ lệ chuyển đổi' });
				},
			},
			{
				path: '/Vendor/manage-product',
				open: async (page) => {
					await page.getByText('Lọc và sắp xếp', { exact: true }).click();
					await page.getByText('Nhập, xuất tệp', { exact: true }).click();
					return page.getByText('Tải tệp mẫu', { exact: true });
				},
			},
			{
				path: '/Vendor/manage-product',
				open: async (page) => {
					await page.getByRole('checkbox').first().check();
					return opens('Sửa hàng loạt')(page);
				},
			},
			{
				path: '/Vendor/add-product',
				open: async (page) => {
					await unfoldAll(page);
					return page.getByLabel('Thương hiệu');
				},
			},
			{ path: ownProduct, open: opens('Xem như khách') },
			{
				path: ownProduct,
				open: async (page) => {
					await unfoldAll(page);
					return opens('Cắt vuông Ảnh 1')(page);
				},
			},
		],
	},
];
