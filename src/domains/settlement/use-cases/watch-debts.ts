import { capListings } from '#src/domains/vendors/index.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { ok } from '#src/shared/result.ts';
import { DAY_MS } from '#src/shared/time.ts';
import { forgetDebt, keepDebt, readDebts, type ShopDebt } from '../db/debt-repository.ts';
import { isListingCapped } from '../rules/payout-amount.ts';

/** Who owes too much or for too long adds no listings; who has made it good may again. */
export async function watchDebts(context: Context<SystemActor>): Promise<void> {
	for (const debt of await readDebts(readOnly(context.db)))
		await transact(context, async (scope) => ok(await watch(scope, debt)));
}

async function watch(scope: Scope, debt: ShopDebt): Promise<void> {
	const { shopId, payableVnd } = debt;
	const at = await scope.now();
	const since = debt.since ?? at;
	if (payableVnd < 0) await keepDebt(scope.db, shopId, since);
	else await forgetDebt(scope.db, shopId);
	const isCapped = isListingCapped(payableVnd, (at.getTime() - since.getTime()) / DAY_MS);
	if (isCapped !== debt.isListingCapped) await capListings(scope, { shopId, isListingCapped: isCapped });
}
