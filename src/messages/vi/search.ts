import type { AlikeKind, ListAddress } from '#src/domains/search/contract/lists.ts';
import { formatVnd } from '#src/shared/text/amount-text.ts';

type Asked = Pick<ListAddress, 'text' | 'minVnd' | 'maxVnd'>;

/** `Áo dưới 200.000 ₫`; without a price the words as typed. */
function heading({ text, minVnd, maxVnd }: Asked): string {
	const price = priceRange(minVnd, maxVnd);
	if (price) return `${text ? text.charAt(0).toLocaleUpperCase('vi') + text.slice(1) : 'Sản phẩm'} ${price}`;
	return text ? `Kết quả cho “${text}”` : 'Tất cả sản phẩm';
}

function priceRange(minVnd: number | undefined, maxVnd: number | undefined): string {
	if (minVnd === undefined) return maxVnd === undefined ? '' : `dưới ${formatVnd(maxVnd)}`;
	return `từ ${formatVnd(minVnd)}${maxVnd === undefined ? '' : ` đến ${formatVnd(maxVnd)}`}`;
}

export const searchScreenMessages = {
	place: 'Tìm kiếm',
	heading,
	description: 'Tìm sản phẩm trên Chợ Biz, gõ có dấu hay không dấu đều được.',
	places: 'Danh mục và gian hàng liên quan',
	placeOf: { category: 'Danh mục', shop: 'Gian hàng' },
	nothingTitle: (text: string) => (text ? `Không tìm thấy “${text}”` : 'Không tìm thấy sản phẩm nào'),
	nothing: 'Bạn thử ít từ hơn, gõ không dấu, hoặc xem theo danh mục nhé.',
	nothingFitsTitle: 'Không tìm thấy sản phẩm phù hợp',
	emptyCategoryTitle: 'Chưa có sản phẩm',
	nothingFits: 'Không có sản phẩm nào khớp bộ lọc. Bạn thử nới khoảng giá hoặc bỏ bớt bộ lọc nhé.',
	alike: { category: 'Cùng loại, nhiều người mua', dearer: 'Giá nhỉnh hơn một chút' } satisfies Record<
		AlikeKind,
		string
	>,
	bestSellers: 'Nhiều người đang mua',
} as const;

export const suggestionMessages = {
	title: 'Gợi ý tìm kiếm',
	products: 'Sản phẩm',
	categories: 'Danh mục',
	shops: 'Gian hàng',
	recent: 'Tìm gần đây',
	forget: 'Xóa',
	forgetAll: 'Xóa lịch sử tìm kiếm',
	count: (options: number): string => `${options} gợi ý`,
} as const;
