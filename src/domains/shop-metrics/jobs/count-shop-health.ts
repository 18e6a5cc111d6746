import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { countShopHealth } from '../use-cases/count-shop-health.ts';

export const countShopHealthJob = defineJob({
	name: 'orders.count_shop_health',
	input: z.object({}),
	handle: countShopHealth,
});
