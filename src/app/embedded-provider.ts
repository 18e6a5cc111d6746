import type { EmbeddedProvider } from '#src/domains/identity/index.ts';
import {
	deleteAccount,
	endAccount,
	hasPassword,
	type IdentityService,
	removeRecordsOfToken,
	requestEmail,
	sealOfProvider,
	setAccountPhone,
} from '#src/openid-provider/index.ts';
import type { Config } from '#src/platform/config/index.ts';

let mounted: IdentityService | undefined;

/** The process that mounts the service lends it to commands that need more than a transaction, such as mails. */
export function lendEmbeddedService(service: IdentityService): void {
	mounted = service;
}

export function embeddedProvider(
	settings: Pick<Config, 'APP_SECRET'>,
	service: () => IdentityService | undefined = () => mounted,
): EmbeddedProvider {
	const seal = sealOfProvider(settings);
	return {
		endAccount,
		deleteAccount,
		hasPassword,
		setPhone: setAccountPhone,
		endSession: (tx, refreshToken) => removeRecordsOfToken(tx, seal, refreshToken),
		requestEmail: async (subject, email) => {
			const lent = service();
			if (!lent) throw new Error('this process does not run the identity service');
			await requestEmail(lent, subject, email);
		},
	};
}
