import type { CancelReason, OrderParty } from '#src/domains/orders/contract/order.ts';

export const isShopFault = (party: OrderParty, reason: CancelReason | null): boolean =>
	party === 'shop' ? reason !== 'agreed' : reason === 'not_confirmed' || reason === 'not_packed';
