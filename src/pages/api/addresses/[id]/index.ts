import {
	AddressIdInput,
	addressErrors,
	EditAddressInput,
	RemovedAddress,
	SavedAddress,
} from '#src/domains/addresses/contract.ts';
import { editAddress, removeAddress } from '#src/domains/addresses/index.ts';
import { memberEndpoint, methods } from '#src/platform/http/index.ts';

const edit = memberEndpoint({
	method: 'PUT',
	summary: 'Update a saved address; orders already placed keep the old one',
	input: EditAddressInput,
	output: SavedAddress,
	refusals: addressErrors,
	handle: editAddress,
});
const remove = memberEndpoint({
	method: 'DELETE',
	summary: 'Remove a saved address',
	input: AddressIdInput,
	output: RemovedAddress,
	refusals: { 'addresses.not_found': 'not_found' },
	handle: removeAddress,
});

export const { PUT, DELETE, ALL } = methods(edit, remove);
