import { Following, FollowShopInput, ShopIdInput, vendorErrors } from '#src/domains/vendors/contract/shop.ts';
import { followShop, getFollowing } from '#src/domains/vendors/index.ts';
import { memberEndpoint, methods } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, PUT, ALL } = methods(
	memberEndpoint({
		method: 'GET',
		summary: 'Get whether the member follows a shop',
		input: ShopIdInput,
		output: Following,
		refusals: {},
		handle: async (context, input) => ok(await getFollowing(context, input)),
	}),
	memberEndpoint({
		method: 'PUT',
		summary: 'Follow or unfollow a shop',
		input: FollowShopInput,
		output: Following,
		refusals: vendorErrors,
		limit: { name: 'vendors.follow', points: 60, perS: 60, by: 'actor' },
		handle: followShop,
	}),
);
