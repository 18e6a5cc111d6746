import { CartView, ChangeVariantInput, cartErrors } from '#src/domains/cart/contract.ts';
import { changeVariant } from '#src/domains/cart/index.ts';
import { publicEndpoint } from '#src/platform/http/index.ts';

export const { PUT, ALL } = publicEndpoint({
	method: 'PUT',
	summary: 'Change the variant of a cart line; a line of that variant is merged into it',
	input: ChangeVariantInput,
	output: CartView,
	refusals: cartErrors,
	limit: { name: 'cart.variant', points: 120, perS: 60, by: 'actor' },
	handle: changeVariant,
});
