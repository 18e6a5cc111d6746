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
	summary: 'Rename a wish list',
	input: RenameListInput,
	output: WishlistView,
	refusals: wishlistErrors,
	limit: wishChangeLimit,
	handle: renameList,
});
const remove = memberEndpoint({
	method: 'DELETE',
	summary: 'Delete a wish list with its items; the default list cannot be deleted',
	input: ListInput,
	output: RemovedList,
	refusals: wishlistErrors,
	limit: wishChangeLimit,
	handle: removeList,
});

export const { PATCH, DELETE, ALL } = methods(rename, remove);
