import { catalogErrors } from '#src/domains/catalog/contract/product.ts';
import { ChangedPrice, ChangePriceInput } from '#src/domains/product-editing/contract/product-list.ts';
import { changePrice } from '#src/domains/product-editing/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'A new price of one variant, in place of the one that was shown',
	input: ChangePriceInput,
	output: ChangedPrice,
	refusals: catalogErrors,
	limit: { name: 'catalog.price', points: 120, perS: 60, by: 'actor' },
	handle: changePrice,
});
