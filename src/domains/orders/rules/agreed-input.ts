import type { PaymentMethod, PlaceOrderInput, Quote } from '../contract.ts';

/** What the buyer agrees to by ordering what this quote shows. */
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
			shop.lines.map(({ lineId, quantity, unitPriceVnd }) => ({ lineId, quantity, unitPriceVnd })),
		),
		shops: quote.shops.map(({ shopId, shipping }) => {
			const note = noteOf(shopId).trim();
			return { shopId, shippingVnd: shipping?.feeVnd ?? 0, ...(note ? { note } : {}) };
		}),
		totalVnd: quote.totalVnd,
	};
}
