import type { APIRequestContext } from '@playwright/test';

export type AccountEmail = string | null;

export type PageKind = {
	readonly path: string | ((request: APIRequestContext) => Promise<string>);
	readonly title: string | RegExp;
	readonly status?: number;
	readonly leadsTo?: string;
	/** Selector of content that an island fetches; the checks wait for it. */
	readonly shows?: string;
	readonly withoutScript?: string;
};

type Walk = { readonly name: string; readonly account: AccountEmail; readonly pages: readonly PageKind[] };

export const NOT_OPEN_TITLE = 'phần này chưa mở';
const SIGN_IN_FORM = '**/identity/interaction/**';
const POLICIES = {
	'/chinh-sach-bao-mat': 'Chính sách bảo mật',
	'/chinh-sach-bizcoin': 'Chính sách bizcoin',
	'/chinh-sach-giao-van': 'Chính sách giao vận',
	'/chinh-sach-hoan-huy': 'Chính sách hoàn và hủy',
	'/chinh-sach-thanh-toan': 'Chính sách thanh toán',
	'/dieu-khoan-su-dung': 'Điều khoản sử dụng',
	'/huong-dan-vnpay': 'Hướng dẫn thanh toán VNPAY',
	'/quy-che-hoat-dong': 'Quy chế hoạt động',
	'/quy-trinh-giai-quyet-tranh-chap': 'Quy trình giải quyết tranh chấp',
	'/tieu-chi-xep-hang': 'Tiêu chí xếp hạng',
};

type Listed<Item> = { readonly items: readonly Item[] };
type Order = { readonly number: string; readonly state: string };

const itemsAt = async <Item>(request: APIRequestContext, path: string): Promise<readonly Item[]> =>
	((await (await request.get(path)).json()) as Listed<Item>).items;

/** Falls back to another order of the signed-in account when none is in that state any more. */
export const orderIn = (state: string) => async (request: APIRequestContext) => {
	const orders = await itemsAt<Order>(request, '/api/orders?limit=50');
	return `/customer/orders/${(orders.find((order) => order.state === state) ?? orders[0])?.number}`;
};

export const shopOrderIn = (state: string) => async (request: APIRequestContext) => {
	const orders = await itemsAt<Order>(request, '/api/vendor/orders?tab=all&limit=50');
	return `/Vendor/order/${(orders.find((order) => order.state === state) ?? orders[0])?.number}`;
};

export const ownProduct = async (request: APIRequestContext) => {
	const [product] = await itemsAt<{ readonly id: string }>(request, '/api/vendor/products?limit=1');
	return `/Vendor/edit-product/${product?.id}`;
};

const compared = async (request: APIRequestContext) => {
	const products = await itemsAt<{ readonly id: string }>(request, '/api/products?limit=4');
	return `/so-sanh?ids=${products.map(({ id }) => id).join(',')}`;
};

export const WALKS: readonly Walk[] = [
	{
		name: 'the catalogue as a visitor',
		account: null,
		pages: [
			{ path: '/', title: 'Chợ Biz: mua bán sòng phẳng, giao tận nơi', withoutScript: '.product-card' },
			{ path: '/danh-muc', title: 'Danh mục', withoutScript: 'main a[href^="/category/"]' },
			{ path: '/category/dien-gia-dung', title: 'Điện gia dụng', withoutScript: '.product-card' },
			{ path: '/Search?q=tra', title: 'Kết quả cho “tra”', withoutScript: '.product-card' },
			{ path: '/Search?q=zzqxwv', title: 'Không tìm thấy “zzqxwv”' },
			{
				path: '/product/dien-thoai-song-lam-a5-pin-6-000-mah',
				title: 'Điện thoại Sông Lam A5 pin 6.000 mAh',
				withoutScript: '.description',
			},
			{ path: '/product/ao-thun-co-tron-cotton-hai-chieu', title: 'Áo thun cổ tròn cotton hai chiều' },
			{ path: '/product/mat-na-bun-khoang-thap-ba', title: 'Mặt nạ bùn khoáng Tháp Bà' },
			{ path: '/Shop/phu-kien-so-9', title: 'Phụ Kiện Số 9', withoutScript: '.product-card' },
			{ path: '/Shop/phu-kien-so-9?view=reviews', title: 'Đánh giá gian hàng Phụ Kiện Số 9' },
		],
	},
	{
		name: 'comparing products and reading about the market',
		account: null,
		pages: [
			{ path: compared, title: 'So sánh sản phẩm', withoutScript: 'table' },
			{ path: '/so-sanh', title: 'So sánh sản phẩm' },
			{ path: '/about-us', title: 'Giới thiệu Chợ Biz', withoutScript: 'main p' },
		],
	},
	{
		name: 'payment results, complaints, help and missing pages',
		account: null,
		pages: [
			{ path: '/payment/result', title: 'Kết quả thanh toán' },
			{ path: '/tra-cuu-don-hang', title: 'Tra cứu đơn hàng', withoutScript: 'main form' },
			{ path: '/khieu-nai', title: 'Gửi khiếu nại', withoutScript: '.complaint-table' },
			{ path: '/hop-thu-thu', title: 'Hộp thư thử' },
			{ path: '/offline', title: 'Mất kết nối' },
			{ path: '/api/docs', title: 'Tài liệu API' },
			{ path: '/dau-gia', title: 'Đấu giá: phần này chưa mở', withoutScript: 'main a' },
			{ path: '/khong-co-trang-nay', title: 'Page Not Found', status: 404, withoutScript: 'main a' },
		],
	},
	{
		name: 'signing in and news',
		account: null,
		pages: [
			{ path: '/Auth/Login', title: 'Đăng nhập', leadsTo: SIGN_IN_FORM },
			{ path: '/Auth/Register', title: 'Đăng ký', leadsTo: SIGN_IN_FORM },
			{ path: '/Auth/Callback', title: 'Đang đăng nhập' },
			{ path: '/Auth/Logout', title: 'Đăng xuất' },
			{ path: '/identity/quen-mat-khau', title: 'Quên mật khẩu' },
			{ path: '/identity/interaction/1', title: 'Internal Server Error', status: 400 },
			{ path: '/tin-tuc', title: 'Tin tức', withoutScript: 'main article' },
			{ path: '/tin-tuc?category=khong-co', title: 'Tin tức' },
			{ path: '/tin-tuc/dia-chi-moi-hai-cap', title: /^Ghi địa chỉ mới hai cấp/, withoutScript: '.news-text p' },
			{ path: '/tin-tuc/chon-gao-ngon', title: /^Chọn gạo hợp nồi cơm/, withoutScript: '.news-text p' },
		],
	},
	{
		name: 'policies',
		account: null,
		pages: Object.entries(POLICIES).map(([path, title]) => ({ path, title, withoutScript: 'main h2' })),
	},
	{
		name: 'the account of a customer',
		account: 'khach@demo.chobiz.vn',
		pages: [
			{ path: '/customer/info', title: 'Thông tin tài khoản' },
			{ path: '/customer/address', title: 'Sổ địa chỉ' },
			{ path: '/customer/bizcoin', title: 'Bizcoin của tôi' },
			{ path: '/customer/shops', title: 'Gian hàng theo dõi' },
			{ path: '/customer/vouchers', title: 'Mã giảm giá của tôi', shows: '.voucher-card' },
			{ path: '/tin-nhan', title: 'Tin nhắn', shows: '.chat-row' },
			{ path: '/customer/wishlist', title: 'Yêu thích', shows: '.wish' },
			{ path: '/customer/wishlist?view=alerts', title: 'Yêu thích', shows: '.wish' },
			{ path: '/customer/cart', title: 'Giỏ hàng' },
			{ path: '/thong-bao', title: 'Thông báo: phần này chưa mở' },
			{ path: '/Vendor/apply', title: 'Mở gian hàng' },
			{ path: '/Auth/Logout', title: 'Đăng xuất' },
		],
	},
	{
		name: 'the orders of a customer',
		account: 'khach@demo.chobiz.vn',
		pages: [
			{ path: '/customer/orders', title: 'Đơn hàng của tôi' },
			{ path: '/customer/orders?tab=reviews', title: 'Đơn hàng của tôi' },
			...['placed', 'confirmed', 'shipped', 'delivered', 'returned', 'completed', 'cancelled'].map((state) => ({
				path: orderIn(state),
				title: /^Đơn \d{10} ·/,
			})),
		],
	},
	{
		name: 'the console of a shop',
		account: 'shop@demo.chobiz.vn',
		pages: [
			{ path: '/Vendor/overview', title: 'Tổng quan gian hàng' },
			{ path: '/Vendor/info', title: 'Trang gian hàng' },
			{ path: '/Vendor/money', title: 'Tiền của gian hàng' },
			{ path: '/Vendor/vouchers', title: 'Mã giảm giá của gian hàng' },
			{ path: '/Vendor/manage-product', title: 'Sản phẩm của gian hàng', shows: '.goods-card' },
			{ path: '/Vendor/add-product', title: 'Đăng sản phẩm mới' },
			{ path: ownProduct, title: 'Sửa sản phẩm', shows: 'main section h2' },
			{ path: '/Vendor/add-auction', title: 'Tạo phiên đấu giá: phần này chưa mở' },
		],
	},
	{
		name: 'the orders of a shop',
		account: 'shop@demo.chobiz.vn',
		pages: [
			{ path: '/Vendor/order', title: 'Đơn hàng của gian hàng', shows: 'main article' },
			{ path: '/Vendor/customers', title: 'Đánh giá và hỏi đáp', shows: 'main article' },
			{ path: '/Vendor/tin-nhan', title: 'Tin nhắn', shows: '.chat-row' },
			{ path: '/Vendor/customers?tab=questions', title: 'Đánh giá và hỏi đáp', shows: 'main article' },
			...['placed', 'confirmed', 'packed', 'shipped', 'delivered', 'completed'].map((state) => ({
				path: shopOrderIn(state),
				title: 'Đơn hàng của gian hàng',
				shows: 'main dl',
			})),
		],
	},
	{
		name: 'the desk of the operator',
		account: 'quantri@demo.chobiz.vn',
		pages: [{ path: '/quan-tri', title: 'Trang vận hành: phần này chưa mở' }],
	},
	{
		name: 'what belongs to somebody else',
		account: 'khach3@demo.chobiz.vn',
		pages: ['/customer/wishlist?list=0190a000-0000-7000-8000-000000000000', '/yeu-thich/abc', '/ngung-bao/abc'].map(
			(path) => ({ path, title: 'Page Not Found', status: 404 }),
		),
	},
	{
		name: 'the application of a shop that waits',
		account: 'choduyet@demo.chobiz.vn',
		pages: [{ path: '/Vendor/apply', title: 'Mở gian hàng' }],
	},
	{
		name: 'the application of a shop that was rejected',
		account: 'khongduyet@demo.chobiz.vn',
		pages: [{ path: '/Vendor/apply', title: 'Mở gian hàng' }],
	},
];
