import {
	RemoveProfileInput,
	SaveProfileInput,
	ShippingProfiles,
	shippingErrors,
} from '#src/domains/shipping/contract.ts';
import { removeProfile, saveProfile } from '#src/domains/shipping/index.ts';
import { methods, vendorEndpoint } from '#src/platform/http/index.ts';

const limit = { name: 'shipping.profile', points: 60, perS: 60, by: 'actor' } as const;

export const { PUT, DELETE, ALL } = methods(
	vendorEndpoint({
		method: 'PUT',
		summary: 'Change rates of the own shop as they were read; orders that were placed keep theirs',
		input: SaveProfileInput,
		output: ShippingProfiles,
		refusals: shippingErrors,
		limit,
		handle: saveProfile,
	}),
	vendorEndpoint({
		method: 'DELETE',
		summary: 'Remove rates of the own shop; their goods go by the common ones again',
		input: RemoveProfileInput,
		output: ShippingProfiles,
		refusals: shippingErrors,
		limit,
		handle: removeProfile,
	}),
);
