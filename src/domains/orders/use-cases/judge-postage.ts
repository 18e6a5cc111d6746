import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text.ts';
import { type OrderRefusal, refuse } from '../contract.ts';
import {
	type ChangedPostage,
	type JudgePostageInput,
	type PostageRefusal,
	refusePostage,
} from '../contract-postage.ts';
import { type ReturnRefusal, refuseReturn } from '../contract-returns.ts';
import { findPostage } from '../db/postage-repository.ts';
import { mayHandleOrder } from '../rules/may-handle.ts';
import { decidePostageAct } from '../rules/postage.ts';
import { lockReturnOf } from './steps/lock-return.ts';
import { sayOfReturn } from './steps/move-return.ts';
import { movePostage } from './steps/settle-postage.ts';

type Refused = PostageRefusal | ReturnRefusal | Extract<OrderRefusal, 'orders.role_not_allowed'>;
type Answer = Result<ChangedPostage, Failure<Refused>>;

/** The shop takes the receipt as it is, or says why not. What it costs follows when the return ends well. */
export function judgePostage(context: Context<VendorActor>, { returnId, act, note: written = '' }: JudgePostageInput) {
	return transact(context, async (scope): Promise<Answer> => {
		const { shopId, staffRole } = scope.actor;
		const of = (await lockReturnOf(scope, returnId))?.of;
		if (of?.shopId !== shopId) return refuseReturn('orders.return_not_found');
		if (!mayHandleOrder(staffRole, 'decide')) return refuse('orders.role_not_allowed');
		const postage = await findPostage(scope.read, returnId);
		if (!postage) return refusePostage('orders.postage_wrong_state');
		const note = clean(written);
		const decision = decidePostageAct(postage, act, note);
		if (!decision.ok) return decision;
		const at = await scope.now();
		const kind = act === 'accept' ? 'postage_accepted' : 'postage_refused';
		await sayOfReturn(scope, returnId, kind, at, { party: 'shop', note });
		const { state } =
			act === 'accept'
				? await movePostage(scope, of, postage, 'accepted')
				: await movePostage(scope, of, postage, 'refused', { refusedAt: at });
		return ok({ state });
	});
}
