import type { ProductListPage } from '#src/domains/catalog/contract/product.ts';
import type { CatalogNotice, CatalogNoticeParams } from '#src/domains/compliance/rules/notices.ts';
import type { ListFlag, Sort, UnclearPrice } from '#src/domains/search/contract/lists.ts';
import { formatCount, formatVnd } from '#src/shared/text/amount-text.ts';
import { formatNumber } from '#src/shared/text/number-text.ts';

export const sortMessages: Readonly<Record<Sort, string>> = {
	relevance: 'Liên quan',
	best_selling: 'Bán chạy',
	newest: 'Mới nhất',
	price_asc: 'Giá thấp trước',
	price_desc: 'Giá cao trước',
	rating: 'Đánh giá cao',
};

export const flagMessages: Readonly<Record<ListFlag, string>> = {
	stock: 'Còn hàng',
	sale: 'Đang giảm giá',
	bargain: 'Trả giá được',
	auction: 'Đang đấu giá',
};

const YES_NO = { co: 'Có', khong: 'Không' } as const;
const capital = (text: string): string => text.replace(/^./u, (letter) => letter.toUpperCase());
const withUnit = (value: number, unit: string): string => `${formatNumber(value)}${unit ? ` ${unit}` : ''}`;

const UNCLEAR_MESSAGES: Readonly<Record<UnclearPrice['why'], (typed: string) => string>> = {
	not_an_amount: (typed) => `“${typed}” chưa phải là số tiền, ví dụ: 150.000.`,
	negative: (typed) => `“${typed}”: giá không nhỏ hơn 0 được.`,
	too_high: (typed) => `“${typed}” lớn quá, nên chưa lọc theo giá này.`,
};

export const filterMessages = {
	sort: 'Sắp xếp',
	filter: 'Lọc',
	title: 'Bộ lọc',
	close: 'Đóng bộ lọc',
	active: 'Đang lọc',
	clear: 'Xóa tất cả',
	clearNone: 'Bỏ bộ lọc',
	priceRange: 'Khoảng giá',
	from: 'Từ (₫)',
	to: 'Đến (₫)',
	products: (total: number, hasMore: boolean): string => `${hasMore ? 'hơn ' : ''}${formatCount(total)} sản phẩm`,
	/** Calls approximate matches similar instead of found. */
	found: ({ total, hasMore, mode, meant }: Pick<ProductListPage, 'total' | 'hasMore' | 'mode' | 'meant'>): string => {
		const products = filterMessages.products(total, hasMore);
		if (mode === 'words') return products;
		return mode === 'meant' && meant ? `${products} cho “${meant}”` : `${products} gần giống`;
	},
	unknown: (words: readonly string[]): string =>
		`Không có sản phẩm nào ghi ${words.map((word) => `“${word}”`).join(', ')}. Dưới đây là hàng gần giống.`,
	onlySimilar: 'Không có hàng đúng từ bạn tìm. Dưới đây là hàng gần giống.',
	unclear: ({ typed, why }: UnclearPrice): string => UNCLEAR_MESSAGES[why](typed),
	turned: (minVnd: number | undefined, maxVnd: number | undefined): string =>
		`Giá từ lớn hơn giá đến, nên đang tìm từ ${formatVnd(minVnd ?? 0)} đến ${formatVnd(maxVnd ?? 0)}.`,
	offers: 'Ưu tiên',
	shops: 'Gian hàng',
	provinces: 'Gửi từ',
	ratings: 'Đánh giá',
	more: (count: number): string => `Xem thêm ${count} lựa chọn`,
	apply: 'Áp dụng',
	loadMore: 'Xem thêm sản phẩm',
	byPages: 'Theo trang',
	byMore: 'Xem thêm dần',
	mode: 'Cách xem danh sách',
	price: (minVnd: number | undefined, maxVnd: number | undefined): string =>
		capital(
			[minVnd === undefined ? '' : `từ ${formatVnd(minVnd)}`, maxVnd === undefined ? '' : `đến ${formatVnd(maxVnd)}`]
				.filter(Boolean)
				.join(' '),
		),
	stars: (least: string): string => `Từ ${least} sao`,
	takeOff: (words: string): string => `Bỏ lọc: ${words}`,
	/** Values without a translated name: a number with its unit, or yes and no. */
	value: (code: string, unit: string): string => {
		if (code === 'co' || code === 'khong') return YES_NO[code];
		return Number.isNaN(Number(code)) ? code : withUnit(Number(code), unit);
	},
	count: (count: number, isAtLeast: boolean): string => `${formatCount(count)}${isAtLeast ? '+' : ''}`,
} as const;

export const listMessages = {
	show: (products: string): string => `Xem ${products}`,
	found: (products: string): string => `Tìm thấy ${products}`,
	added: (count: number): string => `Đã thêm ${count} sản phẩm vào danh sách`,
} as const;

type NoticeMessages = { readonly title: string; readonly body: string; readonly action: string };
type NoticeText = (params: CatalogNoticeParams) => NoticeMessages;

const because = (reason: string): string => (reason === '' ? '' : `Lý do: ${reason}\n`);
const dayText = (day: string): string => day.split('-').reverse().join('/');
const WHERE = 'Bạn gửi ảnh giấy ở mục Danh mục trong trang sửa một sản phẩm của danh mục này.';
const SEND_NEW = `${WHERE} Giấy mới được duyệt thì sản phẩm tạm ẩn tự hiện lại.`;
const SEE = 'Xem sản phẩm';
const TO_PRODUCTS = 'Mở sản phẩm của gian hàng';

export const catalogNoticeMessages: Readonly<Record<CatalogNotice, NoticeText>> = {
	'catalog.listing_approved': ({ productName }) => ({
		title: `${productName} đã được duyệt`,
		body: 'Sản phẩm đang hiển thị và khách đặt mua được ngay.',
		action: SEE,
	}),
	'catalog.listing_rejected': ({ productName, reason }) => ({
		title: `${productName} không được duyệt`,
		body: `${because(reason)}Sản phẩm này không đăng lại được. Nếu bạn thấy chưa đúng, hãy trả lời thư này hoặc gọi hỗ trợ.`,
		action: TO_PRODUCTS,
	}),
	'catalog.listing_changes_requested': ({ productName, reason }) => ({
		title: `${productName} cần sửa trước khi đăng`,
		body: `${because(reason)}Bạn hãy sửa rồi gửi duyệt lại. Khách chưa thấy sản phẩm này.`,
		action: TO_PRODUCTS,
	}),
	'catalog.product_taken_down': ({ productName, reason }) => ({
		title: `${productName} đã bị gỡ`,
		body: `${because(reason)}Khách không còn thấy và không đặt mua được nữa. Đơn đã đặt vẫn cần giao đúng hẹn. Nếu bạn thấy chưa đúng, hãy trả lời thư này hoặc gọi hỗ trợ.`,
		action: TO_PRODUCTS,
	}),
	'catalog.change_confirmed': ({ productName }) => ({
		title: `Thay đổi của ${productName} đã được duyệt`,
		body: 'Khách thấy tên hoặc giá mới từ bây giờ.',
		action: SEE,
	}),
	'catalog.licence_approved': ({ category, licence }) => ({
		title: `Giấy tờ cho danh mục ${category} đã được duyệt`,
		body: `${licence} của gian hàng đã được duyệt. Bạn đăng bán sản phẩm trong danh mục này được rồi; sản phẩm tạm ẩn vì thiếu giấy hiện lại sau ít phút.`,
		action: TO_PRODUCTS,
	}),
	'catalog.licence_rejected': ({ category, licence, reason, validUntil }) => ({
		title: `Giấy tờ cho danh mục ${category} chưa được chấp nhận`,
		body: `${because(reason)}${licence} chưa dùng được. ${
			validUntil
				? `Bản đang dùng còn hiệu lực đến hết ngày ${dayText(validUntil)}, sau ngày đó sản phẩm trong danh mục này tạm ẩn.`
				: 'Sản phẩm mới trong danh mục này chưa đăng bán được.'
		} ${SEND_NEW}`,
		action: TO_PRODUCTS,
	}),
	'catalog.licence_withdrawn': ({ category, licence, reason }) => ({
		title: `Giấy tờ cho danh mục ${category} không còn được chấp nhận`,
		body: `${because(reason)}${licence} của gian hàng không còn dùng được. Sản phẩm trong danh mục này tạm ẩn, đơn đã đặt vẫn cần giao đúng hẹn. ${SEND_NEW}`,
		action: TO_PRODUCTS,
	}),
	'catalog.licence_ending': ({ category, licence, validUntil = '' }) => ({
		title: `Giấy tờ cho danh mục ${category} sắp hết hạn`,
		body: `${licence} của gian hàng dùng đến hết ngày ${dayText(validUntil)}. Bạn gửi bản mới từ bây giờ, bản cũ vẫn dùng trong lúc chờ duyệt. Hết hạn mà chưa có bản mới thì sản phẩm trong danh mục này tạm ẩn. ${WHERE}`,
		action: TO_PRODUCTS,
	}),
	'catalog.licence_over': ({ category, licence, validUntil = '' }) => ({
		title: `Giấy tờ cho danh mục ${category} đã hết hạn`,
		body: `${licence} của gian hàng hết hạn ngày ${dayText(validUntil)}. Sản phẩm trong danh mục này tạm ẩn, đơn đã đặt vẫn cần giao đúng hẹn. ${SEND_NEW}`,
		action: TO_PRODUCTS,
	}),
	'catalog.licence_wanted': ({ category, licence, validUntil = '' }) => ({
		title: `Danh mục ${category} cần ${licence}`,
		body: `Sản phẩm đang bán của gian hàng trong danh mục này bán tiếp đến hết ngày ${dayText(validUntil)}. Sau ngày đó mà giấy chưa được duyệt thì sản phẩm tạm ẩn. ${WHERE}`,
		action: TO_PRODUCTS,
	}),
	'catalog.licence_lacking': ({ category, licence }) => ({
		title: `Sản phẩm trong danh mục ${category} tạm ẩn vì thiếu giấy`,
		body: `Danh mục này cần ${licence} mà gian hàng chưa có bản được duyệt. Đơn đã đặt vẫn cần giao đúng hẹn. ${SEND_NEW}`,
		action: TO_PRODUCTS,
	}),
	'catalog.change_rejected': ({ productName, reason }) => ({
		title: `Thay đổi của ${productName} không được duyệt`,
		body: `${because(reason)}Sản phẩm vẫn bán với tên và giá như trước. Bạn gửi thay đổi khác bất cứ lúc nào.`,
		action: SEE,
	}),
};
