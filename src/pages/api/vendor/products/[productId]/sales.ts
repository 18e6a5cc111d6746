import {
	PlanSaleInput,
	ProductSales,
	ProductSalesInput,
	SaleView,
	scheduledPricesErrors,
} from '#src/domains/scheduled-prices/contract.ts';
import { listProductSales, planSale } from '#src/domains/scheduled-prices/index.ts';
import { methods, vendorEndpoint } from '#src/platform/http/index.ts';

export const { GET, POST, ALL } = methods(
	vendorEndpoint({
		method: 'GET',
		summary: 'List the sales of a product and the regular prices of its variants',
		input: ProductSalesInput,
		output: ProductSales,
		refusals: scheduledPricesErrors,
		handle: listProductSales,
	}),
	vendorEndpoint({
		summary: 'Plan lower prices of a product between two instants',
		input: PlanSaleInput,
		output: SaleView,
		refusals: scheduledPricesErrors,
		limit: { name: 'scheduled_prices.plan', points: 60, perS: 60, by: 'actor' },
		handle: planSale,
	}),
);
