import { postTransfers } from '#src/domains/ledger/index.ts';
import type { Carrier } from '#src/domains/orders/contract/parcel.ts';
import { carriersUnderReview } from '#src/domains/remittances/index.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { mayMove } from '#src/shared/states.ts';
import { clean, cleanLine } from '#src/shared/text/text.ts';
import { fail, type PayoutState, type SettlementFailure } from '../contract/settlement.ts';
import { changePayout, lockAccount, lockPayout } from '../db/payout-repository.ts';
import type { Payout } from '../db/tables.ts';
import { sourcesOfPayouts } from '../queries/payout-sources.ts';
import { carriersToReview } from '../rules/payout-sources.ts';
import { payoutStates } from '../rules/payout-states.ts';
import { settlementWiring } from '../wiring.ts';
import { checkApprover } from './steps/check-approver.ts';
import { notifyPayoutEnd } from './steps/notify-shop.ts';

type Answer = Result<
	{ readonly state: PayoutState; readonly isWaitingForSecond: boolean },
	Failure<SettlementFailure | 'vendors.office_own_shop'>
>;
type About = { readonly payoutId: string };

/** Above the limit for one approver, the payout stays requested until a second, different operator approves it. */
export function approvePayout(
	context: Context<OperatorActor>,
	input: About & { readonly reviewNote?: string },
): Promise<Answer> {
	const reviewNote = clean(input.reviewNote ?? '');
	const by = context.actor.customerId;
	return decide(context, input, async (scope, payout) => {
		if (settlementWiring().isTestSite) return fail('settlement.test_site');
		const account = await lockAccount(scope.db, payout.shopId);
		if (account?.state !== 'active') return fail('settlement.account_not_active', { state: account?.state ?? null });
		if (!mayMove(payoutStates, payout.state, 'approved'))
			return fail('settlement.wrong_state', { state: payout.state });
		if (payout.firstApprovedBy === by) return fail('settlement.same_approver');
		const carriers = await reviewedCarriers(scope, payout.id);
		if (carriers.length > 0 && payout.reviewNote === '' && reviewNote === '')
			return fail('settlement.review_missing', { carriers });
		if (reviewNote !== '') await changePayout(scope.db, payout.id, { reviewNote });
		const isFirst = payout.firstApprovedBy === null;
		const isEnough = !payout.needsTwo || !isFirst;
		const state = isEnough ? 'approved' : payout.state;
		const approver = isFirst ? { firstApprovedBy: by } : { secondApprovedBy: by };
		await changePayout(scope.db, payout.id, { state, ...approver });
		return ok({ state, isWaitingForSecond: !isEnough });
	});
}

export function cancelPayout(
	context: Context<OperatorActor>,
	input: About & { readonly reason: string },
): Promise<Answer> {
	const reason = clean(input.reason);
	return decide(context, input, async (scope, payout) => {
		if (reason === '') return fail('settlement.reason_missing');
		return end(scope, payout, 'cancelled', { reason });
	});
}

export function confirmPayout(
	context: Context<OperatorActor>,
	input: About & { readonly bankReference: string },
): Promise<Answer> {
	const bankReference = cleanLine(input.bankReference);
	return decide(context, input, async (scope, payout) => {
		if (bankReference === '') return fail('settlement.reference_missing');
		return end(scope, payout, 'paid', { bankReference });
	});
}

/** The bank reported a failure: credits the amount to the shop's balance. */
export function failPayout(
	context: Context<OperatorActor>,
	input: About & { readonly reason: string },
): Promise<Answer> {
	const reason = clean(input.reason);
	return decide(context, input, async (scope, payout) => {
		if (reason === '') return fail('settlement.reason_missing');
		const ended = await end(scope, payout, 'failed', { reason });
		if (!ended.ok) return ended;
		const { id, shopId, amountVnd } = payout;
		await postTransfers(scope, {
			source: { type: 'payout', id },
			legs: [
				{
					leg: 'returned',
					amountVnd,
					debit: { kind: 'bank' },
					credit: { kind: 'vendor_payable', ownerId: shopId },
				},
			],
		});
		return ended;
	});
}

/** Carriers of the payout's cash that owe claims for so long that people review it. */
async function reviewedCarriers({ read }: Scope, payoutId: string): Promise<readonly Carrier[]> {
	const sources = (await sourcesOfPayouts(read, [payoutId])).get(payoutId) ?? [];
	return carriersToReview(sources, await carriersUnderReview(read));
}

async function end(
	scope: Scope,
	payout: Payout,
	state: 'paid' | 'failed' | 'cancelled',
	facts: Partial<Pick<Payout, 'reason' | 'bankReference'>>,
): Promise<Answer> {
	if (!mayMove(payoutStates, payout.state, state)) return fail('settlement.wrong_state', { state: payout.state });
	await changePayout(scope.db, payout.id, { state, ...facts, endedAt: await scope.now() });
	await notifyPayoutEnd(scope, payout, state, facts.reason);
	return ok({ state, isWaitingForSecond: false });
}

/** Runs a decision under the lock of the shop's account and records the operator in the audit log. */
function decide(
	context: Context<OperatorActor>,
	{ payoutId, ...said }: About & { readonly reviewNote?: string },
	work: (scope: Scope, payout: Payout) => Promise<Answer>,
): Promise<Answer> {
	const noted = said.reviewNote ? { reviewNote: clean(said.reviewNote) } : {};
	return transact(context, async (scope): Promise<Answer> => {
		const payout = await lockPayout(scope.db, payoutId);
		if (!payout) return fail('settlement.payout_not_found');
		const approver = await checkApprover(scope, payout.shopId);
		if (!approver.ok) return approver;
		const done = await work(scope, payout);
		if (!done.ok) return done;
		const facts = { from: payout.state, amountVnd: payout.amountVnd, ...noted };
		await audit(scope, { subjectType: 'payout', subjectId: payoutId, action: done.value.state, facts });
		return done;
	});
}
