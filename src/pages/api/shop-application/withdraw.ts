import * as z from 'zod/mini';
import { withdrawApplication } from '#src/domains/shop-applications/index.ts';
import { WithdrawApplicationInput } from '#src/domains/vendors/contract/application.ts';
import { vendorErrors } from '#src/domains/vendors/contract/shop.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Return the submitted application to a draft while it is undecided and unchanged',
	input: WithdrawApplicationInput,
	output: z.object({ savedAt: z.iso.datetime() }),
	refusals: vendorErrors,
	limit: { name: 'vendors.application_send', points: 20, perS: 3600, by: 'actor' },
	handle: withdrawApplication,
});
