import { OrderInput } from '#src/domains/orders/contract.ts';
import { ListingsThen } from '#src/domains/orders/contract-listings.ts';
import { listShopListingsThen } from '#src/domains/orders/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'What the pages of the ordered goods said when they were ordered',
	input: OrderInput,
	output: ListingsThen,
	refusals: { 'orders.not_found': 'not_found' },
	limit: { name: 'orders.read', points: 240, perS: 60, by: 'actor' },
	handle: listShopListingsThen,
});
