import type { ProductState } from '#src/domains/catalog/rules/product-states.ts';
import type { Selling, ShopProductSort, StockBand } from '#src/domains/product-editing/contract/product-list.ts';
import { formatCount } from '#src/shared/text/amount-text.ts';
import { reasonMessages } from './product-reason.ts';

type Tone = 'neutral' | 'primary' | 'secondary' | 'warning' | 'error';

export const shopProductMessages = {
	area: 'Kênh người bán',
	title: 'Sản phẩm của gian hàng',
	visitorTitle: 'Nơi người bán quản lý sản phẩm',
	visitorText: 'Bạn đăng nhập bằng tài khoản của gian hàng để xem và sửa sản phẩm, giá và tồn kho.',
	needsScript: 'Trang này cần JavaScript để quản lý sản phẩm.',
	checking: 'Đang tải sản phẩm',
	notSelling: {
		on_holiday: {
			title: 'Gian hàng đang nghỉ',
			text: 'Khách xem được hàng nhưng chưa đặt mua được cho đến khi hết kỳ nghỉ.',
			state: 'Hiện, chưa đặt được',
		},
		suspended: {
			title: 'Gian hàng đang tạm ngừng',
			text: 'Khách xem được hàng nhưng không đặt mua được. Đơn đã đặt vẫn cần giao.',
			state: 'Hiện, không đặt được',
		},
		ended: {
			title: 'Gian hàng đã đóng',
			text: 'Khách không còn thấy hàng của gian hàng.',
			state: 'Khách không thấy',
		},
		waiting: {
			title: 'Gian hàng chưa mở',
			text: 'Khách chưa thấy hàng của gian hàng; hồ sơ được duyệt thì mới bán được.',
			state: 'Khách chưa thấy',
		},
		carries: {
			title: 'Gian hàng này chỉ vận chuyển',
			text: 'Gian hàng đăng ký vận chuyển, chưa đăng ký bán hàng nên chưa đăng được sản phẩm. Muốn bán hàng, bạn viết cho Chợ Biz ở trang Gửi khiếu nại.',
			state: 'Không đăng thêm được',
		},
	} satisfies Record<Exclude<Selling, 'open'>, { title: string; text: string; state: string }>,
	toCause: { on_holiday: 'Xem kỳ nghỉ', carries: 'Viết cho Chợ Biz' } as Readonly<Record<string, string>>,
	toShopStatus: 'Xem tình trạng gian hàng',
	states: 'Lọc sản phẩm theo trạng thái',
	all: 'Tất cả',
	waiting: 'Có thay đổi chờ duyệt',
	search: 'Tìm theo tên hoặc mã hàng, có dấu hay không đều được',
	searchShort: 'Tên hoặc mã hàng',
	narrow: 'Lọc và sắp xếp',
	category: 'Danh mục',
	anyCategory: 'Mọi danh mục',
	section: 'Mục của gian hàng',
	anySection: 'Mọi mục',
	stock: 'Tồn kho',
	anyStock: 'Mọi mức tồn kho',
	sort: 'Sắp xếp',
	clear: 'Bỏ hết bộ lọc',
	withCount: (name: string, count: number): string => `${name} (${formatCount(count)})`,
	emptyTitle: 'Gian hàng chưa có sản phẩm nào',
	emptyText: 'Sản phẩm đầu tiên có ảnh rõ và mô tả đủ sẽ dễ được khách tìm thấy hơn.',
	notOpenText: 'Gian hàng mở cửa rồi thì bạn đăng sản phẩm ở đây. Hồ sơ đang ở đâu, bạn xem ở Tổng quan.',
	noneText: 'Không có sản phẩm nào khớp với bộ lọc này. Bạn thử bỏ bớt một điều kiện.',
	failedTitle: 'Chưa tải được sản phẩm',
	again: 'Thử lại',
	more: 'Xem thêm sản phẩm',
	sku: 'Mã hàng',
	skus: (skus: readonly string[], variants: number): string =>
		skus.join(', ') + (variants > skus.length ? ` và ${formatCount(variants - skus.length)} mã khác` : ''),
	available: (pieces: number, least: number): string =>
		least < pieces
			? `Còn bán được ${formatCount(pieces)}, ít nhất ${formatCount(least)} ở một phân loại`
			: `Còn bán được ${formatCount(pieces)}`,
	pieces: (pieces: number): string => `Tồn kho ${formatCount(pieces)}`,
	sold: (pieces: number): string => `Đã bán ${formatCount(pieces)}`,
	changed: (day: string): string => `Cập nhật ${day}`,
	add: 'Đăng sản phẩm',
	edit: 'Sửa',
	because: reasonMessages,
	waits: {
		words: 'Tên mới đang chờ duyệt',
		price: 'Giá mới đang chờ duyệt',
		choice: 'Lựa chọn mới đang chờ duyệt',
		pictures: 'Ảnh mới đang chờ duyệt',
		category: 'Danh mục mới đang chờ duyệt',
	},
	choose: (name: string): string => `Chọn ${name}`,
	shown: (count: number): string => `Đang xem ${formatCount(count)} sản phẩm`,
} as const;

export const productSortMessages: Readonly<Record<ShopProductSort, string>> = {
	newest: 'Mới tạo trước',
	name: 'Tên A đến Z',
	price: 'Giá thấp trước',
	stock: 'Sắp hết trước',
	sold: 'Bán chạy trước',
};

export const stockBandMessages: Readonly<Record<StockBand, string>> = {
	none: 'Hết hàng',
	low: 'Sắp hết',
	enough: 'Đủ hàng',
};

export const stockBandTones: Readonly<Record<StockBand, Tone>> = { none: 'error', low: 'warning', enough: 'neutral' };

export const productStateTones: Readonly<Record<ProductState, Tone>> = {
	draft: 'neutral',
	pending: 'warning',
	changes_requested: 'warning',
	rejected: 'error',
	published: 'primary',
	hidden: 'neutral',
	taken_down: 'error',
	discontinued: 'neutral',
};
