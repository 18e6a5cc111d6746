import { DISCOUNT_WINDOW_DAYS } from '#src/domains/catalog/contract.ts';
import type { PublicShop } from '#src/domains/vendors/contract.ts';
import { formatCount, formatVnd } from '#src/shared/money.ts';
import { formatDate } from '#src/shared/time.ts';

const onHoliday = (lastDay: string) =>
	`Gian hàng nghỉ đến hết ngày ${formatDate(new Date(`${lastDay}T12:00:00+07:00`))}, chưa nhận đơn.`;

const listed = (names: readonly string[]) => names.map((name) => name.toLowerCase()).join(' và ');

/** What the page of a product says besides the seller's own words. */
export const productScreenWords = {
	lowestBefore: (amountVnd: number) =>
		`Giá thấp nhất ${DISCOUNT_WINDOW_DAYS} ngày trước khi giảm: ${formatVnd(amountVnd)}`,
	inStock: 'Còn hàng',
	lastPieces: (count: number) => `Chỉ còn ${formatCount(count)}`,
	soldOut: 'Hết hàng',
	allSoldOut: 'Mọi lựa chọn của món này đã hết. Bạn xem hàng tương tự ở dưới nhé.',
	choiceSoldOut: 'hết hàng',
	notWith: (others: readonly string[]) => `không có với ${others.join(', ')}`,
	clash: (value: string, others: readonly string[]) =>
		`${value} không có với ${others.join(', ')}. Bấm lại ${others.join(', ')} để bỏ chọn nhé.`,
	runningOut: 'Sắp hết',
	choose: (names: readonly string[]) => `Chọn ${listed(names)}`,
	chooseFirst: (names: readonly string[]) => `Chọn ${listed(names)} trước nhé.`,
	quantity: 'Số lượng',
	quantityRule: (min: number, step: number) =>
		step > 1 ? `Mua từ ${min}, mỗi lần thêm ${step}.` : `Mua ít nhất ${min}.`,
	addToCart: 'Thêm vào giỏ',
	buyNow: 'Mua ngay',
	needsScript: 'Bạn bật JavaScript để bỏ hàng vào giỏ nhé; xem hàng thì không cần.',
	/** Why nothing can be ordered from the shop now; null when something can. */
	shopClosed: ({ opening, closedTo }: Pick<PublicShop, 'opening' | 'closedTo'>, notSelling: string): string | null => {
		if (opening === 'not_selling') return notSelling;
		return opening === 'on_holiday' && closedTo ? onHoliday(closedTo) : null;
	},
	notSelling: 'Gian hàng tạm ngừng bán. Bạn xem hàng tương tự ở dưới nhé.',
	discontinued: 'Người bán đã ngừng kinh doanh sản phẩm này. Bạn xem hàng tương tự ở dưới nhé.',
	from: 'Từ',
	priceFrom: (price: string) => `Từ ${price}`,
	sold: (count: number) => `Đã bán ${formatCount(count)}`,
} as const;
