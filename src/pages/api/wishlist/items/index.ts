import { AddWishInput, KeptWish, wishlistRefusals } from '#src/domains/wishlist/contract.ts';
import { addWish } from '#src/domains/wishlist/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Put a product into a wish list; without a list, into the one that stays',
	input: AddWishInput,
	output: KeptWish,
	refusals: wishlistRefusals,
	limit: { name: 'wishlist.change', points: 120, perS: 60, by: 'actor' },
	handle: addWish,
});
