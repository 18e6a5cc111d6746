import { AddWishInput, StoredWish, wishChangeLimit, wishlistErrors } from '#src/domains/wishlist/contract.ts';
import { addWish } from '#src/domains/wishlist/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Put a product into a wish list; without a list, into the one that stays',
	input: AddWishInput,
	output: StoredWish,
	refusals: wishlistErrors,
	limit: wishChangeLimit,
	handle: addWish,
});
