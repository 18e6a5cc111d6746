import type { PaymentStatus } from '#src/domains/orders/contract/order.ts';
import { unshippedItemsMessages } from './unshipped-items-screen.ts';

export const orderNouns = {
	total: 'Tổng cộng',
	shopDiscount: 'Mã giảm giá của gian hàng',
	platformDiscount: 'Mã giảm giá của Chợ Biz',
	coin: 'Bizcoin',
	rest: 'Còn phải trả',
	paid: 'Đã trả',
	byBuyer: 'Trong đó người mua trả',
	byPlatform: 'Trong đó Chợ Biz trả thay',
	goods: 'Tiền hàng',
	shipping: 'Phí giao',
	steps: 'Hành trình đơn hàng',
	linesOf: 'Món đã đặt',
	deliverTo: 'Giao tới',
	status: 'Tình trạng',
	noteToShop: 'Lời nhắn cho người bán',
	noteOfBuyer: 'Lời nhắn của người mua',
} as const;

type Sums = {
	readonly goodsVnd: number;
	readonly shippingVnd: number;
	readonly shopDiscountVnd: number;
	readonly platformDiscountVnd: number;
	readonly coinVnd: number;
	readonly payVnd: number;
	readonly cut?: { readonly cashVnd: number; readonly wholeVnd: number };
};
export type SumRow = { readonly name: string; readonly amountVnd: number; readonly isSum?: true };
const IS_DUE: ReadonlySet<PaymentStatus> = new Set(['awaiting', 'cash_due']);
const WAS_PAID: ReadonlySet<PaymentStatus> = new Set([
	'paid',
	'cash_collected',
	'refunding',
	'refund_stuck',
	'refunded',
]);
/** Without coin, the row is the total of the rows above, paid or not. */
function payName(coinVnd: number, status: PaymentStatus): string {
	if (coinVnd > 0 && IS_DUE.has(status)) return orderNouns.rest;
	return coinVnd > 0 && WAS_PAID.has(status) ? orderNouns.paid : orderNouns.total;
}
const unlessNothing = (name: string, amountVnd: number): readonly SumRow[] =>
	amountVnd === 0 ? [] : [{ name, amountVnd }];

const cutRows = (wholeVnd: number, cutVnd: number): readonly SumRow[] =>
	cutVnd === 0
		? []
		: [
				{ name: unshippedItemsMessages.cut, amountVnd: -cutVnd },
				{ name: unshippedItemsMessages.afterCut, amountVnd: wholeVnd - cutVnd, isSum: true },
			];

export const buyerSums = (sums: Sums & { readonly paymentStatus: PaymentStatus }): readonly SumRow[] => [
	{ name: orderNouns.goods, amountVnd: sums.goodsVnd },
	{ name: orderNouns.shipping, amountVnd: sums.shippingVnd },
	...unlessNothing(orderNouns.shopDiscount, -sums.shopDiscountVnd),
	...unlessNothing(orderNouns.platformDiscount, -sums.platformDiscountVnd),
	...unlessNothing(orderNouns.coin, -sums.coinVnd),
	{ name: payName(sums.coinVnd, sums.paymentStatus), amountVnd: sums.payVnd, isSum: true },
	...cutRows(sums.payVnd, sums.cut?.cashVnd ?? 0),
];

export const shopWorthVnd = ({
	platformDiscountVnd,
	coinVnd,
	payVnd,
}: Pick<Sums, 'platformDiscountVnd' | 'coinVnd' | 'payVnd'>): number => payVnd + platformDiscountVnd + coinVnd;

/** Coin and the platform's vouchers do not reduce what the shop receives. */
export function shopSums(sums: Sums): readonly SumRow[] {
	const { goodsVnd, shippingVnd, shopDiscountVnd, platformDiscountVnd, coinVnd, payVnd } = sums;
	const byPlatformVnd = platformDiscountVnd + coinVnd;
	return [
		{ name: orderNouns.goods, amountVnd: goodsVnd },
		{ name: orderNouns.shipping, amountVnd: shippingVnd },
		...unlessNothing(orderNouns.shopDiscount, -shopDiscountVnd),
		{ name: orderNouns.total, amountVnd: shopWorthVnd(sums), isSum: true },
		...(byPlatformVnd > 0 ? [{ name: orderNouns.byBuyer, amountVnd: payVnd }] : []),
		...unlessNothing(orderNouns.byPlatform, byPlatformVnd),
		...cutRows(shopWorthVnd(sums), sums.cut?.wholeVnd ?? 0),
	];
}

export const bankReferenceName = 'Mã giao dịch trên sao kê';
/** The reference by which the buyer finds a payment on the bank statement. */
export const bankReference = (txnRef: string): string => `${bankReferenceName}: ${txnRef}`;
