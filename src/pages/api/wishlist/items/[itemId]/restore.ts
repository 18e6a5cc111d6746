import { RemovedWish, WishInput, wishChangeLimit, wishlistErrors } from '#src/domains/wishlist/contract.ts';
import { restoreWish } from '#src/domains/wishlist/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Restore an item that was removed from a wish list',
	input: WishInput,
	output: RemovedWish,
	refusals: wishlistErrors,
	limit: wishChangeLimit,
	handle: restoreWish,
});
