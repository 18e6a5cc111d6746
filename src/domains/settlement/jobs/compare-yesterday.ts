import * as z from 'zod/mini';
import { databaseNow } from '#src/platform/context.ts';
import { defineJob } from '#src/platform/jobs/index.ts';
import { addMs, DAY_MS, vietnamDay } from '#src/shared/time.ts';
import { compareSettlement } from '../use-cases/compare-settlement.ts';
import { settlementWiring } from '../wiring.ts';

/** Every night, when the file of the day before is there; what differs is for the operators' alarm. */
export const compareYesterday = defineJob({
	name: 'settlement.compare_yesterday',
	input: z.object({}),
	handle: async (context) => {
		const day = vietnamDay(addMs(await databaseNow(context.fresh), -DAY_MS));
		const text = await settlementWiring().settlementFile(day);
		if (text === null) return context.log.info({ day }, 'no settlement file of VNPAY');
		const compared = await compareSettlement(context, { day, text });
		if (!compared.ok) return context.log.error({ day, refusal: compared.error.code }, 'settlement file not taken');
		const { length } = compared.value.differences;
		if (length > 0) context.log.error({ day, differences: length }, 'VNPAY and we disagree');
	},
});
