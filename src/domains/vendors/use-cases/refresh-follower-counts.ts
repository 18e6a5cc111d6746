import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import { ok } from '#src/shared/result.ts';
import { applyFollowerChanges } from '../db/follower-repository.ts';
import { followersShown } from '../rules/shop-page/followers-shown.ts';

/** Applies follower changes and drops a shop's cached page only when the displayed number changes. */
export async function refreshFollowerCounts(context: Context<SystemActor>): Promise<void> {
	await transact(context, async ({ db }) => {
		const recounted = await applyFollowerChanges(db);
		const changed = recounted.filter(({ before, after }) => followersShown(before) !== followersShown(after));
		await dropPages(
			db,
			changed.map(({ shopId }) => `shop-followers:${shopId}`),
		);
		return ok(null);
	});
}
