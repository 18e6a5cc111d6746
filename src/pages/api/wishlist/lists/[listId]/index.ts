import {
	ListInput,
	RemovedList,
	RenameListInput,
	WishlistView,
	wishChangeLimit,
	wishlistErrors,
} from '#src/domains/wishlist/contract.ts';
import { removeList, renameList } from '#src/domains/wishlist/index.ts';
import { memberEndpoint, methods } from '#src/platform/http/index.ts';

const rename = memberEndpoint({
	method: 'PATCH',
	summary: 'Give a wish list another name',
	input: RenameListInput,
	output: WishlistView,
	refusals: wishlistErrors,
	limit: wishChangeLimit,
	handle: renameList,
});
const remove = memberEndpoint({
	method: 'DELETE',
	summary: 'Remove a wish list with everything in it; the one that everybody has stays',
	input: ListInput,
	output: RemovedList,
	refusals: wishlistErrors,
	limit: wishChangeLimit,
	handle: removeList,
});

export const { PATCH, DELETE, ALL } = methods(rename, remove);
