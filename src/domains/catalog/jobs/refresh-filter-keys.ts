import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { recomputeFilterKeys } from '../use-cases/recompute-filter-keys.ts';

export const refreshFilterKeys = defineJob({
	name: 'catalog.refresh_filter_keys',
	input: z.object({}),
	async handle(context) {
		const { changed } = await recomputeFilterKeys(context);
		context.log.info({ changed }, 'what lists filter by was computed again');
	},
});
