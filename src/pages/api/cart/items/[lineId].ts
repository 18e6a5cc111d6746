import { CartView, ChangeQuantityInput, cartErrors, RemoveLineInput } from '#src/domains/cart/contract.ts';
import { changeQuantity, removeLine } from '#src/domains/cart/index.ts';
import { methods, publicEndpoint } from '#src/platform/http/index.ts';

const change = publicEndpoint({
	method: 'PATCH',
	summary: 'Change the quantity of a cart line',
	input: ChangeQuantityInput,
	output: CartView,
	refusals: cartErrors,
	handle: changeQuantity,
});
const remove = publicEndpoint({
	method: 'DELETE',
	summary: 'Remove a line from the cart',
	input: RemoveLineInput,
	output: CartView,
	refusals: { 'cart.line_not_found': 'not_found' },
	handle: removeLine,
});

export const { PATCH, DELETE, ALL } = methods(change, remove);
