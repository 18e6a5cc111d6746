import { appealSuspension } from '#src/domains/shop-sanctions/index.ts';
import { AppealInput, SuspensionView } from '#src/domains/vendors/contract/appeal.ts';
import { vendorErrors } from '#src/domains/vendors/contract/shop.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'Appeal once against the shop’s suspension; another operator decides',
	input: AppealInput,
	output: SuspensionView,
	refusals: vendorErrors,
	limit: { name: 'vendors.appeal', points: 10, perS: 3600, by: 'actor' },
	handle: appealSuspension,
});
