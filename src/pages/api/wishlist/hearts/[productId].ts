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
	summary: 'Whether the member wishes for a product, and what of it they are told',
	input: ProductInput,
	output: MineOfWish,
	refusals: {},
	handle: async (context, input) => ok(await getMineOfWish(context, input)),
});
const set = memberEndpoint({
	method: 'PUT',
	summary: 'Wish for a product or not, whatever the lists',
	input: SetHeartInput,
	output: HeartView,
	refusals: wishlistErrors,
	limit: wishChangeLimit,
	handle: setHeart,
});

export const { GET, PUT, ALL } = methods(mine, set);
