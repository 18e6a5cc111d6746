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
		summary: 'List the shop’s staff and invitations; admins see all, others only themselves',
		output: StaffView,
		refusals: {},
		handle: async (context) => ok(await getStaff(context)),
	}),
	vendorEndpoint({
		summary: 'Invite a staff member by e-mail',
		input: InviteStaffInput,
		output: z.object({ invitationId: Id }),
		refusals: vendorErrors,
		limit: { name: 'vendors.invite', points: 20, perS: 3600, by: 'actor' },
		handle: inviteStaff,
	}),
);
