import { expect, test } from 'vitest';
import { applyVouchers } from '#src/domains/checkout/rules/quote-vouchers.ts';
import { outwardShippingVnd } from '#src/domains/order-money/rules/outward-shipping.ts';
import type { VoucherFacts } from '#src/domains/promotions/rules/voucher-applies.ts';
import { EXAMPLES } from './policy-examples.ts';

test("the platform's per cent counts from what the shop's voucher left, as the payment policy says", () => {
	const window = { startsAt: new Date(0), endsAt: new Date(2), endedAt: null };
	const unused = { ...window, minGoodsVnd: 0, usesMax: 1, uses: 0, usesPerCustomer: 1, customerUses: 0 };
	const { goodsVnd, shopVoucherVnd: amountVnd, platformPercent: percent } = EXAMPLES;
	const vouchers: Readonly<Record<string, VoucherFacts & { readonly id: string; readonly code: string }>> = {
		SHOP: { ...unused, id: 'shop', code: 'SHOP', discount: { kind: 'fixed', amountVnd } },
		PLATFORM: { ...unused, id: 'all', code: 'PLATFORM', discount: { kind: 'percent', percent, capVnd: goodsVnd } },
	};
	const choices = [{ shopId: 'shop', shopCode: 'SHOP', platformCode: 'PLATFORM' }];
	const find = (_shopId: string | null, code: string) => vouchers[code] ?? null;
	expect(applyVouchers([{ shopId: 'shop', goodsVnd }], { choices, find }, new Date(1))).toMatchObject([
		{ shopVoucher: { discountVnd: amountVnd }, platformVoucher: { discountVnd: EXAMPLES.platformVoucherVnd } },
	]);
});

test('the example of the refund policy is the outward shipping of one faulty unit', () => {
	const { shippingPaidVnd: paidVnd, shippingUnits: quantity, shippingOfOneVnd } = EXAMPLES;
	expect(outwardShippingVnd({ paidVnd, quantity, faultyQuantity: 0, refundedVnd: 0 }, 1)).toBe(shippingOfOneVnd);
});
