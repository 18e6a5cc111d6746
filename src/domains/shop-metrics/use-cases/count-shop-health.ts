import { recordHealth } from '#src/domains/shop-sanctions/index.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { countService, findShopsToRecount } from '../db/served-orders-repository.ts';

/** Small batches, so that a request that needs the lock of one shop does not wait for all shops. */
const SHOPS_AT_ONCE = 100;

/** Includes open shops without orders; updates the published figures and the measures that follow from them. */
export async function countShopHealth(context: Context<SystemActor>): Promise<void> {
	let after: string | null = null;
	do {
		const shopIds: readonly string[] = await findShopsToRecount(context.read, after, SHOPS_AT_ONCE);
		await transact(context, async (scope) => {
			await recordHealth(scope, await countService(scope.db, shopIds, await scope.now()));
			return ok(null);
		});
		after = shopIds.at(-1) ?? null;
	} while (after !== null);
}
