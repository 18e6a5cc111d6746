import { startAttempt } from '#src/domains/payments/index.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { newNumber } from '#src/platform/seal/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { addMs, MINUTE_MS, startOfVietnamDay } from '#src/shared/time.ts';
import { fail, type StartedTopUp, type StartTopUpInput, type topUpErrors } from '../contract/top-up.ts';
import { lockAccount } from '../db/account-repository.ts';
import { recordTopUp, topUpFacts } from '../db/top-up-repository.ts';
import { decideTopUp } from '../rules/top-up.ts';

type Answer = Result<StartedTopUp, Failure<keyof typeof topUpErrors>>;

/** The bank's answer may arrive after its payment page has closed. */
const ANSWER_MINUTES = 2;

/** Grants nothing before VNPAY has confirmed the payment. */
export function startTopUp(context: Context<MemberActor>, { amountVnd }: StartTopUpInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { db, actor } = scope;
		const { customerId } = actor;
		await lockAccount(db, customerId);
		const now = await scope.now();
		const id = newId();
		const facts = await topUpFacts(db, customerId, { now, dayStart: startOfVietnamDay(now), except: id });
		const decision = decideTopUp(amountVnd, facts);
		if (!decision.ok) return decision;
		const txnRef = `NAP${newNumber()}`;
		const started = await startAttempt(scope, {
			purpose: 'top_up',
			reference: id,
			txnRef,
			customerId,
			amountVnd,
			orderInfo: `Nap bizcoin ${txnRef}`,
		});
		if (!started.ok) return fail('coin.payment_unavailable');
		const countsUntil = addMs(new Date(started.value.expiresAt), ANSWER_MINUTES * MINUTE_MS);
		await recordTopUp(db, { id, customerId, amountVnd, txnRef, startedAt: now, countsUntil });
		return ok({ txnRef, paymentUrl: started.value.paymentUrl });
	});
}
