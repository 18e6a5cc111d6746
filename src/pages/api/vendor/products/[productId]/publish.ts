import * as z from 'zod/mini';
import { catalogErrors, PRODUCT_STATES, ProductIdInput } from '#src/domains/catalog/contract/product.ts';
import { publishProduct } from '#src/domains/product-editing/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'Submit a product for review before it is shown',
	input: ProductIdInput,
	output: z.object({ state: z.enum(PRODUCT_STATES) }),
	refusals: catalogErrors,
	limit: { name: 'catalog.publish', points: 60, perS: 60, by: 'actor' },
	handle: publishProduct,
});
