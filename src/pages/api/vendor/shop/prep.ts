import { SetPrepDaysInput, vendorErrors } from '#src/domains/vendors/contract/shop.ts';
import { setPrepDays } from '#src/domains/vendors/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { PUT, ALL } = vendorEndpoint({
	method: 'PUT',
	summary: 'Set the shop’s default preparation time in working days',
	input: SetPrepDaysInput,
	output: SetPrepDaysInput,
	refusals: vendorErrors,
	limit: { name: 'vendors.page', points: 30, perS: 60, by: 'actor' },
	handle: setPrepDays,
});
