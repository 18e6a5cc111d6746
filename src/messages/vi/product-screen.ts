import { formatCount, formatVnd } from '#src/shared/money.ts';
import { formatDate } from '#src/shared/time.ts';

/** What the page of a product says besides the seller's own words. */
export const productScreenWords = {
	lowestBefore: (amountVnd: number) => `Giá thấp nhất 30 ngày trước khi giảm: ${formatVnd(amountVnd)}`,
	inStock: 'Còn hàng',
	lastPieces: (count: number) => `Chỉ còn ${formatCount(count)}`,
	soldOut: 'Hết hàng',
	choiceSoldOut: 'hết hàng',
	quantity: 'Số lượng',
	quantityRule: (min: number, step: number) =>
		step > 1 ? `Mua từ ${min}, mỗi lần thêm ${step}.` : `Mua ít nhất ${min}.`,
	addToCart: 'Thêm vào giỏ',
	buyNow: 'Mua ngay',
	needsScript: 'Bạn bật JavaScript để bỏ hàng vào giỏ nhé; xem hàng thì không cần.',
	onHoliday: (lastDay: string) =>
		`Gian hàng nghỉ đến hết ngày ${formatDate(new Date(`${lastDay}T12:00:00+07:00`))}, chưa nhận đơn.`,
	notSelling: 'Gian hàng tạm ngừng bán. Bạn xem hàng tương tự ở dưới nhé.',
	discontinued: 'Người bán đã ngừng kinh doanh sản phẩm này. Bạn xem hàng tương tự ở dưới nhé.',
	prepDays: (days: number) => `Người bán chuẩn bị trong ${days} ngày làm việc`,
	sold: (count: number) => `Đã bán ${formatCount(count)}`,
} as const;
