import { AddWishInput, KeptWish, wishChangeLimit, wishlistRefusals } from '#src/domains/wishlist/contract.ts';
import { addWish } from '#src/domains/wishlist/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Put a product into a wish list; without a list, into the one that stays',
	input: AddWishInput,
	output: KeptWish,
	refusals: wishlistRefusals,
	limit: wishChangeLimit,
	handle: addWish,
});
