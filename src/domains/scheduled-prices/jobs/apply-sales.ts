import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/background.ts';
import { Id } from '#src/shared/ids.ts';
import { applyDueSales, applySale } from '../use-cases/apply-sale.ts';

export const applySaleJob = defineJob({
	name: 'scheduled_prices.apply',
	input: z.object({ productId: Id }),
	handle: (context, { productId }) => applySale(context, productId),
});

export const applyDueSalesJob = defineJob({
	name: 'scheduled_prices.apply_due',
	input: z.object({}),
	handle: applyDueSales,
});
