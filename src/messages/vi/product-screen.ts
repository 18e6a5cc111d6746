import { DISCOUNT_WINDOW_DAYS } from '#src/domains/catalog/contract/discount.ts';
import { formatCount, formatVnd } from '#src/shared/money.ts';

const listed = (names: readonly string[]) => names.map((name) => name.toLowerCase()).join(' và ');

export const productScreenMessages = {
	lowestBefore: (amountVnd: number) =>
		`Giá thấp nhất ${DISCOUNT_WINDOW_DAYS} ngày trước khi giảm: ${formatVnd(amountVnd)}`,
	inStock: 'Còn hàng',
	lastQuantities: (count: number) => `Chỉ còn ${formatCount(count)}`,
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
	from: 'Từ',
	priceFrom: (price: string) => `Từ ${price}`,
	sold: (count: number) => `Đã bán ${formatCount(count)}`,
} as const;
