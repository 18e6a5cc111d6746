import type { EmbeddedProvider } from '#src/domains/identity/index.ts';
import { endAccount, removeRecordsOfToken, sealOfProvider } from '#src/openid-provider/index.ts';
import type { Config } from '#src/platform/config/index.ts';

export function embeddedProvider(settings: Pick<Config, 'APP_SECRET'>): EmbeddedProvider {
	const seal = sealOfProvider(settings);
	return { endAccount, endSession: (tx, refreshToken) => removeRecordsOfToken(tx, seal, refreshToken) };
}
