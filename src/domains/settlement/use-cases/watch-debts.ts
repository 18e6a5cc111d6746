import { capListings } from '#src/domains/shop-sanctions/index.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { DAY_MS, vietnamDay } from '#src/shared/time.ts';
import { deleteDebt, readDebts, type ShopDebt, saveDebt } from '../db/debt-repository.ts';
import { isListingCapped } from '../rules/payout-amount.ts';
import { notifyShop } from './steps/notify-shop.ts';

/**
 * Caps new listings of shops with too large or too old a debt, lifts the cap when it is paid, and notifies the shop
 * of each change.
 */
export async function watchDebts(context: Context<SystemActor>): Promise<void> {
	for (const debt of await readDebts(context.fresh))
		await transact(context, async (scope) => ok(await watch(scope, debt)));
}

async function watch(scope: Scope, debt: ShopDebt): Promise<void> {
	const { shopId, payableVnd } = debt;
	const at = await scope.now();
	const since = debt.since ?? at;
	// The key contains the day, so that concurrent runs notify once.
	const told = { shopId, about: `${shopId}:${vietnamDay(at)}`, amountVnd: -payableVnd };
	if (payableVnd >= 0) await deleteDebt(scope.db, shopId);
	else if (await saveDebt(scope.db, shopId, since)) await notifyShop(scope, { ...told, kind: 'settlement.debt_begun' });
	const isCapped = isListingCapped(payableVnd, (at.getTime() - since.getTime()) / DAY_MS);
	if (isCapped === debt.isListingCapped) return;
	await capListings(scope, { shopId, isListingCapped: isCapped });
	await notifyShop(scope, { ...told, kind: isCapped ? 'settlement.listing_capped' : 'settlement.listing_free' });
}
