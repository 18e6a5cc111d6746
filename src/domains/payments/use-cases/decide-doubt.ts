import { type OperatorFailure, operatorConfig } from '#src/domains/identity/contract/operators.ts';
import { checkSecondPerson } from '#src/domains/identity/index.ts';
import type { OperatorActor, SystemActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import { type DoubtDecision, fail } from '../contract/payments.ts';
import { type Attempt, lockAttempt } from '../db/attempt-repository.ts';
import { closeIncident, findIncident } from '../db/incident-repository.ts';
import { settleHandlerOf } from '../wiring.ts';
import { declinePayment, type MoneyResult, recordResult, toSettled } from './steps/record-result.ts';

export type DecideDoubt = {
	readonly incidentId: string;
	readonly decision: DoubtDecision;
	readonly note: string;
	/** Second operator, required above the limit; not for the scheduled decision. */
	readonly approvedBy?: string | null;
};
type Answer = Result<
	{ readonly isStored: boolean },
	Failure<'payments.incident_not_open' | 'payments.own_payment' | 'payments.reason_missing' | OperatorFailure>
>;

const RESOLUTIONS = { release: 'released', refuse: 'refused' } as const;
const DECISIONS = { release, refuse: sendBack } as const;

/**
 * Accepts a suspected payment, or refunds it and ends what it was for. Decided once under the attempt's lock: a
 * result from VNPAY before it wins, a later one changes nothing.
 */
export function decideDoubtfulPayment(
	context: Context<OperatorActor | SystemActor>,
	input: DecideDoubt,
): Promise<Answer> {
	const { incidentId, decision, approvedBy = null } = input;
	return transact(context, async (scope): Promise<Answer> => {
		const note = clean(input.note);
		if (note === '') return fail('payments.reason_missing');
		const seen = await findIncident(scope.read, incidentId);
		const attempt = seen?.kind === 'suspected' ? await lockAttempt(scope.db, seen.attemptId) : null;
		if (attempt?.state !== 'suspected') return fail('payments.incident_not_open');
		const allowed = await checkDeciders(scope, attempt, approvedBy);
		if (!allowed.ok) return allowed;
		const closed = { resolvedAt: await scope.now(), resolution: RESOLUTIONS[decision], note };
		if (!(await closeIncident(scope.db, incidentId, closed))) return fail('payments.incident_not_open');
		const isStored = await DECISIONS[decision](scope, attempt);
		const facts = { decision, txnRef: attempt.txnRef, amountVnd: attempt.amountVnd, isStored, note, approvedBy };
		await audit(scope, { subjectType: 'payment_incident', subjectId: incidentId, action: 'decided', facts });
		return ok({ isStored });
	});
}

/** Operators cannot decide on their own payments, and not alone above the limit. */
async function checkDeciders(
	{ actor, ...scope }: Scope<OperatorActor | SystemActor>,
	{ customerId, amountVnd }: Attempt,
	approvedBy: string | null,
): Promise<Result<null, Failure<'payments.own_payment' | OperatorFailure>>> {
	if (actor.kind !== 'operator') return ok(null);
	if (actor.customerId === customerId) return fail('payments.own_payment');
	if (amountVnd <= operatorConfig.secondPersonAboveVnd) return ok(null);
	return checkSecondPerson({ ...scope, actor }, approvedBy, customerId ? [customerId] : []);
}

const toPaidResult = ({ transactionNo, bankCode }: Attempt): MoneyResult => ({
	outcome: 'paid',
	failure: null,
	followUp: false,
	transactionNo,
	bankCode,
});

/** The payment is refunded when its purpose has ended since. */
async function release(scope: Scope, attempt: Attempt): Promise<boolean> {
	await recordResult(scope, attempt, toPaidResult(attempt));
	return (await lockAttempt(scope.db, attempt.id))?.isSettled ?? false;
}

async function sendBack(scope: Scope, attempt: Attempt): Promise<boolean> {
	await declinePayment(scope, attempt, toPaidResult(attempt), 'refused', attempt.amountVnd);
	await settleHandlerOf(attempt.purpose).refused?.(scope, toSettled(attempt));
	return false;
}
