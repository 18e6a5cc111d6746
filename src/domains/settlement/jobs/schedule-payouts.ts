import * as z from 'zod/mini';
import { defineJob } from '#src/platform/jobs/index.ts';
import { schedulePayouts } from '../use-cases/schedule-payouts.ts';

export const scheduleWeeklyPayouts = defineJob({
	name: 'settlement.schedule_payouts',
	input: z.object({}),
	handle: async (context) => {
		const { scheduled } = await schedulePayouts(context);
		context.log.info({ scheduled }, 'weekly payouts wait for approval');
	},
});
