import { CreateProfileInput, ShippingProfiles, shippingErrors } from '#src/domains/shipping/contract.ts';
import { createProfile, listProfiles } from '#src/domains/shipping/index.ts';
import { methods, vendorEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, POST, ALL } = methods(
	vendorEndpoint({
		method: 'GET',
		summary: 'What the own shop asks for bringing its goods; nothing: the rates of the market',
		output: ShippingProfiles,
		refusals: {},
		handle: async (context) => ok({ items: [...(await listProfiles(context))], nextCursor: null }),
	}),
	vendorEndpoint({
		summary: 'Give the own shop rates of its own, for all goods or for some',
		input: CreateProfileInput,
		output: ShippingProfiles,
		refusals: shippingErrors,
		limit: { name: 'shipping.profile', points: 60, perS: 60, by: 'actor' },
		handle: createProfile,
	}),
);
