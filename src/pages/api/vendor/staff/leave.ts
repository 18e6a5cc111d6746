import * as z from 'zod/mini';
import { vendorRefusals } from '#src/domains/vendors/contract.ts';
import { leaveShop } from '#src/domains/vendors/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';
import { Id } from '#src/shared/ids.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'Stop working for the shop; its owner cannot',
	output: z.object({ customerId: Id }),
	refusals: vendorRefusals,
	handle: leaveShop,
});
