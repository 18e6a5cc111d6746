import { EMBEDDED_ISSUER } from './contract.ts';
import type { OidcClient } from './oidc/client.ts';

export type IdentityWiring = {
	readonly oidc: OidcClient;
	/** The provider runs inside our own process and reads the same clock as its tokens. */
	readonly isEmbedded: boolean;
	/** Seals the tokens of sessions. */
	readonly seal: { seal(text: string): string; open(sealed: string): string };
};

let wired: IdentityWiring | undefined;

/** Called once by the composition root of each process. */
export function wireIdentity(wiring: IdentityWiring): void {
	wired = wiring;
}

export function identityWiring(): IdentityWiring {
	if (!wired) throw new Error('The composition root has not called wireIdentity');
	return wired;
}

/** The name under which accounts of the identity service in use are kept. */
export function accountIssuer(): string {
	const { isEmbedded, oidc } = identityWiring();
	return isEmbedded ? EMBEDDED_ISSUER : oidc.issuer;
}
