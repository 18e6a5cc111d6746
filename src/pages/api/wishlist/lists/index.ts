import {
	CreateListInput,
	WishlistList,
	WishlistView,
	wishChangeLimit,
	wishlistErrors,
} from '#src/domains/wishlist/contract.ts';
import { createList, listWishlists } from '#src/domains/wishlist/index.ts';
import { memberEndpoint, methods } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

const list = memberEndpoint({
	method: 'GET',
	summary: 'The member’s wish lists, the one that stays first; none before the first wish',
	output: WishlistList,
	refusals: {},
	handle: async (context) => ok(await listWishlists(context)),
});
const create = memberEndpoint({
	summary: 'Make a wish list',
	input: CreateListInput,
	output: WishlistView,
	refusals: wishlistErrors,
	status: 201,
	limit: wishChangeLimit,
	handle: createList,
});

export const { GET, POST, ALL } = methods(list, create);
