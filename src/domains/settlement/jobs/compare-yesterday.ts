import * as z from 'zod/mini';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, databaseNow, transact } from '#src/platform/context.ts';
import { claimOnce, defineJob } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { addMs, DAY_MS, vietnamDay } from '#src/shared/time.ts';
import { hasPaymentsOn } from '../db/difference-repository.ts';
import { compareDayFile, readDayFile } from '../use-cases/compare-settlement.ts';
import { settlementWiring } from '../wiring.ts';

/** Covers missed nights, late job runs and files that arrive late. */
const DAYS_BACK = 7;
/** VNPAY's file of a day arrives in the following night; if it is missing on the second, request it from VNPAY. */
const LATE_AFTER_DAYS = 2;

/**
 * Compares each of the last days once, as soon as its file exists; differences are logged as errors, which alert
 * operators.
 */
export const compareYesterday = defineJob({
	name: 'settlement.compare_yesterday',
	input: z.object({}),
	handle: async (context) => {
		const now = await databaseNow(context.fresh);
		for (let back = DAYS_BACK; back >= 1; back -= 1)
			await compareOnce(context, vietnamDay(addMs(now, -back * DAY_MS)), back >= LATE_AFTER_DAYS);
	},
});

async function compareOnce(context: Context<SystemActor>, day: string, isLate: boolean): Promise<void> {
	const text = await settlementWiring().settlementFile(day);
	if (text === null) return logMissingFile(context, day, isLate);
	const file = await readDayFile({ day, text });
	if (!file.ok) return context.log.error({ day, refusal: file.error.code }, 'settlement file not taken');
	const compared = await transact(context, async (scope) =>
		(await claimOnce(scope.db, `settlement-file:${day}`)) ? compareDayFile(scope, file.value) : ok({ differences: [] }),
	);
	const length = compared.ok ? compared.value.differences.length : 0;
	if (length > 0) context.log.error({ day, differences: length }, 'VNPAY and we disagree');
}

async function logMissingFile({ fresh, log }: Context<SystemActor>, day: string, isLate: boolean): Promise<void> {
	if (isLate && (await hasPaymentsOn(fresh, day))) log.error({ day }, 'VNPAY’s settlement file is missing');
	else log.info({ day }, 'no settlement file of VNPAY');
}
