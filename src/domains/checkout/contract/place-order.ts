import * as z from 'zod/mini';
import { CartQuantity } from '#src/domains/cart/contract.ts';
import { ReturnTerms } from '#src/domains/catalog/contract/return-terms.ts';
import { Note, OrderNumber, PaymentMethod } from '#src/domains/orders/contract/order.ts';
import { eachOnce } from '#src/shared/each-once.ts';
import { Id } from '#src/shared/ids.ts';
import { VndAmount } from '#src/shared/money.ts';
import { listOf } from './quote.ts';
import { AgreedVoucher } from './vouchers.ts';

const AgreedLine = z.strictObject({
	lineId: Id,
	quantity: CartQuantity,
	unitPriceVnd: VndAmount,
	/** As displayed to the buyer; absent accepts the current terms. */
	returnTerms: z.optional(ReturnTerms),
});

const AgreedShop = z.strictObject({
	shopId: Id,
	shippingVnd: VndAmount,
	note: z.optional(Note),
	shopVoucher: z.optional(AgreedVoucher),
	platformVoucher: z.optional(AgreedVoucher),
});

/** What the buyer saw and agreed to: the server recalculates it and asks again when anything differs. */
export const PlaceOrderInput = z.strictObject({
	addressId: Id,
	payment: PaymentMethod,
	lines: listOf(AgreedLine).check(eachOnce(({ lineId }) => lineId, 'orders.line_twice')),
	shops: listOf(AgreedShop).check(eachOnce(({ shopId }) => shopId, 'orders.shop_twice')),
	totalVnd: z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
	/** Bizcoin as displayed; absent means none. */
	coinVnd: z.optional(VndAmount),
});
export type PlaceOrderInput = z.infer<typeof PlaceOrderInput>;

export const PaymentStart = z.object({ txnRef: z.string(), paymentUrl: z.url() });
export type PaymentStart = z.infer<typeof PaymentStart>;

export const PlacedGroup = z.object({
	groupNumber: OrderNumber,
	totalVnd: z.int(),
	/** Amount to pay by bank or cash, without coin. */
	payVnd: z.int(),
	orders: z.array(z.object({ number: OrderNumber, shopName: z.string(), totalVnd: VndAmount, payVnd: VndAmount })),
	payment: z.nullable(PaymentStart),
});
export type PlacedGroup = z.infer<typeof PlacedGroup>;
