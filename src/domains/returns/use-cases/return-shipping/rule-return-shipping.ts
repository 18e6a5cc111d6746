import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import { failReturn, type ReturnFailure, type ReturnState } from '../../contract/return.ts';
import {
	type ChangedReturnShipping,
	failReturnShipping,
	RETURN_SHIPPING_NOTE_MAX,
	type ReturnShippingFailure,
	type ReturnShippingState,
} from '../../contract/return-shipping.ts';
import { findReturnShipping } from '../../db/return-shipping-repository.ts';
import { checkJudge } from '../steps/check-judge.ts';
import { lockReturnOf } from '../steps/lock-return.ts';
import { recordReturnStatement } from '../steps/move-return.ts';
import { moveReturnShipping } from '../steps/settle-return-shipping.ts';

type RuleReturnShipping = { readonly returnId: string; readonly grantedVnd: number; readonly note: string };
type Answer = Result<ChangedReturnShipping, Failure<ReturnShippingFailure | ReturnFailure>>;

const REJECTED: ReadonlySet<ReturnShippingState> = new Set(['refused', 'disputed']);
const IN_DISPUTE: ReadonlySet<ReturnState> = new Set(['disputed', 'under_review']);

/** Allowed for a disputed receipt or while the return itself is in dispute. */
export function ruleReturnShipping(
	context: Context<OperatorActor>,
	{ returnId, grantedVnd, note: written }: RuleReturnShipping,
) {
	return transact(context, async (scope): Promise<Answer> => {
		const of = (await lockReturnOf(scope, returnId))?.of;
		if (!of) return failReturn('orders.return_not_found');
		const postage = await findReturnShipping(scope.read, returnId);
		const isRequested = postage?.state === 'disputed' || IN_DISPUTE.has(of.state);
		if (!postage || !isRequested || !REJECTED.has(postage.state))
			return failReturnShipping('orders.postage_wrong_state');
		if (!Number.isInteger(grantedVnd) || grantedVnd < 0 || grantedVnd > postage.amountVnd)
			return failReturnShipping('orders.postage_too_high', { max: postage.amountVnd });
		const note = clean(written);
		if (note === '') return failReturnShipping('orders.postage_note_needed');
		if (note.length > RETURN_SHIPPING_NOTE_MAX)
			return failReturn('orders.return_note_long', { max: RETURN_SHIPPING_NOTE_MAX });
		const isAllowed = await checkJudge(scope, of);
		if (!isAllowed.ok) return isAllowed;
		await recordReturnStatement(scope, returnId, 'postage_ruled', await scope.now(), { party: 'operator', note });
		const facts = { grantedVnd, amountVnd: postage.amountVnd };
		await audit(scope, { subjectType: 'return', subjectId: returnId, action: 'postage_ruled', facts });
		const to = grantedVnd > 0 ? 'accepted' : 'closed';
		const { state } = await moveReturnShipping(scope, of, postage, to, { grantedVnd });
		return ok({ state });
	});
}
