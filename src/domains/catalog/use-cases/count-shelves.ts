import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { recordShelfCounts } from '../db/shelf-repository.ts';

/** How much each shop has on each shelf, for counts too large to be made at each look. */
export async function countShelves(context: Context<SystemActor>): Promise<void> {
	await transact(context, async ({ db }) => {
		await recordShelfCounts(db);
		return ok(null);
	});
}
