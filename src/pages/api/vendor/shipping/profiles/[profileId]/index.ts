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
		summary: 'Update a shipping profile, unless it changed since it was read; placed orders keep their rates',
		input: SaveProfileInput,
		output: ShippingProfiles,
		refusals: shippingErrors,
		limit,
		handle: saveProfile,
	}),
	vendorEndpoint({
		method: 'DELETE',
		summary: 'Delete a shipping profile; its products use the default one again',
		input: RemoveProfileInput,
		output: ShippingProfiles,
		refusals: shippingErrors,
		limit,
		handle: removeProfile,
	}),
);
