import type { ProviderDescription } from '../contract.ts';
import { identityWiring } from '../wiring.ts';

/** What oidc-client-ts needs to know of the provider, from our own origin; the code is exchanged at our own endpoint. */
export async function getProviderMetadata(siteUrl: string): Promise<ProviderDescription> {
	const metadata = await identityWiring().oidc.metadata();
	return { ...metadata, token_endpoint: `${siteUrl}/api/auth/token` };
}
