import { formatVnd } from '#src/shared/amount-text.ts';

/** Said beside a price that is not the one at which the line was put into the cart. */
export const priceChangeMessages = (wasVnd: number, unitPriceVnd: number): string =>
	`${unitPriceVnd > wasVnd ? 'Giá đã tăng' : 'Giá đã giảm'}, lúc bỏ vào giỏ là ${formatVnd(wasVnd)}`;
