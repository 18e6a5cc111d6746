import { type OperatorFailure, operatorConfig } from '#src/domains/identity/contract/operators.ts';
import { checkSecondPerson } from '#src/domains/identity/index.ts';
import { WHOLE_PERCENT } from '#src/domains/order-money/rules/refund-shares.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import {
	type ChangedReturn,
	failReturn,
	RETURN_NOTE_MAX,
	type ReturnFailure,
	type Ruling,
} from '../../contract/return.ts';
import type { OrderReturn } from '../../db/tables.ts';
import { evidenceUntil } from '../../rules/scheduled-transitions.ts';
import { checkJudge } from '../steps/check-judge.ts';
import { type LockedReturn, lockReturnOf } from '../steps/lock-return.ts';
import { moveReturn, type ReturnStatement } from '../steps/move-return.ts';
import { executeRuling } from '../steps/refund-return.ts';

type RuleDispute = {
	readonly returnId: string;
	readonly ruling: Ruling;
	readonly percent: number;
	readonly note: string;
	readonly approvedBy: string | null;
};
type Answer = Result<ChangedReturn, Failure<ReturnFailure | OperatorFailure>>;

const PERCENT: Readonly<Record<Exclude<Ruling, 'split'>, number>> = { buyer: 100, vendor: 0 };

/** Executed when the time for an appeal has passed; after an appeal immediately. */
export function ruleDispute(context: Context<OperatorActor>, input: RuleDispute): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { returnId, ruling } = input;
		const locked = await lockReturnOf(scope, returnId);
		if (!locked) return failReturn('orders.return_not_found');
		const { state, disputedAt } = locked.of;
		const evidenceEnds = state === 'disputed' && disputedAt ? evidenceUntil(disputedAt) : null;
		if (evidenceEnds && (await scope.now()) < evidenceEnds)
			return failReturn('orders.ruling_too_early', { from: evidenceEnds.toISOString() });
		if (state !== 'under_review' && !evidenceEnds) return failReturn('orders.return_wrong_state', { state });
		const note = clean(input.note);
		if (note === '') return failReturn('orders.return_note_needed');
		if (note.length > RETURN_NOTE_MAX) return failReturn('orders.return_note_long', { max: RETURN_NOTE_MAX });
		const percent = ruling === 'split' ? input.percent : PERCENT[ruling];
		if (ruling === 'split' && !isPartialPercent(percent)) return failReturn('orders.ruling_percent');
		const isAllowed = await checkJudges(scope, locked, input.approvedBy);
		if (!isAllowed.ok) return isAllowed;
		const said = { party: 'operator', note } as const;
		const judges = [scope.actor.customerId, ...(input.approvedBy ? [input.approvedBy] : [])];
		const reviewed = evidenceEnds ? await beginReview(scope, locked.of) : locked.of;
		const ruled = await ruleOn(scope, reviewed, { ruling, percent, judges, ...said });
		const facts = { ruling, percent, approvedBy: input.approvedBy };
		await audit(scope, { subjectType: 'return', subjectId: returnId, action: 'ruled', facts });
		const isLast = ruled.appealedAt !== null;
		const ended = isLast ? await executeRuling(scope, { ...locked, of: ruled }, { party: 'operator' }) : ruled;
		return ok({ id: returnId, state: ended.state });
	});
}

/** The job does this when the time for evidence has passed; a ruling need not wait for the job. */
export const beginReview = (scope: Scope, of: OrderReturn): Promise<OrderReturn> =>
	moveReturn(scope, of, { to: 'under_review', party: 'system' });

const isPartialPercent = (percent: number): boolean =>
	Number.isInteger(percent) && percent > 0 && percent < WHOLE_PERCENT;

async function checkJudges(
	scope: Scope<OperatorActor>,
	{ of, order }: LockedReturn,
	approvedBy: string | null,
): Promise<Result<unknown, Failure<ReturnFailure | OperatorFailure>>> {
	const sides = await checkJudge(scope, of);
	if (!sides.ok) return sides;
	const { appealedAt, ruledBy } = of;
	if (appealedAt && ruledBy.includes(scope.actor.customerId)) return failReturn('orders.ruling_same_person');
	const others = [...sides.value, ...ruledBy];
	return order.totalVnd > operatorConfig.secondPersonAboveVnd ? checkSecondPerson(scope, approvedBy, others) : ok(null);
}

type RulingInput = ReturnStatement & {
	readonly ruling: Ruling;
	readonly percent: number;
	readonly judges?: readonly string[];
};
export const ruleOn = (
	scope: Scope,
	of: OrderReturn,
	{ ruling, percent, judges = [], ...said }: RulingInput,
): Promise<OrderReturn> => {
	const changes = { ruling, rulingPercent: percent, ruledBy: [...new Set([...of.ruledBy, ...judges])] };
	return moveReturn(scope, of, { to: 'ruled', changes, ...said });
};
