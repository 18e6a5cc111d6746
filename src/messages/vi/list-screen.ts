import type { ProductFact } from '#src/domains/catalog/contract/attributes.ts';
import type { ProductListPage } from '#src/domains/catalog/contract/product.ts';
import type { ListFlag, Sort, UnclearPrice } from '#src/domains/search/contract/lists.ts';
import { formatCount, formatVnd } from '#src/shared/text/amount-text.ts';
import { formatNumber } from '#src/shared/text/number-text.ts';

export const sortMessages: Readonly<Record<Sort, string>> = {
	relevance: 'Đúng nhất',
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

export const factText = ({ values, unit }: Pick<ProductFact, 'values' | 'unit'>): string =>
	values
		.map((value) => {
			if (typeof value === 'boolean') return value ? YES_NO.co : YES_NO.khong;
			return typeof value === 'number' ? withUnit(value, unit) : value;
		})
		.join(', ');
