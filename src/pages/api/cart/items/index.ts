import { AddToCartInput, CartView, cartConfig, cartErrors } from '#src/domains/cart/contract.ts';
import { addToCart, type ChangedCart } from '#src/domains/cart/index.ts';
import { config } from '#src/platform/config/index.ts';

import { publicEndpoint, setCookie } from '#src/platform/http/index.ts';

const DAY_S = 86_400;

export const { POST, ALL } = publicEndpoint({
	summary: 'Add a variant to the cart; a visitor’s first one sets the cart cookie',
	input: AddToCartInput,
	output: CartView,
	refusals: cartErrors,
	limit: { name: 'cart.add', points: 120, perS: 60, by: 'actor' },
	handle: addToCart,
	onSuccess: ({ cookies }, { newVisitorSecret }: ChangedCart) => {
		if (!newVisitorSecret) return;
		const maxAge = cartConfig.visitorDays * DAY_S;
		setCookie(cookies, config(), 'cart', newVisitorSecret, maxAge);
	},
});
