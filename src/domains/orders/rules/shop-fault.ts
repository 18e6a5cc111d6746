import type { CancelReason, OrderParty } from '../contract.ts';

/** The shop let an order fall, by its word or by letting the time run out; what it agreed to is nobody's fault. */
export const isShopFault = (party: OrderParty, reason: CancelReason): boolean =>
	party === 'shop' ? reason !== 'agreed' : reason === 'not_confirmed' || reason === 'not_packed';
