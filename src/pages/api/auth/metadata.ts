import { ProviderDescription } from '#src/domains/identity/contract/identity.ts';
import { getProviderMetadata } from '#src/domains/identity/index.ts';
import { config } from '#src/platform/config/index.ts';
import { publicEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = publicEndpoint({
	method: 'GET',
	summary: 'Get the OpenID Connect metadata of the identity service, with our own token endpoint',
	output: ProviderDescription,
	refusals: {},
	handle: async () => ok(await getProviderMetadata(config().siteUrl)),
});
