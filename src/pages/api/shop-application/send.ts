import * as z from 'zod/mini';
import { sendApplication } from '#src/domains/shop-applications/index.ts';
import { SendApplicationInput } from '#src/domains/vendors/contract/application.ts';
import { vendorErrors } from '#src/domains/vendors/contract/shop.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';
import { Id } from '#src/shared/ids.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Submit the shop application, or the changes that were requested',
	input: SendApplicationInput,
	output: z.object({ shopId: Id, answerBy: z.iso.datetime() }),
	refusals: vendorErrors,
	limit: { name: 'vendors.application_send', points: 20, perS: 3600, by: 'actor' },
	handle: sendApplication,
});
