import { AddWishInput, StoredWish, wishChangeLimit, wishlistErrors } from '#src/domains/wishlist/contract.ts';
import { addWish } from '#src/domains/wishlist/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Add a product to a wish list; without a list, to the default one',
	input: AddWishInput,
	output: StoredWish,
	refusals: wishlistErrors,
	limit: wishChangeLimit,
	handle: addWish,
});
