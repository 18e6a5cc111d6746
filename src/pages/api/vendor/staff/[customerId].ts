import * as z from 'zod/mini';
import { changeRole, removeStaff } from '#src/domains/shop-staff/index.ts';
import { vendorErrors } from '#src/domains/vendors/contract/shop.ts';
import { ChangeRoleInput, StaffIdInput } from '#src/domains/vendors/contract/staff.ts';
import { methods, vendorEndpoint } from '#src/platform/http/index.ts';
import { Id } from '#src/shared/ids.ts';

const output = z.object({ customerId: Id });

export const { PUT, DELETE, ALL } = methods(
	vendorEndpoint({
		method: 'PUT',
		summary: 'Change the role of a staff member',
		input: ChangeRoleInput,
		output,
		refusals: vendorErrors,
		handle: changeRole,
	}),
	vendorEndpoint({
		method: 'DELETE',
		summary: 'Remove a staff member with immediate effect',
		input: StaffIdInput,
		output,
		refusals: vendorErrors,
		handle: removeStaff,
	}),
);
