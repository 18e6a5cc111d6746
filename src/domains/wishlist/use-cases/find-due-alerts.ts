import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { addMs, HOUR_MS } from '#src/shared/time.ts';
import { wishlistConfig } from '../contract.ts';
import { markDueWithoutEvent } from '../db/alert-repository.ts';

export async function findDueAlerts(context: Context<SystemActor>): Promise<void> {
	await transact(context, async ({ db, now, log }) => {
		const at = await now();
		const found = await markDueWithoutEvent(db, at, addMs(at, -wishlistConfig.priceEveryHours * HOUR_MS));
		if (found > 0) log.info({ found }, 'alerts due');
		return ok(null);
	});
}
