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
	summary: 'Change the note of a wish, or the variant that is meant',
	input: EditWishInput,
	output: WishInput,
	refusals: wishlistErrors,
	limit: wishChangeLimit,
	handle: editWish,
});
const remove = memberEndpoint({
	method: 'DELETE',
	summary: 'Take something out of its wish list; it can be brought back for a day',
	input: WishInput,
	output: RemovedWish,
	refusals: wishlistErrors,
	limit: wishChangeLimit,
	handle: removeWish,
});

export const { PATCH, DELETE, ALL } = methods(edit, remove);
