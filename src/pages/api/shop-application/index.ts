import * as z from 'zod/mini';
import { discardApplication, getApplication, saveApplication } from '#src/domains/shop-applications/index.ts';
import { ApplicationForm, ApplicationView } from '#src/domains/vendors/contract/application.ts';
import { vendorErrors } from '#src/domains/vendors/contract/shop.ts';
import { memberEndpoint, methods } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, PUT, DELETE, ALL } = methods(
	memberEndpoint({
		method: 'GET',
		summary: 'Get the member’s shop application with its fields, requested changes and state',
		output: ApplicationView,
		refusals: {},
		handle: async (context) => ok(await getApplication(context)),
	}),
	memberEndpoint({
		method: 'PUT',
		summary: 'Save fields of the shop application',
		input: ApplicationForm,
		output: z.object({ savedAt: z.iso.datetime() }),
		refusals: vendorErrors,
		limit: { name: 'vendors.application', points: 120, perS: 60, by: 'actor' },
		handle: saveApplication,
	}),
	memberEndpoint({
		method: 'DELETE',
		summary: 'Delete the draft application with its documents; a submitted one must be withdrawn first',
		output: z.object({ isDiscarded: z.literal(true) }),
		refusals: vendorErrors,
		limit: { name: 'vendors.application_send', points: 20, perS: 3600, by: 'actor' },
		handle: discardApplication,
	}),
);
