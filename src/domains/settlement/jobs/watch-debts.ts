import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { watchDebts } from '../use-cases/watch-debts.ts';

export const watchShopDebts = defineJob({
	name: 'settlement.watch_debts',
	input: z.object({}),
	handle: watchDebts,
});
