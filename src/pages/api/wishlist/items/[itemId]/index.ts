import {
	EditWishInput,
	RemovedWish,
	WishInput,
	wishChangeLimit,
	wishlistErrors,
} from '#src/domains/wishlist/contract.ts';
import { editWish, removeWish } from '#src/domains/wishlist/index.ts';
import { memberEndpoint, methods } from '#src/platform/http/index.ts';

const edit = memberEndpoint({
	method: 'PATCH',
	summary: 'Update the note or the variant of a wish list item',
	input: EditWishInput,
	output: WishInput,
	refusals: wishlistErrors,
	limit: wishChangeLimit,
	handle: editWish,
});
const remove = memberEndpoint({
	method: 'DELETE',
	summary: 'Remove an item from its wish list; it can be restored for a day',
	input: WishInput,
	output: RemovedWish,
	refusals: wishlistErrors,
	limit: wishChangeLimit,
	handle: removeWish,
});

export const { PATCH, DELETE, ALL } = methods(edit, remove);
