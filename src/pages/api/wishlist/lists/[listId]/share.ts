import { ListInput, WishlistView, wishChangeLimit, wishlistErrors } from '#src/domains/wishlist/contract.ts';
import { shareList, unshareList } from '#src/domains/wishlist/index.ts';
import { memberEndpoint, methods } from '#src/platform/http/index.ts';

const share = memberEndpoint({
	method: 'PUT',
	summary: 'Give a wish list an address that others can read it under',
	input: ListInput,
	output: WishlistView,
	refusals: wishlistErrors,
	limit: wishChangeLimit,
	handle: shareList,
});
const unshare = memberEndpoint({
	method: 'DELETE',
	summary: 'Take that address away; sharing again makes another one',
	input: ListInput,
	output: WishlistView,
	refusals: wishlistErrors,
	limit: wishChangeLimit,
	handle: unshareList,
});

export const { PUT, DELETE, ALL } = methods(share, unshare);
