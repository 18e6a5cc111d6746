import { shopClaimSums } from '#src/domains/remittances/index.ts';
import { listRefundExposures } from '#src/domains/returns/index.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { databaseNow, type ReadContext } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail, type ShopMoney } from '../contract/settlement.ts';
import { findShopsInDebtSince } from '../db/debt-repository.ts';
import { findAccount, OPEN_STATES, payoutsOfShop } from '../db/payout-repository.ts';
import { getShopState } from '../queries/get-shop-state.ts';
import { payableMoney } from '../queries/payable-money.ts';
import { sourcesOfPayouts } from '../queries/payout-sources.ts';
import { toAccountView, toPayoutView } from '../queries/payout-view.ts';
import { awaitingCashOf, balancesOf, releasesOf, upcomingReleases } from '../queries/shop-balances.ts';
import { isHeld } from '../rules/account-hold.ts';
import { availableOf, minPayoutVnd, payoutBlocker } from '../rules/payout-amount.ts';

const PAYOUTS_SHOWN = 50;

export async function getShopMoney({
	actor,
	fresh,
}: ReadContext<VendorActor>): Promise<Result<ShopMoney, Failure<'settlement.role_not_allowed'>>> {
	const { shopId, staffRole } = actor;
	if (!hasStaffRight(staffRole, 'money.see')) return fail('settlement.role_not_allowed');
	return ok(await readShopMoney(fresh, shopId));
}

export async function readShopMoney(read: ReadDatabase, shopId: string): Promise<ShopMoney> {
	const account = await findAccount(read, shopId);
	const payouts = await payoutsOfShop(read, shopId, PAYOUTS_SHOWN);
	const stakes = await listRefundExposures(read, shopId);
	const balances = await balancesOf(read, shopId);
	const hasOpen = payouts.some(({ state }) => OPEN_STATES.includes(state));
	const { payableVnd, unremittedVnd } = await payableMoney(read, shopId);
	const availableVnd = availableOf(payableVnd, stakes, unremittedVnd);
	const payoutIds = payouts.map(({ id }) => id);
	const sources = await sourcesOfPayouts(read, payoutIds);
	const shopState = await getShopState(read, shopId);
	const held = isHeld(account, await databaseNow(read));
	return {
		...balances,
		payableVnd,
		unremittedVnd,
		cashClaims: [...(await shopClaimSums(read, shopId))],
		availableVnd,
		stakes: [...stakes],
		coming: await upcomingReleases(read, shopId),
		releases: [...(await releasesOf(read, shopId))],
		awaitingCash: await awaitingCashOf(read, shopId),
		owingSince: payableVnd < 0 ? await findShopsInDebtSince(read, shopId) : null,
		leastVnd: minPayoutVnd(shopState),
		hindrance: payoutBlocker({
			accountState: account?.state ?? null,
			isHeld: held,
			hasOpen,
			availableVnd,
			shopState,
		}),
		account: account && toAccountView(account),
		payouts: payouts.map((payout) => toPayoutView(payout, sources.get(payout.id))),
	};
}
