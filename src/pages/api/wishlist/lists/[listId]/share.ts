import { ListInput, WishlistView, wishChangeLimit, wishlistErrors } from '#src/domains/wishlist/contract.ts';
import { shareList, unshareList } from '#src/domains/wishlist/index.ts';
import { memberEndpoint, methods } from '#src/platform/http/index.ts';

const share = memberEndpoint({
	method: 'PUT',
	summary: 'Share a wish list under a public link',
	input: ListInput,
	output: WishlistView,
	refusals: wishlistErrors,
	limit: wishChangeLimit,
	handle: shareList,
});
const unshare = memberEndpoint({
	method: 'DELETE',
	summary: 'Stop sharing a wish list; sharing again creates a new link',
	input: ListInput,
	output: WishlistView,
	refusals: wishlistErrors,
	limit: wishChangeLimit,
	handle: unshareList,
});

export const { PUT, DELETE, ALL } = methods(share, unshare);
