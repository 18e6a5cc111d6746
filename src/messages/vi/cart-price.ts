import { formatVnd } from '#src/shared/text/amount-text.ts';

/** Shown when the price differs from the one at which the line was added. */
export const priceChangeMessages = (wasVnd: number, unitPriceVnd: number): string =>
	`${unitPriceVnd > wasVnd ? 'Giá đã tăng' : 'Giá đã giảm'}, lúc bỏ vào giỏ là ${formatVnd(wasVnd)}`;
