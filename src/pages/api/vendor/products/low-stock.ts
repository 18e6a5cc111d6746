import { LowStockPage } from '#src/domains/inventory/contract.ts';
import { listLowStock } from '#src/domains/inventory/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'List variants on sale with little or no stock, lowest first',
	output: LowStockPage,
	refusals: {},
	handle: async (context) => ok(await listLowStock(context)),
});
