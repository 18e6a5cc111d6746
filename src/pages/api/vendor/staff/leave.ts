import * as z from 'zod/mini';
import { leaveShop } from '#src/domains/shop-staff/index.ts';
import { vendorErrors } from '#src/domains/vendors/contract/shop.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';
import { Id } from '#src/shared/ids.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Leave the shop’s staff; the owner cannot leave',
	output: z.object({ customerId: Id }),
	refusals: vendorErrors,
	handle: leaveShop,
});
