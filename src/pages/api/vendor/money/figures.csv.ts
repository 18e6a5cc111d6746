import { ordersErrors } from '#src/domains/orders/contract/order.ts';
import { FiguresFile, FiguresInput } from '#src/domains/shop-metrics/contract.ts';
import { getShopFigures } from '#src/domains/shop-metrics/index.ts';
import { figuresFile } from '#src/messages/vi/vendor/vendor-overview.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'Download the shop’s daily sales as CSV',
	input: FiguresInput,
	output: FiguresFile,
	refusals: ordersErrors,
	limit: { name: 'settlement.statement', points: 60, perS: 60, by: 'actor' },
	file: { mediaType: 'text/csv', of: ({ name, text }) => ({ name, content: text }) },
	handle: async (context, input) => {
		const told = await getShopFigures(context, input);
		return told.ok ? ok(figuresFile(told.value)) : told;
	},
});
