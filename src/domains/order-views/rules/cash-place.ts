import { type CashHandler, isCashHeldByShop } from '#src/domains/order-money/rules/cash-held-by-shop.ts';
import type { OrderState, PaymentMethod } from '#src/domains/orders/contract/order.ts';
import type { ParcelCash } from '#src/domains/remittances/contract.ts';
import { CASH_PLACES, type CashPlace } from '../contract/order-views.ts';

type Facts = {
	readonly method: PaymentMethod;
	readonly state: OrderState;
	readonly parcels: readonly CashHandler[];
	/** Claims on carriers. */
	readonly cash: readonly Pick<ParcelCash, 'state'>[];
};

/** Says who holds the cash of a delivered order. A claim on a carrier counts before the cash of the shop's own parcels. */
export function cashPlace({ method, state, parcels, cash }: Facts): CashPlace | null {
	if (method !== 'cod' || (state !== 'delivered' && state !== 'completed')) return null;
	const claimed = CASH_PLACES.find((place) => cash.some((claim) => claim.state === place));
	return claimed ?? (parcels.some(isCashHeldByShop) ? 'shop' : null);
}
