import * as z from 'zod/mini';
import { vendorRefusals } from '#src/domains/vendors/contract.ts';
import { ApplicationForm, ApplicationView } from '#src/domains/vendors/contract-application.ts';
import { getApplication, saveApplication, withdrawApplication } from '#src/domains/vendors/index.ts';
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
		refusals: vendorRefusals,
		limit: { name: 'vendors.application', points: 120, perS: 60, by: 'actor' },
		handle: saveApplication,
	}),
	memberEndpoint({
		method: 'DELETE',
		summary: 'Take the own application back while nothing is decided; a draft is thrown away',
		output: z.object({ isDraftKept: z.boolean() }),
		refusals: vendorRefusals,
		limit: { name: 'vendors.application_send', points: 20, perS: 3600, by: 'actor' },
		handle: withdrawApplication,
	}),
);
