import * as z from 'zod/mini';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, databaseNow, transact } from '#src/platform/context.ts';
import { defineJob, onceOnly } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { addMs, DAY_MS, vietnamDay } from '#src/shared/time.ts';
import { compareSettlement } from '../use-cases/compare-settlement.ts';
import { settlementWiring } from '../wiring.ts';

/** A night that was missed, a job that wakes late and a file that comes late are made up for in this time. */
const DAYS_BACK = 7;

/** Every night, each day whose file is there by now, once; what differs is for the operators' alarm. */
export const compareYesterday = defineJob({
	name: 'settlement.compare_yesterday',
	input: z.object({}),
	handle: async (context) => {
		const now = await databaseNow(context.fresh);
		for (let back = DAYS_BACK; back >= 1; back -= 1) await compareOnce(context, vietnamDay(addMs(now, -back * DAY_MS)));
	},
});

async function compareOnce(context: Context<SystemActor>, day: string): Promise<void> {
	const text = await settlementWiring().settlementFile(day);
	if (text === null) return context.log.info({ day }, 'no settlement file of VNPAY');
	const compared = await transact(context, async (scope) =>
		(await onceOnly(scope.db, `settlement-file:${day}`))
			? compareSettlement(scope, { day, text })
			: ok({ differences: [] }),
	);
	if (!compared.ok) return context.log.error({ day, refusal: compared.error.code }, 'settlement file not taken');
	const { length } = compared.value.differences;
	if (length > 0) context.log.error({ day, differences: length }, 'VNPAY and we disagree');
}
