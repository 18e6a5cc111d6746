import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { importConfig } from '../contract.ts';
import { deleteOldImports, endOverdueImports } from '../db/import-repository.ts';

/** Ends imports that wait too long for the shop or a worker, so the shop can start another. */
export async function endImports(
	context: Context<SystemActor>,
): Promise<{ readonly ended: number; readonly forgotten: number }> {
	const done = await transact(context, async ({ db, now }) => {
		const at = await now();
		const ended = await endOverdueImports(db, at, importConfig);
		return ok({ ended, forgotten: await deleteOldImports(db, addMs(at, -importConfig.keptDays * DAY_MS)) });
	});
	return done.value;
}
