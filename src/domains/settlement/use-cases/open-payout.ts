import { lockRight } from '#src/domains/vendors/index.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail, type PayoutView, type SettlementFailure } from '../contract/settlement.ts';
import { hasOpenPayout, lockAccount, recordPayout } from '../db/payout-repository.ts';
import { recordSources, unnamedOrders } from '../db/payout-source-repository.ts';
import type { Payout } from '../db/tables.ts';
import { getShopState } from '../queries/get-shop-state.ts';
import { sourcesOfPayouts } from '../queries/payout-sources.ts';
import { toPayoutView } from '../queries/payout-view.ts';
import { isHeld } from '../rules/account-hold.ts';
import { minPayoutVnd, needsSecondApproval, payoutAmount, payoutBlocker } from '../rules/payout-amount.ts';
import { payoutParts } from '../rules/payout-sources.ts';
import { settlementWiring } from '../wiring.ts';
import { lockAvailable } from './steps/lock-available.ts';
import { notifyShop } from './steps/notify-shop.ts';

type Answer<T> = Result<T, Failure<SettlementFailure>>;

export async function openPayout(
	scope: Scope,
	{ shopId, askedBy }: { readonly shopId: string; readonly askedBy: string | null },
): Promise<Answer<Payout>> {
	if (settlementWiring().isTestSite) return fail('settlement.test_site');
	const account = await lockAccount(scope.db, shopId);
	const hasOpen = await hasOpenPayout(scope.db, shopId);
	const availableVnd = await lockAvailable(scope, shopId);
	const shopState = await getShopState(scope.fresh, shopId);
	const hindrance = payoutBlocker({
		accountState: account?.state ?? null,
		isHeld: isHeld(account, await scope.now()),
		hasOpen,
		availableVnd,
		shopState,
	});
	const amountVnd = payoutAmount(availableVnd, shopState);
	if (hindrance === 'account_not_active')
		return fail('settlement.account_not_active', { state: account?.state ?? null });
	if (hindrance === 'account_held')
		return fail('settlement.account_held', { until: account?.heldUntil?.toISOString() ?? null });
	if (hindrance && hindrance !== 'too_little') return fail(`settlement.${hindrance}`);
	if (!account || amountVnd === null) return fail('settlement.too_little', { leastVnd: minPayoutVnd(shopState) });
	const payout: Payout = {
		id: newId(),
		shopId,
		state: askedBy ? 'requested' : 'scheduled',
		amountVnd,
		needsTwo: needsSecondApproval(amountVnd),
		bank: account.bank,
		sealed: account.sealed,
		lastDigits: account.lastDigits,
		askedBy,
		askedAt: await scope.now(),
		firstApprovedBy: null,
		secondApprovedBy: null,
		batchId: null,
		bankReference: null,
		reason: '',
		endedAt: null,
		reviewNote: '',
	};
	// Read before the payout is recorded, because later payouts name only what earlier ones do not.
	const parts = payoutParts(amountVnd, await unnamedOrders(scope.read, shopId));
	await recordPayout(scope.db, payout);
	await recordSources(scope.db, payout.id, parts);
	const { bank, lastDigits } = payout;
	await notifyShop(scope, { shopId, kind: 'settlement.payout_opened', about: payout.id, amountVnd, bank, lastDigits });
	return ok(payout);
}

export function requestPayout(context: Context<VendorActor>): Promise<Answer<PayoutView>> {
	return transact(context, async (scope): Promise<Answer<PayoutView>> => {
		const { shopId, customerId } = scope.actor;
		if (!(await lockRight(scope, 'money.ask'))) return fail('settlement.role_not_allowed');
		const opened = await openPayout(scope, { shopId, askedBy: customerId });
		if (!opened.ok) return opened;
		const { id } = opened.value;
		return ok(toPayoutView(opened.value, (await sourcesOfPayouts(scope.read, [id])).get(id)));
	});
}
