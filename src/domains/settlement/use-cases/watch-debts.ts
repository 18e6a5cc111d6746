import { capListings } from '#src/domains/vendors/index.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { DAY_MS, vietnamDay } from '#src/shared/time.ts';
import { forgetDebt, readDebts, type ShopDebt, saveDebt } from '../db/debt-repository.ts';
import { isListingCapped } from '../rules/payout-amount.ts';
import { notifyShop } from './steps/notify-shop.ts';

/** Who owes too much or for too long adds no listings; who has made it good may again. The shop hears of each turn. */
export async function watchDebts(context: Context<SystemActor>): Promise<void> {
	for (const debt of await readDebts(context.fresh))
		await transact(context, async (scope) => ok(await watch(scope, debt)));
}

async function watch(scope: Scope, debt: ShopDebt): Promise<void> {
	const { shopId, payableVnd } = debt;
	const at = await scope.now();
	const since = debt.since ?? at;
	// Once a day: two runs at a time tell nothing twice.
	const told = { shopId, about: `${shopId}:${vietnamDay(at)}`, amountVnd: -payableVnd };
	if (payableVnd >= 0) await forgetDebt(scope.db, shopId);
	else if (await saveDebt(scope.db, shopId, since)) await notifyShop(scope, { ...told, kind: 'settlement.debt_begun' });
	const isCapped = isListingCapped(payableVnd, (at.getTime() - since.getTime()) / DAY_MS);
	if (isCapped === debt.isListingCapped) return;
	await capListings(scope, { shopId, isListingCapped: isCapped });
	await notifyShop(scope, { ...told, kind: isCapped ? 'settlement.listing_capped' : 'settlement.listing_free' });
}
