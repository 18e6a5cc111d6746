import {
	HeartView,
	MineOfWish,
	ProductInput,
	SetHeartInput,
	wishChangeLimit,
	wishlistErrors,
} from '#src/domains/wishlist/contract.ts';
import { getMineOfWish, setHeart } from '#src/domains/wishlist/index.ts';
import { memberEndpoint, methods } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

const mine = memberEndpoint({
	method: 'GET',
	summary: 'Get whether a product is in the member’s wish lists, and its alerts',
	input: ProductInput,
	output: MineOfWish,
	refusals: {},
	handle: async (context, input) => ok(await getMineOfWish(context, input)),
});
const set = memberEndpoint({
	method: 'PUT',
	summary: 'Add a product to the wish lists or remove it from all of them',
	input: SetHeartInput,
	output: HeartView,
	refusals: wishlistErrors,
	limit: wishChangeLimit,
	handle: setHeart,
});

export const { GET, PUT, ALL } = methods(mine, set);
