import * as z from 'zod/mini';
import { getStaff, inviteStaff } from '#src/domains/shop-staff/index.ts';
import { vendorErrors } from '#src/domains/vendors/contract/shop.ts';
import { InviteStaffInput, StaffView } from '#src/domains/vendors/contract/staff.ts';
import { methods, vendorEndpoint } from '#src/platform/http/index.ts';
import { Id } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, POST, ALL } = methods(
	vendorEndpoint({
		method: 'GET',
		summary: 'Who works for the own shop and who is invited; admins see everybody, others themselves',
		output: StaffView,
		refusals: {},
		handle: async (context) => ok(await getStaff(context)),
	}),
	vendorEndpoint({
		summary: 'Invite somebody by e-mail to work for the own shop',
		input: InviteStaffInput,
		output: z.object({ invitationId: Id }),
		refusals: vendorErrors,
		limit: { name: 'vendors.invite', points: 20, perS: 3600, by: 'actor' },
		handle: inviteStaff,
	}),
);
