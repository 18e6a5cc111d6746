import { CreateProfileInput, ShippingProfiles, shippingErrors } from '#src/domains/shipping/contract.ts';
import { createProfile, listProfiles } from '#src/domains/shipping/index.ts';
import { methods, vendorEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, POST, ALL } = methods(
	vendorEndpoint({
		method: 'GET',
		summary: 'List the shop’s shipping profiles; empty when the marketplace’s rates apply',
		output: ShippingProfiles,
		refusals: {},
		handle: async (context) => ok({ items: [...(await listProfiles(context))], nextCursor: null }),
	}),
	vendorEndpoint({
		summary: 'Create a shipping profile for all or some products of the shop',
		input: CreateProfileInput,
		output: ShippingProfiles,
		refusals: shippingErrors,
		limit: { name: 'shipping.profile', points: 60, perS: 60, by: 'actor' },
		handle: createProfile,
	}),
);
