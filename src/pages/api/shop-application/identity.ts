import * as z from 'zod/mini';
import { vendorRefusals } from '#src/domains/vendors/contract.ts';
import { TellIdentityInput } from '#src/domains/vendors/contract-application.ts';
import { tellIdentity } from '#src/domains/vendors/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { PUT, ALL } = memberEndpoint({
	method: 'PUT',
	summary: 'Who stands behind the shop: checked and forgotten, only a keyed hash is kept',
	input: TellIdentityInput,
	output: z.object({ hasIdentity: z.boolean() }),
	refusals: vendorRefusals,
	limit: { name: 'vendors.identity', points: 10, perS: 3600, by: 'actor' },
	handle: tellIdentity,
});
