import * as z from 'zod/mini';
import { revokeInvitation } from '#src/domains/shop-staff/index.ts';
import { vendorErrors } from '#src/domains/vendors/contract/shop.ts';
import { InvitationIdInput } from '#src/domains/vendors/contract/staff.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';
import { Id } from '#src/shared/ids.ts';

export const { DELETE, ALL } = vendorEndpoint({
	method: 'DELETE',
	summary: 'Revoke a staff invitation',
	input: InvitationIdInput,
	output: z.object({ invitationId: Id }),
	refusals: vendorErrors,
	handle: revokeInvitation,
});
