import { formatVnd } from '#src/shared/money.ts';

/** Amounts of the examples in the policies; the test calculates them by the rules that they explain. */
export const EXAMPLES = {
	shippingPaidVnd: 25_000,
	shippingUnits: 3,
	shippingOfOneVnd: 8333,
	goodsVnd: 500_000,
	shopVoucherVnd: 100_000,
	platformPercent: 10,
	platformVoucherVnd: 40_000,
} as const;

export function policyExamples(): Record<string, string> {
	const afterShopVnd = EXAMPLES.goodsVnd - EXAMPLES.shopVoucherVnd;
	return {
		'examples.shippingPaid': formatVnd(EXAMPLES.shippingPaidVnd),
		'examples.shippingUnits': String(EXAMPLES.shippingUnits),
		'examples.shippingOfOne': formatVnd(EXAMPLES.shippingOfOneVnd),
		'examples.goods': formatVnd(EXAMPLES.goodsVnd),
		'examples.shopVoucher': formatVnd(EXAMPLES.shopVoucherVnd),
		'examples.afterShopVoucher': formatVnd(afterShopVnd),
		'examples.platformPercent': String(EXAMPLES.platformPercent),
		'examples.platformVoucher': formatVnd(EXAMPLES.platformVoucherVnd),
		'examples.afterVouchers': formatVnd(afterShopVnd - EXAMPLES.platformVoucherVnd),
	};
}
