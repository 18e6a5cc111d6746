import * as oauth from 'oauth4webapi';
import * as z from 'zod/mini';
import { DependencyUnavailable } from '#src/shared/failure.ts';
import { type OidcFetch, requestOptions } from './transport.ts';

const Metadata = z.object({
	issuer: z.string(),
	authorization_endpoint: z.url(),
	token_endpoint: z.url(),
	jwks_uri: z.url(),
	revocation_endpoint: z.exactOptional(z.url()),
	token_endpoint_auth_methods_supported: z.exactOptional(z.array(z.string())),
	scopes_supported: z.exactOptional(z.array(z.string())),
	prompt_values_supported: z.exactOptional(z.array(z.string())),
	/** Extension of our embedded provider: sends the verification mail again. */
	chobiz_verification_endpoint: z.exactOptional(z.url()),
});
export type ProviderMetadata = oauth.AuthorizationServer & z.infer<typeof Metadata>;

const RETENTION_MS = 10 * 60_000;

/** Caches the metadata for ten minutes. Throws while the provider is unreachable. */
export function createMetadataReader(issuer: string, fetch: OidcFetch): () => Promise<ProviderMetadata> {
	let known: Promise<ProviderMetadata> | undefined;
	const forget = (): void => {
		known = undefined;
	};
	const read = async (): Promise<ProviderMetadata> => {
		const url = new URL(issuer);
		const response = await oauth.discoveryRequest(url, requestOptions(fetch)).catch((cause: unknown) => {
			throw new DependencyUnavailable('the identity service cannot be reached', { cause });
		});
		if (!response.ok) throw new DependencyUnavailable(`the identity service answered ${response.status}`);
		const server = await oauth.processDiscoveryResponse(url, response);
		// Also for a trailing slash, which the library ignores: the `iss` of every token is compared exactly.
		if (server.issuer !== issuer)
			throw new Error(`OIDC_ISSUER is ${issuer}, but the provider's metadata says ${server.issuer}`);
		const metadata = { ...server, ...z.parse(Metadata, server) };
		setTimeout(forget, RETENTION_MS).unref();
		return metadata;
	};
	return () => {
		if (!known) {
			known = read();
			known.catch(forget);
		}
		return known;
	};
}
