import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { payableShops } from '../db/payout-repository.ts';
import { openPayout } from './open-payout.ts';

export async function schedulePayouts(context: Context<SystemActor>): Promise<{ readonly scheduled: number }> {
	let scheduled = 0;
	for (const shopId of await payableShops(context.fresh)) {
		const opened = await transact(context, (scope) => openPayout(scope, { shopId, askedBy: null }));
		if (opened.ok) scheduled += 1;
	}
	return { scheduled };
}
