import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text.ts';
import {
	type ChangedPostage,
	POSTAGE_NOTE_MAX,
	type PostageRefusal,
	type PostageState,
	refusePostage,
} from '../contract-postage.ts';
import { type ReturnRefusal, type ReturnState, refuseReturn } from '../contract-returns.ts';
import { findPostage } from '../db/postage-repository.ts';
import { checkJudge } from './steps/check-judge.ts';
import { lockReturnOf } from './steps/lock-return.ts';
import { sayOfReturn } from './steps/move-return.ts';
import { movePostage } from './steps/settle-postage.ts';

type RulePostage = { readonly returnId: string; readonly grantedVnd: number; readonly note: string };
type Answer = Result<ChangedPostage, Failure<PostageRefusal | ReturnRefusal>>;

const REFUSED: ReadonlySet<PostageState> = new Set(['refused', 'disputed']);
const IN_DISPUTE: ReadonlySet<ReturnState> = new Set(['disputed', 'under_review']);

/** The operator says how much of a refused receipt is proved: asked for it, or beside the dispute of its return. */
export function rulePostage(context: Context<OperatorActor>, { returnId, grantedVnd, note: written }: RulePostage) {
	return transact(context, async (scope): Promise<Answer> => {
		const of = (await lockReturnOf(scope, returnId))?.of;
		if (!of) return refuseReturn('orders.return_not_found');
		const postage = await findPostage(scope.read, returnId);
		const isAsked = postage?.state === 'disputed' || IN_DISPUTE.has(of.state);
		if (!postage || !isAsked || !REFUSED.has(postage.state)) return refusePostage('orders.postage_wrong_state');
		if (!Number.isInteger(grantedVnd) || grantedVnd < 0 || grantedVnd > postage.amountVnd)
			return refusePostage('orders.postage_too_high', { max: postage.amountVnd });
		const note = clean(written);
		if (note === '') return refusePostage('orders.postage_note_needed');
		if (note.length > POSTAGE_NOTE_MAX) return refuseReturn('orders.return_note_long', { max: POSTAGE_NOTE_MAX });
		const isAllowed = await checkJudge(scope, of);
		if (!isAllowed.ok) return isAllowed;
		await sayOfReturn(scope, returnId, 'postage_ruled', await scope.now(), { party: 'operator', note });
		const facts = { grantedVnd, amountVnd: postage.amountVnd };
		await audit(scope, { subjectType: 'return', subjectId: returnId, action: 'postage_ruled', facts });
		const to = grantedVnd > 0 ? 'accepted' : 'closed';
		const { state } = await movePostage(scope, of, postage, to, { grantedVnd });
		return ok({ state });
	});
}
