import { CancelSaleInput, SaleView, scheduledPricesErrors } from '#src/domains/scheduled-prices/contract.ts';
import { cancelSale } from '#src/domains/scheduled-prices/index.ts';
import { methods, vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = methods(
	vendorEndpoint({
		summary: 'Cancel a planned sale or end a running one',
		input: CancelSaleInput,
		output: SaleView,
		refusals: scheduledPricesErrors,
		limit: { name: 'scheduled_prices.cancel', points: 60, perS: 60, by: 'actor' },
		handle: cancelSale,
	}),
);
