import { ProvinceList } from '#src/domains/addresses/contract.ts';
import { listProvinces } from '#src/domains/addresses/index.ts';
import { publicEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = publicEndpoint({
	method: 'GET',
	summary: 'List the 34 provinces by name',
	output: ProvinceList,
	refusals: {},
	handle: async ({ read }) => ok({ items: [...(await listProvinces(read))] }),
});
