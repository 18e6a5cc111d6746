import { fail, ListWishesInput, WishPage } from '#src/domains/wishlist/contract.ts';
import { listWishPage } from '#src/domains/wishlist/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = memberEndpoint({
	method: 'GET',
	summary: 'List the items of a wish list with their current state',
	input: ListWishesInput,
	output: WishPage,
	refusals: { 'wishlist.not_found': 'not_found' },
	handle: async (context, input) => {
		const page = await listWishPage(context, input);
		return page ? ok(page) : fail('wishlist.not_found');
	},
});
