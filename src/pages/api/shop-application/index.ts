import * as z from 'zod/mini';
import { discardApplication, getApplication, saveApplication } from '#src/domains/shop-applications/index.ts';
import { ApplicationForm, ApplicationView } from '#src/domains/vendors/contract/application.ts';
import { vendorErrors } from '#src/domains/vendors/contract/shop.ts';
import { memberEndpoint, methods } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, PUT, DELETE, ALL } = methods(
	memberEndpoint({
		method: 'GET',
		summary: 'The own application for a shop: what is written, what is asked, where it stands',
		output: ApplicationView,
		refusals: {},
		handle: async (context) => ok(await getApplication(context)),
	}),
	memberEndpoint({
		method: 'PUT',
		summary: 'Keep what was typed into the own application, field by field',
		input: ApplicationForm,
		output: z.object({ savedAt: z.iso.datetime() }),
		refusals: vendorErrors,
		limit: { name: 'vendors.application', points: 120, perS: 60, by: 'actor' },
		handle: saveApplication,
	}),
	memberEndpoint({
		method: 'DELETE',
		summary: 'Throw the own draft away with its papers; what was handed in is taken back first',
		output: z.object({ isDiscarded: z.literal(true) }),
		refusals: vendorErrors,
		limit: { name: 'vendors.application_send', points: 20, perS: 3600, by: 'actor' },
		handle: discardApplication,
	}),
);
