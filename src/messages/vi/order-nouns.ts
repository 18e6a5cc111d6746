/** What stands above the parts of an order, on both sides of it. */
export const orderNouns = {
	total: 'Tổng cộng',
	shopDiscount: 'Mã giảm giá của gian hàng',
	platformDiscount: 'Mã giảm giá của Chợ Biz',
	coin: 'Bizcoin',
	rest: 'Còn phải trả',
	byBuyer: 'Người mua trả',
	byPlatform: 'Chợ Biz trả thay người mua',
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
};
type SumRow = { readonly name: string; readonly amountVnd: number };
const unlessNothing = (name: string, amountVnd: number): readonly SumRow[] =>
	amountVnd === 0 ? [] : [{ name, amountVnd }];

/** Goods, shipping, what lowers them and what is left to pay, as the buyer reads it. */
export const buyerSums = (sums: Sums): readonly SumRow[] => [
	{ name: orderNouns.goods, amountVnd: sums.goodsVnd },
	{ name: orderNouns.shipping, amountVnd: sums.shippingVnd },
	...unlessNothing(orderNouns.shopDiscount, -sums.shopDiscountVnd),
	...unlessNothing(orderNouns.platformDiscount, -sums.platformDiscountVnd),
	...unlessNothing(orderNouns.coin, -sums.coinVnd),
	{ name: sums.coinVnd > 0 ? orderNouns.rest : orderNouns.total, amountVnd: sums.payVnd },
];

/** As the shop reads it: coin and the platform's vouchers do not lower what it gets. */
export function shopSums(sums: Sums): readonly SumRow[] {
	const { goodsVnd, shippingVnd, shopDiscountVnd, platformDiscountVnd, coinVnd, payVnd } = sums;
	const byPlatformVnd = platformDiscountVnd + coinVnd;
	return [
		{ name: orderNouns.goods, amountVnd: goodsVnd },
		{ name: orderNouns.shipping, amountVnd: shippingVnd },
		...unlessNothing(orderNouns.shopDiscount, -shopDiscountVnd),
		...(byPlatformVnd > 0 ? [{ name: orderNouns.byBuyer, amountVnd: payVnd }] : []),
		...unlessNothing(orderNouns.byPlatform, byPlatformVnd),
		{ name: orderNouns.total, amountVnd: payVnd + byPlatformVnd },
	];
}

export const bankReferenceName = 'Mã giao dịch trên sao kê';
/** How the person finds a payment on the bank's statement. */
export const bankReference = (txnRef: string): string => `${bankReferenceName}: ${txnRef}`;
