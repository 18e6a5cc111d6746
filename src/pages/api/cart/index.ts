import { CartView } from '#src/domains/cart/contract.ts';
import { openCart } from '#src/domains/cart/index.ts';
import { publicEndpoint } from '#src/platform/http/index.ts';

export const { GET, ALL } = publicEndpoint({
	method: 'GET',
	summary: 'The cart of whoever asks, by shops, at today’s prices',
	output: CartView,
	refusals: {},
	handle: openCart,
});
