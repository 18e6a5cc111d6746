import { EMBEDDED_ISSUER } from './contract/identity.ts';
import type { OidcClient } from './oidc/client.ts';

export type IdentityWiring = {
	readonly oidc: OidcClient;
	/** True when the provider runs in this process and shares its clock. */
	readonly isEmbedded: boolean;
	/** Encrypts the tokens of sessions. */
	readonly seal: { seal(text: string): string; open(sealed: string): string };
};

let wired: IdentityWiring | undefined;

export function wireIdentity(wiring: IdentityWiring): void {
	wired = wiring;
}

export function identityWiring(): IdentityWiring {
	if (!wired) throw new Error('The composition root has not called wireIdentity');
	return wired;
}

export function accountIssuer(): string {
	const { isEmbedded, oidc } = identityWiring();
	return isEmbedded ? EMBEDDED_ISSUER : oidc.issuer;
}
