import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import { type ChangedReturn, failReturn, RETURN_NOTE_MAX, type ReturnFailure } from '../../contract/return.ts';
import { changeReturn } from '../../db/return-repository.ts';
import { checkJudge } from '../steps/check-judge.ts';
import { lockReturnOf } from '../steps/lock-return.ts';
import { recordReturnStatement } from '../steps/move-return.ts';

type AnswerDispute = { readonly returnId: string; readonly note: string };
type Answer = Result<ChangedReturn, Failure<ReturnFailure>>;

/** Also makes this operator responsible for the dispute. */
export function answerDispute(
	context: Context<OperatorActor>,
	{ returnId, note: written }: AnswerDispute,
): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const of = (await lockReturnOf(scope, returnId))?.of;
		if (!of) return failReturn('orders.return_not_found');
		const { state, answeredAt } = of;
		if (state !== 'disputed' && state !== 'under_review') return failReturn('orders.return_wrong_state', { state });
		const note = clean(written);
		if (note === '') return failReturn('orders.return_note_needed');
		if (note.length > RETURN_NOTE_MAX) return failReturn('orders.return_note_long', { max: RETURN_NOTE_MAX });
		const isAllowed = await checkJudge(scope, of);
		if (!isAllowed.ok) return isAllowed;
		const at = await scope.now();
		await changeReturn(scope.db, returnId, { answeredAt: answeredAt ?? at, keeperId: scope.actor.customerId });
		await recordReturnStatement(scope, returnId, 'answered', at, { party: 'operator', note });
		await audit(scope, { subjectType: 'return', subjectId: returnId, action: 'answered', facts: {} });
		return ok({ id: returnId, state });
	});
}
