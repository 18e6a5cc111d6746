import { MoveWishInput, StoredWish, wishChangeLimit, wishlistErrors } from '#src/domains/wishlist/contract.ts';
import { moveWish } from '#src/domains/wishlist/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { PUT, ALL } = memberEndpoint({
	method: 'PUT',
	summary: 'Move an item to another wish list',
	input: MoveWishInput,
	output: StoredWish,
	refusals: wishlistErrors,
	limit: wishChangeLimit,
	handle: moveWish,
});
