import { vendorErrors } from '#src/domains/vendors/contract.ts';
import { AppealInput, SuspensionView } from '#src/domains/vendors/contract-appeal.ts';
import { appealSuspension } from '#src/domains/vendors/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'Appeal against the suspension of the own shop, once and in time; another person decides',
	input: AppealInput,
	output: SuspensionView,
	refusals: vendorErrors,
	limit: { name: 'vendors.appeal', points: 10, perS: 3600, by: 'actor' },
	handle: appealSuspension,
});
