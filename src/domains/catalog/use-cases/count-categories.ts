import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { recordCategoryCounts } from '../db/category-count-repository.ts';

export async function countCategories(context: Context<SystemActor>): Promise<void> {
	await transact(context, async ({ db }) => {
		await recordCategoryCounts(db);
		return ok(null);
	});
}
