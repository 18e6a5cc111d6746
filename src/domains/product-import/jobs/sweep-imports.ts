import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { endImports } from '../use-cases/end-imports.ts';

/** Every five minutes: ends abandoned imports and deletes old ones with their lines. */
export const sweepImports = defineJob({
	name: 'catalog.sweep_imports',
	input: z.object({}),
	retryLimit: 0,
	async handle(context) {
		const { ended, forgotten } = await endImports(context);
		if (ended + forgotten > 0) context.log.info({ ended, forgotten }, 'imports of goods were tidied up');
	},
});
