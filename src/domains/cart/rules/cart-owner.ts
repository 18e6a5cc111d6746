import { cartConfig } from '../contract.ts';

/** A cart belongs to a member, or to whoever holds the cookie with this hash. */
export type CartOwner =
	| { readonly customerId: string; readonly visitorKey: null }
	| { readonly customerId: null; readonly visitorKey: string };

export const memberCart = (customerId: string): CartOwner => ({ customerId, visitorKey: null });
export const visitorCart = (visitorKey: string): CartOwner => ({ customerId: null, visitorKey });

/** A member's cart stays; a visitor's goes some time after its last change. */
export const cartLifeDays = ({ visitorKey }: CartOwner): number | null =>
	visitorKey === null ? null : cartConfig.visitorDays;

type Requesting =
	| { readonly kind: 'visitor'; readonly visitorKey: string | null }
	| { readonly kind: 'member' | 'vendor'; readonly customerId: string };

/** The cart of whoever asks; `null` for a visitor who never put anything in. */
export function ownCart(actor: Requesting): CartOwner | null {
	if (actor.kind !== 'visitor') return memberCart(actor.customerId);
	return actor.visitorKey ? visitorCart(actor.visitorKey) : null;
}
