import { DISCOUNT_WINDOW_DAYS } from '#src/domains/catalog/contract/discount.ts';
import type { PublicShop } from '#src/domains/vendors/contract/shop.ts';
import { formatCount, formatVnd } from '#src/shared/text/amount-text.ts';
import { formatDate } from '#src/shared/time.ts';

const listed = (names: readonly string[]) => names.map((name) => name.toLowerCase()).join(' và ');

export const productScreenMessages = {
	lowestBefore: (amountVnd: number) =>
		`Giá thấp nhất ${DISCOUNT_WINDOW_DAYS} ngày trước khi giảm: ${formatVnd(amountVnd)}`,
	inStock: 'Còn hàng',
	lastQuantities: (count: number) => `Chỉ còn ${formatCount(count)}`,
	soldOut: 'Hết hàng',
	allSoldOut: 'Mọi phân loại của sản phẩm này đã hết hàng. Bạn xem hàng tương tự ở dưới nhé.',
	choiceSoldOut: 'hết hàng',
	notWith: (others: readonly string[]) => `không có với ${others.join(', ')}`,
	clash: (value: string, others: readonly string[]) =>
		`${value} không có với ${others.join(', ')}. Bấm lại ${others.join(', ')} để bỏ chọn.`,
	runningOut: 'Sắp hết',
	choose: (names: readonly string[]) => `Chọn ${listed(names)}`,
	chooseFirst: (names: readonly string[]) => `Bạn hãy chọn ${listed(names)} trước.`,
	quantity: 'Số lượng',
	quantityRule: (min: number, step: number) =>
		step > 1 ? `Mua từ ${min}, mỗi lần thêm ${step}.` : `Mua ít nhất ${min}.`,
	addToCart: 'Thêm vào giỏ',
	buyNow: 'Mua ngay',
	needsScript: 'Cần bật JavaScript để thêm vào giỏ hàng; xem sản phẩm thì không cần.',
	from: 'Từ',
	priceFrom: (price: string) => `Từ ${price}`,
	sold: (count: number) => `Đã bán ${formatCount(count)}`,
} as const;

type Closure = 'discontinued' | Exclude<PublicShop['opening'], 'open'>;

const onHoliday = (lastDay: string) =>
	`Gian hàng nghỉ đến hết ngày ${formatDate(new Date(`${lastDay}T12:00:00+07:00`))}, chưa nhận đơn.`;

export const productPageMessages = {
	closed: {
		discontinued: () => 'Người bán đã ngừng kinh doanh sản phẩm này. Bạn xem hàng tương tự ở dưới nhé.',
		not_selling: () => 'Gian hàng tạm ngừng bán. Bạn xem hàng tương tự ở dưới nhé.',
		on_holiday: (lastDay) => lastDay && onHoliday(lastDay),
	} satisfies Readonly<Record<Closure, (lastDay: string | null) => string | null>>,
	others: {
		alike: { title: 'Hàng tương tự', see: 'Xem hàng tương tự' },
		bestSelling: { title: 'Hàng khác đang bán chạy', see: 'Xem hàng khác đang bán chạy' },
	},
	wholeCategory: 'Xem cả danh mục',
	alsoBought: 'Người mua sản phẩm này cũng mua',
	descriptionTitle: 'Mô tả sản phẩm',
	description: (name: string, shopName: string, beginning: string) => `${name} của ${shopName}: ${beginning}`,
} as const;

export const priceHistoryMessages = {
	title: `Giá ${DISCOUNT_WINDOW_DAYS} ngày qua`,
	drawn: (lowestVnd: number, highestVnd: number) =>
		`Biểu đồ giá ${DISCOUNT_WINDOW_DAYS} ngày qua, thấp nhất ${formatVnd(lowestVnd)}, cao nhất ${formatVnd(highestVnd)}`,
	lowest: (price: string) => `Thấp nhất ${price}`,
	highest: (price: string) => `Cao nhất ${price}`,
	table: 'Xem bảng giá',
	price: 'Giá',
	from: 'Từ ngày',
	to: 'Đến ngày',
	today: 'hôm nay',
} as const;

export const galleryMessages = {
	largeView: 'Ảnh lớn',
	pictureOf: (place: number, count: number) => `Ảnh ${place} trên ${count}`,
	previous: 'Ảnh trước',
	next: 'Ảnh sau',
	smaller: 'Thu nhỏ',
	larger: 'Phóng to',
	close: 'Đóng ảnh lớn',
} as const;

export const deliveryMessages = {
	choose: 'Xem phí giao và ngày nhận',
	change: 'Đổi nơi nhận',
	province: 'Tỉnh, thành phố',
	ward: 'Phường, xã, đặc khu',
	chooseProvince: 'Chọn tỉnh, thành phố',
	chooseWard: 'Chọn phường, xã',
	provinceFirst: 'Chọn tỉnh trước',
	loading: 'Đang tải…',
	to: (ward: string, province: string) => `Giao đến ${ward}, ${province}`,
	free: 'Miễn phí',
	freeFrom: (fromVnd: number) => `Gian hàng giao miễn phí cho đơn từ ${formatVnd(fromVnd)}.`,
	notDelivered: 'Không giao đến',
	fee: (feeVnd: number, quantity: number) => {
		const fee = feeVnd === 0 ? 'Miễn phí giao' : formatVnd(feeVnd);
		return quantity > 1 ? `${fee} cho ${quantity} sản phẩm` : fee;
	},
	between: (from: string, to: string) => (from === to ? `nhận ngày ${from}` : `nhận từ ${from} đến ${to}`),
	failed: 'Chưa tính được phí giao. Phí đúng luôn hiện trước khi bạn đặt.',
} as const;

export const productBlockMessages = {
	title: 'Sản phẩm trong bài viết',
	seePrice: 'Xem giá hôm nay',
	soldOut: 'Tạm hết hàng',
	closed: 'Gian hàng chưa nhận đơn',
	ended: 'Đã ngừng bán',
	from: 'từ',
} as const;
