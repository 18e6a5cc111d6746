import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { recordBoughtTogether } from '../db/bought-together-repository.ts';

export async function countBoughtTogether(context: Context<SystemActor>): Promise<void> {
	await transact(context, async ({ db }) => {
		await recordBoughtTogether(db);
		return ok(null);
	});
}
