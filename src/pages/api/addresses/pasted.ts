import { PastedAddress, PastedAddressInput } from '#src/domains/addresses/contract.ts';
import { readPastedAddress } from '#src/domains/addresses/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

/** A POST, so that access logs do not contain the address. */
export const { POST, ALL } = memberEndpoint({
	summary: 'Find the current province and ward of a pasted address, former districts included',
	input: PastedAddressInput,
	output: PastedAddress,
	refusals: {},
	handle: async ({ read }, input) => ok(await readPastedAddress(read, input)),
});
