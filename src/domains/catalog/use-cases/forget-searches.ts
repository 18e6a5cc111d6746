import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { addMs, DAY_MS, vietnamDay } from '#src/shared/time.ts';
import { searchLogConfig } from '../contract-lists.ts';
import { forgetSearchesBefore } from '../db/search-repository.ts';

/** What people asked is kept as long as an operator learns from it; it may hold what nobody wants kept. */
export async function forgetSearches(context: Context<SystemActor>): Promise<{ readonly lines: number }> {
	const forgotten = await transact(context, async ({ db, now }) => {
		const first = vietnamDay(addMs(await now(), -searchLogConfig.keptDays * DAY_MS));
		return ok({ lines: await forgetSearchesBefore(db, first) });
	});
	return forgotten.value;
}
