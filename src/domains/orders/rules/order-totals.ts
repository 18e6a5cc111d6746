import { sumVnd } from '#src/shared/money.ts';

export type LineAmount = { readonly unitPriceVnd: number; readonly quantity: number };
/** Discounts and coin of an order or line, by payer. */
export type Reductions = {
	readonly shopDiscountVnd: number;
	readonly platformDiscountVnd: number;
	readonly coinBonusVnd: number;
	readonly coinPaidVnd: number;
};
export const NOT_BOOKED = { holdDays: null, reservedVnd: 0, releasedAt: null, earnedAt: null } as const;

export const NO_REDUCTIONS: Reductions = {
	shopDiscountVnd: 0,
	platformDiscountVnd: 0,
	coinBonusVnd: 0,
	coinPaidVnd: 0,
};

export type OrderTotals = Reductions & {
	readonly goodsVnd: number;
	readonly shippingVnd: number;
	readonly totalVnd: number;
	readonly payVnd: number;
};

export function orderTotals(
	lines: readonly LineAmount[],
	shippingVnd: number,
	reductions: Reductions = NO_REDUCTIONS,
): OrderTotals {
	const goodsVnd = sumVnd(lines.map(({ unitPriceVnd, quantity }) => unitPriceVnd * quantity));
	return reduced({ goodsVnd, shippingVnd }, reductions);
}

export function reduced(
	{ goodsVnd, shippingVnd }: Pick<OrderTotals, 'goodsVnd' | 'shippingVnd'>,
	{ shopDiscountVnd, platformDiscountVnd, coinBonusVnd, coinPaidVnd }: Reductions,
): OrderTotals {
	const totalVnd = goodsVnd + shippingVnd - shopDiscountVnd - platformDiscountVnd;
	const payVnd = totalVnd - coinBonusVnd - coinPaidVnd;
	return { goodsVnd, shippingVnd, shopDiscountVnd, platformDiscountVnd, totalVnd, coinBonusVnd, coinPaidVnd, payVnd };
}

export function groupTotals(orders: readonly OrderTotals[]): OrderTotals {
	const sumOf = (key: keyof OrderTotals): number => sumVnd(orders.map((order) => order[key]));
	return {
		goodsVnd: sumOf('goodsVnd'),
		shippingVnd: sumOf('shippingVnd'),
		shopDiscountVnd: sumOf('shopDiscountVnd'),
		platformDiscountVnd: sumOf('platformDiscountVnd'),
		totalVnd: sumOf('totalVnd'),
		coinBonusVnd: sumOf('coinBonusVnd'),
		coinPaidVnd: sumOf('coinPaidVnd'),
		payVnd: sumOf('payVnd'),
	};
}

export const productTotalAfterVouchers = ({
	goodsVnd,
	shopDiscountVnd,
	platformDiscountVnd,
}: Pick<OrderTotals, 'goodsVnd' | 'shopDiscountVnd' | 'platformDiscountVnd'>): number =>
	goodsVnd - shopDiscountVnd - platformDiscountVnd;

export const hasVoucher = ({ shopDiscountVnd, platformDiscountVnd }: Reductions): boolean =>
	shopDiscountVnd + platformDiscountVnd > 0;
export const coinOf = ({ coinBonusVnd, coinPaidVnd }: CoinAmounts): number => coinBonusVnd + coinPaidVnd;
export const hasCoin = (amounts: CoinAmounts): boolean => coinOf(amounts) > 0;
type CoinAmounts = Pick<Reductions, 'coinBonusVnd' | 'coinPaidVnd'>;
