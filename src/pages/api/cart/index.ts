import { CartView } from '#src/domains/cart/contract.ts';
import { openCart } from '#src/domains/cart/index.ts';
import { publicEndpoint } from '#src/platform/http/index.ts';

export const { GET, ALL } = publicEndpoint({
	method: 'GET',
	summary: 'Get the current cart by shop, at current prices',
	output: CartView,
	refusals: {},
	handle: openCart,
});
