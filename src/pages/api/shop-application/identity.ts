import * as z from 'zod/mini';
import { submitIdentity } from '#src/domains/shop-applications/index.ts';
import { SubmitIdentityInput } from '#src/domains/vendors/contract/application.ts';
import { vendorErrors } from '#src/domains/vendors/contract/shop.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { PUT, ALL } = memberEndpoint({
	method: 'PUT',
	summary: 'Submit the seller’s identity; only a keyed hash of it is stored',
	input: SubmitIdentityInput,
	output: z.object({ hasIdentity: z.boolean() }),
	refusals: vendorErrors,
	limit: { name: 'vendors.identity', points: 10, perS: 3600, by: 'actor' },
	handle: submitIdentity,
});
