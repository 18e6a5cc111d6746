import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { addMs, DAY_MS, vietnamDay } from '#src/shared/time.ts';
import { searchLogConfig } from '../contract/lists.ts';
import { deleteSearchesBefore } from '../db/search-repository.ts';

/** Search terms may contain personal data, so they are deleted once operators no longer need them. */
export async function deleteSearches(context: Context<SystemActor>): Promise<{ readonly lines: number }> {
	const forgotten = await transact(context, async ({ db, now }) => {
		const first = vietnamDay(addMs(await now(), -searchLogConfig.keptDays * DAY_MS));
		return ok({ lines: await deleteSearchesBefore(db, first) });
	});
	return forgotten.value;
}
