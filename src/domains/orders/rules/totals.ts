import { sumVnd } from '#src/shared/money.ts';

export type LineAmount = { readonly unitPriceVnd: number; readonly quantity: number };
/** What lowers an order or a line, by who bears it. */
export type Reductions = {
	readonly shopDiscountVnd: number;
	readonly platformDiscountVnd: number;
	readonly coinBonusVnd: number;
	readonly coinPaidVnd: number;
};
/** An order whose sale is not divided between shop, platform and tax office yet. */
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
	/** The price: discounts are off, coin is not. */
	readonly totalVnd: number;
	/** What bank or cash pays. */
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

/** Products as far as vouchers have not paid them: coin pays for these and for nothing else. */
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
