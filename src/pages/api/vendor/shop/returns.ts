import { SetReturnsInput, vendorErrors } from '#src/domains/vendors/contract/shop.ts';
import { setReturns } from '#src/domains/vendors/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { PUT, ALL } = vendorEndpoint({
	method: 'PUT',
	summary: 'Set whether the shop accepts returns after a change of mind',
	input: SetReturnsInput,
	output: SetReturnsInput,
	refusals: vendorErrors,
	limit: { name: 'vendors.page', points: 30, perS: 60, by: 'actor' },
	handle: setReturns,
});
