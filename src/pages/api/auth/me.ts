import { findCoinBalance } from '#src/domains/coin/index.ts';
import { AuthState } from '#src/domains/identity/contract/identity.ts';
import { getAuthState } from '#src/domains/identity/index.ts';
import { findShopOfOwner } from '#src/domains/vendors/index.ts';
import { publicEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = publicEndpoint({
	method: 'GET',
	summary: 'Get the current user; 200 for visitors too',
	output: AuthState,
	refusals: {},
	handle: async (context) => ok(await getAuthState(context, { shopOf: findShopOfOwner, coinOf: findCoinBalance })),
});
