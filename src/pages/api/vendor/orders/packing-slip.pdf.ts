import { PACKING_SLIPS_MAX, PAPER_LIMIT, PackingSlipsInput } from '#src/domains/order-views/contract/receipt.ts';
import { listPackingSlips } from '#src/domains/order-views/index.ts';
import { packingPaper } from '#src/messages/vi/order-papers.ts';
import { vendorSheets } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = vendorSheets({
	summary: `Get printable labels or packing slips of up to ${PACKING_SLIPS_MAX} orders of the shop`,
	input: PackingSlipsInput,
	refusals: { 'orders.not_found': 'not_found' },
	limit: PAPER_LIMIT,
	handle: async (context, input) => {
		const slips = await listPackingSlips(context, input);
		return slips.ok ? ok(packingPaper(slips.value, input.papers)) : slips;
	},
});
