import { AddAddressInput, addressErrors, SavedAddress, SavedAddressList } from '#src/domains/addresses/contract.ts';
import { addAddress, listSavedAddresses } from '#src/domains/addresses/index.ts';
import { memberEndpoint, methods } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

const list = memberEndpoint({
	method: 'GET',
	summary: 'List the member’s saved addresses, default first',
	output: SavedAddressList,
	refusals: {},
	handle: async (context) => ok(await listSavedAddresses(context)),
});
const add = memberEndpoint({
	summary: 'Save an address; the first becomes the default',
	input: AddAddressInput,
	output: SavedAddress,
	refusals: addressErrors,
	status: 201,
	handle: addAddress,
});

export const { GET, POST, ALL } = methods(list, add);
