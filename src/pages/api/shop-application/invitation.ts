import * as z from 'zod/mini';
import { acceptInvitation } from '#src/domains/shop-staff/index.ts';
import { vendorErrors } from '#src/domains/vendors/contract/shop.ts';
import { AcceptInvitationInput } from '#src/domains/vendors/contract/staff.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Accept a staff invitation',
	input: AcceptInvitationInput,
	output: z.object({ shopName: z.string() }),
	refusals: vendorErrors,
	limit: { name: 'vendors.accept', points: 20, perS: 3600, by: 'actor' },
	handle: acceptInvitation,
});
