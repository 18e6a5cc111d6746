import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { vietnamDay } from '#src/shared/time.ts';
import { addViews } from '../db/view-repository.ts';

export async function recordViews(context: Context, seen: ReadonlyMap<string, number>): Promise<void> {
	if (seen.size === 0) return;
	await transact(context, async ({ db, now }) => {
		await addViews(
			db,
			vietnamDay(await now()),
			[...seen].map(([slug, views]) => ({ slug, views })),
		);
		return ok(null);
	});
}
