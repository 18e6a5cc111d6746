import { createOidcClient, networkFetch, wireIdentity } from '#src/domains/identity/index.ts';
import { phoneCodeText } from '#src/messages/vi/identity.ts';
import type { Config } from '#src/platform/config/index.ts';
import { loopbackFetch } from '#src/platform/http/index.ts';
import { createSeal, embeddedClientSecret } from '#src/platform/seal/index.ts';
import { hasSmsSender } from '#src/platform/sms/index.ts';
import { url } from '#src/routes.ts';
import { embeddedProvider } from './embedded-provider.ts';

/** Uses the embedded identity service or the one that the settings name. */
export function wireIdentityFrom(settings: Config): void {
	const { hasEmbeddedIdentity, siteUrl, APP_SECRET } = settings;
	wireIdentity({
		embedded: hasEmbeddedIdentity ? embeddedProvider(settings) : null,
		sms: { isOffered: hasSmsSender(settings), secret: APP_SECRET, textOf: phoneCodeText },
		seal: createSeal(APP_SECRET, 'session-tokens'),
		oidc: createOidcClient({
			issuer: settings.oidcIssuer,
			clientId: settings.oidcClientId,
			clientSecret: hasEmbeddedIdentity ? embeddedClientSecret(APP_SECRET) : (settings.OIDC_CLIENT_SECRET ?? null),
			redirectUri: siteUrl + url.authCallback(),
			fetch: hasEmbeddedIdentity ? loopbackFetch(siteUrl, settings.PORT) : networkFetch,
		}),
	});
}
