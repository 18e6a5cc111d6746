import { AddressIdInput, SavedAddress } from '#src/domains/addresses/contract.ts';
import { setDefaultAddress } from '#src/domains/addresses/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Make a saved address the default',
	input: AddressIdInput,
	output: SavedAddress,
	refusals: { 'addresses.not_found': 'not_found' },
	handle: setDefaultAddress,
});
