import { DISCOUNT_WINDOW_DAYS } from '#src/domains/catalog/contract/discount.ts';
import { formatVnd } from '#src/shared/money.ts';

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
