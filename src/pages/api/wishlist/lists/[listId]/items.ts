import { fail, ListWishesInput, WishPage } from '#src/domains/wishlist/contract.ts';
import { listWishPage } from '#src/domains/wishlist/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = memberEndpoint({
	method: 'GET',
	summary: 'What lies in one of the member’s wish lists, and what became of it',
	input: ListWishesInput,
	output: WishPage,
	refusals: { 'wishlist.not_found': 'not_found' },
	handle: async (context, input) => {
		const page = await listWishPage(context, input);
		return page ? ok(page) : fail('wishlist.not_found');
	},
});
