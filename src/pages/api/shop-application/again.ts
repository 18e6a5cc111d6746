import * as z from 'zod/mini';
import { applyAgain } from '#src/domains/shop-applications/index.ts';
import { vendorErrors } from '#src/domains/vendors/contract/shop.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Reopen a rejected shop application for correction',
	output: z.object({ savedAt: z.iso.datetime() }),
	refusals: vendorErrors,
	limit: { name: 'vendors.application_send', points: 20, perS: 3600, by: 'actor' },
	handle: applyAgain,
});
