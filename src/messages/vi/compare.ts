import { formatStars } from '#src/shared/amount-text.ts';

/** Products side by side. */
export const compareWords = {
	title: 'So sánh sản phẩm',
	add: 'Thêm vào so sánh',
	open: (count: number) => (count > 1 ? `Xem so sánh (${count} món)` : 'Xem trang so sánh'),
	full: (most: number) => `Đang so sánh đủ ${most} món: xem lại`,
	remove: (name: string) => `Bỏ ${name} khỏi so sánh`,
	clear: 'Bỏ hết',
	property: 'Đặc điểm',
	differs: 'khác nhau',
	unknown: 'Chưa có thông tin',
	price: 'Giá',
	stock: 'Tình trạng',
	inStock: 'Còn hàng',
	soldOut: 'Hết hàng',
	discontinued: 'Ngừng bán',
	rating: 'Đánh giá',
	noRating: 'Chưa có đánh giá',
	ratingOf: (score: number, count: number) => `${formatStars(score)}/5 (${count} lượt)`,
	sold: 'Đã bán',
	shop: 'Gian hàng',
	from: 'Gửi từ',
	prep: 'Chuẩn bị hàng',
	prepDays: (days: number) => `${days} ngày làm việc`,
	brand: 'Thương hiệu',
	category: 'Danh mục',
} as const;
