import * as z from 'zod/mini';
import { publicEndpoint } from '#src/platform/http/index.ts';
import { RELEASE } from '#src/shared/release.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = publicEndpoint({
	method: 'GET',
	summary: 'Get the release that the server runs',
	output: z.object({ release: z.string() }),
	refusals: {},
	handle: async () => ok({ release: RELEASE }),
});
