import type { ProviderDescription } from '../contract/identity.ts';
import { identityWiring } from '../wiring.ts';

/** Served from our origin, with our token endpoint instead of the provider's. */
export async function getProviderMetadata(siteUrl: string): Promise<ProviderDescription> {
	const metadata = await identityWiring().oidc.metadata();
	return { ...metadata, token_endpoint: `${siteUrl}/api/auth/token` };
}
