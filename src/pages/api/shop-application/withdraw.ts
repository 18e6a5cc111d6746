import * as z from 'zod/mini';
import { withdrawApplication } from '#src/domains/shop-applications/index.ts';
import { WithdrawApplicationInput } from '#src/domains/vendors/contract/application.ts';
import { vendorErrors } from '#src/domains/vendors/contract/shop.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Take the own application back to a draft, as long as nothing is decided and it stands as it was seen',
	input: WithdrawApplicationInput,
	output: z.object({ savedAt: z.iso.datetime() }),
	refusals: vendorErrors,
	limit: { name: 'vendors.application_send', points: 20, perS: 3600, by: 'actor' },
	handle: withdrawApplication,
});
