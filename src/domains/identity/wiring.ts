import type { Writable } from '#src/platform/db/index.ts';
import { EMBEDDED_ISSUER } from './contract/identity.ts';
import type { OidcClient } from './oidc/client.ts';

/** Commands of the embedded provider that join the caller's transaction. */
export type EmbeddedProvider = {
	/** Ends all sessions, tokens and known browsers of the account. */
	endAccount(tx: Writable, subject: string): Promise<void>;
	/** Ends the provider session that issued this refresh token. */
	endSession(tx: Writable, refreshToken: string): Promise<void>;
	/** Sets the number by which the account signs in; false when another account has it. */
	setPhone(tx: Writable, subject: string, phone: string): Promise<boolean>;
	/** Deletes the account with all that signs in to it. */
	deleteAccount(tx: Writable, subject: string): Promise<void>;
	hasPassword(tx: Writable, subject: string): Promise<boolean>;
	/** Mails a link that adds the address to an account without one; not part of the caller's transaction. */
	requestEmail(subject: string, email: string): Promise<void>;
};

export type IdentityWiring = {
	readonly oidc: OidcClient;
	/** The provider that runs in this process and shares its database and clock; null for an external one. */
	readonly embedded: EmbeddedProvider | null;
	readonly sms: {
		readonly isOffered: boolean;
		/** Keys the codes and seals the messages. */
		readonly secret: string;
		textOf(code: string): string;
	};
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
	const { embedded, oidc } = identityWiring();
	return embedded ? EMBEDDED_ISSUER : oidc.issuer;
}
