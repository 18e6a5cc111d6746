import { LowStockPage } from '#src/domains/inventory/contract.ts';
import { listLowStock } from '#src/domains/inventory/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'Choices on sale of which few pieces or none are left, the fewest first',
	output: LowStockPage,
	refusals: {},
	handle: async (context) => ok(await listLowStock(context)),
});
