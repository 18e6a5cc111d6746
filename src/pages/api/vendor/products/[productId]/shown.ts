import * as z from 'zod/mini';
import { ChangeShownInput, catalogErrors, PRODUCT_STATES } from '#src/domains/catalog/contract/product.ts';
import { changeShown } from '#src/domains/product-editing/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'Hide a product, show it again, or discontinue it',
	input: ChangeShownInput,
	output: z.object({ state: z.enum(PRODUCT_STATES) }),
	refusals: catalogErrors,
	limit: { name: 'catalog.publish', points: 60, perS: 60, by: 'actor' },
	handle: changeShown,
});
