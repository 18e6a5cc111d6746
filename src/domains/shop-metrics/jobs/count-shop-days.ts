import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { countShopDays, recountShopDays } from '../use-cases/count-shop-days.ts';

export const countShopDaysOn = defineJob({
	name: 'orders.count_shop_days',
	input: z.object({}),
	handle: countShopDays,
});

export const recountShopDaysJob = defineJob({
	name: 'orders.recount_shop_days',
	input: z.object({}),
	handle: recountShopDays,
});
