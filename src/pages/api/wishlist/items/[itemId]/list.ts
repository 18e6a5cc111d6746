import { KeptWish, MoveWishInput, wishChangeLimit, wishlistRefusals } from '#src/domains/wishlist/contract.ts';
import { moveWish } from '#src/domains/wishlist/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { PUT, ALL } = memberEndpoint({
	method: 'PUT',
	summary: 'Move something to another wish list',
	input: MoveWishInput,
	output: KeptWish,
	refusals: wishlistRefusals,
	limit: wishChangeLimit,
	handle: moveWish,
});
