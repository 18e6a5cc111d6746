import { postTransfers } from '#src/domains/ledger/index.ts';
import { openAccount } from '#src/domains/payments/rules/bank-account.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail } from '../contract/settlement.ts';
import {
	approvedPayouts,
	changePayout,
	lockAccount,
	lockPayout,
	payoutsOfBatch,
	recordBatch,
} from '../db/payout-repository.ts';
import type { Payout } from '../db/tables.ts';
import { type PayoutOrder, settlementWiring } from '../wiring.ts';
import { dropPayout } from './steps/drop-payout.ts';
import { lockAvailable } from './steps/lock-available.ts';

export type SentBatch = {
	readonly batchId: string;
	readonly payouts: number;
	readonly amountVnd: number;
	readonly place: string;
};

/** Blocks bank files on a test site; callers check it before they create one. */
export const checkPayoutsAllowed = (): Result<null, Failure<'settlement.test_site'>> =>
	settlementWiring().isTestSite ? fail('settlement.test_site') : ok(null);

/**
 * Debits all approved payouts from the shops' balances in one batch and sends it; payouts that are no longer covered
 * are cancelled.
 */
export async function sendPayouts(context: Context<OperatorActor>): Promise<SentBatch | null> {
	if (!checkPayoutsAllowed().ok) return null;
	const sent = await transact(context, async (scope) => {
		const approved = await approvedPayouts(scope.db);
		const batchId = newId();
		const covered: Payout[] = [];
		// Locks payouts in the order of the shops, so that two concurrent runs cannot deadlock.
		for (const { id } of approved) {
			const payout = await lockPayout(scope.db, id);
			if (payout?.state === 'approved' && (await isCovered(scope, payout))) covered.push(payout);
		}
		if (covered.length > 0) await recordBatch(scope.db, batchId, await scope.now());
		for (const payout of covered) await bookPayout(scope, payout, batchId);
		return ok({ batchId, count: covered.length });
	});
	const { batchId, count } = sent.value;
	return count === 0 ? null : sendBatch(context, batchId);
}

export async function sendBatch(context: Context<OperatorActor>, batchId: string): Promise<SentBatch | null> {
	if (!checkPayoutsAllowed().ok) return null;
	const { provider, accountSeal } = settlementWiring();
	const payouts = (await payoutsOfBatch(context.fresh, batchId)).filter(({ state }) => state === 'processing');
	if (payouts.length === 0) return null;
	const orders = payouts.map(({ id, bank, sealed, amountVnd }): PayoutOrder => {
		const { number, holder } = openAccount(accountSeal, sealed);
		return { id, bank, number, holder, amountVnd };
	});
	const place = await provider.send(batchId, orders);
	const amountVnd = orders.reduce((sum, order) => sum + order.amountVnd, 0);
	return { batchId, payouts: orders.length, amountVnd, place };
}

/**
 * Checks again after the approval: a return may have reduced the available balance, or an operator restricted the
 * account.
 */
async function isCovered(scope: Scope, payout: Payout): Promise<boolean> {
	const account = await lockAccount(scope.db, payout.shopId);
	const availableVnd = await lockAvailable(scope, payout.shopId);
	const isSameAccount = account?.state === 'active' && account.sealed === payout.sealed;
	if (isSameAccount && availableVnd >= payout.amountVnd) return true;
	await dropPayout(scope, payout, isSameAccount ? 'balance' : 'account');
	return false;
}

async function bookPayout(scope: Scope, { id, shopId, amountVnd }: Payout, batchId: string): Promise<void> {
	await postTransfers(scope, {
		source: { type: 'payout', id },
		legs: [
			{
				leg: 'payout',
				amountVnd,
				credit: { kind: 'bank' },
				debit: { kind: 'vendor_payable', ownerId: shopId },
			},
		],
	});
	await changePayout(scope.db, id, { state: 'processing', batchId });
}
