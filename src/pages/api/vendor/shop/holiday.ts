import { PlanHolidayInput, PlannedHoliday, vendorErrors } from '#src/domains/vendors/contract/shop.ts';
import { planHoliday } from '#src/domains/vendors/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { PUT, ALL } = vendorEndpoint({
	method: 'PUT',
	summary: 'Set the shop’s holiday, or end it',
	input: PlanHolidayInput,
	output: PlannedHoliday,
	refusals: vendorErrors,
	limit: { name: 'vendors.page', points: 30, perS: 60, by: 'actor' },
	handle: planHoliday,
});
