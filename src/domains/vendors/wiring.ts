import type { ShopRole } from './contract/shop.ts';
import type { IdentityCheck } from './identity-check/port.ts';

type Letter = { readonly subject: string; readonly text: string; readonly html: string };
export type Invitation = { readonly shopName: string; readonly role: ShopRole; readonly token: string };

export type VendorsWiring = {
	readonly identityCheck: IdentityCheck;
	mailOf(invitation: Invitation): Letter;
};

let wired: VendorsWiring | undefined;

export function wireVendors(wiring: VendorsWiring): void {
	wired = wiring;
}

export function vendorsWiring(): VendorsWiring {
	if (!wired) throw new Error('The composition root has not called wireVendors');
	return wired;
}
