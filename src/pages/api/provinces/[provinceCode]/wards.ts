import { WardListInput, WardPage } from '#src/domains/addresses/contract.ts';
import { listWards } from '#src/domains/addresses/index.ts';
import { publicEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = publicEndpoint({
	method: 'GET',
	summary: 'List the wards of a province by name; `q` ignores tones',
	input: WardListInput,
	output: WardPage,
	refusals: {},
	handle: async ({ read }, input) => ok(await listWards(read, input)),
});
