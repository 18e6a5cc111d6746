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

/** `service` is made at the first use, because it needs the opened database. */
export function embeddedProvider(
	settings: Pick<Config, 'APP_SECRET'>,
	service: () => IdentityService,
): EmbeddedProvider {
	const seal = sealOfProvider(settings);
	return {
		endAccount,
		deleteAccount,
		hasPassword,
		setPhone: setAccountPhone,
		endSession: (tx, refreshToken) => removeRecordsOfToken(tx, seal, refreshToken),
		requestEmail: async (subject, email) => void (await requestEmail(service(), subject, email)),
	};
}
