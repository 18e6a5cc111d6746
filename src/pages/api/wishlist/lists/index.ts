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
	summary: 'List the member’s wish lists, default first; empty before the first item',
	output: WishlistList,
	refusals: {},
	handle: async (context) => ok(await listWishlists(context)),
});
const create = memberEndpoint({
	summary: 'Create a wish list',
	input: CreateListInput,
	output: WishlistView,
	refusals: wishlistErrors,
	status: 201,
	limit: wishChangeLimit,
	handle: createList,
});

export const { GET, POST, ALL } = methods(list, create);
