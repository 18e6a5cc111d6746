import * as z from 'zod/mini';
import { SavedVoucherList } from '#src/domains/promotions/contract.ts';
import { listSavedVouchers } from '#src/domains/promotions/index.ts';
import { memberEndpoint, methods } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = methods(
	memberEndpoint({
		method: 'GET',
		summary: 'List the saved vouchers of the member',
		input: z.object({}),
		output: SavedVoucherList,
		refusals: {},
		handle: async (context) => ok({ items: [...(await listSavedVouchers(context))], nextCursor: null }),
	}),
);
