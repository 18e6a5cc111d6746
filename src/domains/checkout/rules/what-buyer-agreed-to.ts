import type { PaymentMethod } from '#src/domains/orders/contract/order.ts';
import { coinOf, hasCoin } from '#src/domains/orders/rules/order-totals.ts';
import type { PlaceOrderInput } from '../contract/place-order.ts';
import type { Quote } from '../contract/quote.ts';
import type { AppliedVoucher } from '../contract/vouchers.ts';

/** A voucher without effect is shown with its reason, but not part of the agreement. */
const isShown = (voucher: AppliedVoucher | null): voucher is AppliedVoucher => voucher?.problem === null;
const agreed = ({ code, discountVnd }: AppliedVoucher) => ({ code, discountVnd });

export function agreedInput(
	quote: Quote,
	addressId: string,
	payment: PaymentMethod,
	noteOf: (shopId: string) => string,
): PlaceOrderInput {
	return {
		addressId,
		payment,
		lines: quote.shops.flatMap((shop) =>
			shop.lines.map(({ lineId, quantity, unitPriceVnd, returnTerms }) => ({
				lineId,
				quantity,
				unitPriceVnd,
				returnTerms,
			})),
		),
		shops: quote.shops.map(({ shopId, shipping, shopVoucher, platformVoucher }) => {
			const note = noteOf(shopId).trim();
			return {
				shopId,
				shippingVnd: shipping?.feeVnd ?? 0,
				...(note ? { note } : {}),
				...(isShown(shopVoucher) ? { shopVoucher: agreed(shopVoucher) } : {}),
				...(isShown(platformVoucher) ? { platformVoucher: agreed(platformVoucher) } : {}),
			};
		}),
		totalVnd: quote.totalVnd,
		...(hasCoin(quote) ? { coinVnd: coinOf(quote) } : {}),
	};
}
