import { cartConfig } from '../contract.ts';

export type CartOwner =
	| { readonly customerId: string; readonly visitorKey: null }
	| { readonly customerId: null; readonly visitorKey: string };

export const memberCart = (customerId: string): CartOwner => ({ customerId, visitorKey: null });
export const visitorCart = (visitorKey: string): CartOwner => ({ customerId: null, visitorKey });

export const cartLifeDays = ({ visitorKey }: CartOwner): number | null =>
	visitorKey === null ? null : cartConfig.visitorDays;

type Requesting =
	| { readonly kind: 'visitor'; readonly visitorKey: string | null }
	| { readonly kind: 'member' | 'vendor'; readonly customerId: string };

export function ownCart(actor: Requesting): CartOwner | null {
	if (actor.kind !== 'visitor') return memberCart(actor.customerId);
	return actor.visitorKey ? visitorCart(actor.visitorKey) : null;
}
