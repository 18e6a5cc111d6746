import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { applyImport } from '../use-cases/apply-import.ts';
import { checkImport } from '../use-cases/check-import.ts';

const TRIES = 4;

export const runImport = defineJob({
	name: 'catalog.run_import',
	input: z.object({ importId: z.string() }),
	isHeavy: true,
	retryLimit: TRIES,
	async handle(context, { importId }) {
		await checkImport(context, { importId });
		await applyImport(context, { importId });
	},
});
