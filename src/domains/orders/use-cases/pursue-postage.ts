import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text.ts';
import {
	type ChangedPostage,
	type PostageRefusal,
	type PursuePostageInput,
	refusePostage,
} from '../contract-postage.ts';
import { type ReturnRefusal, refuseReturn } from '../contract-returns.ts';
import { findPostage } from '../db/postage-repository.ts';
import { decidePostageAct } from '../rules/postage.ts';
import { lockReturnOf } from './steps/lock-return.ts';
import { sayOfReturn } from './steps/move-return.ts';
import { movePostage } from './steps/settle-postage.ts';

type Answer = Result<ChangedPostage, Failure<PostageRefusal | ReturnRefusal>>;

/** The buyer takes their receipt back before it is judged, or has somebody else judge it. */
export function pursuePostage(
	context: Context<MemberActor>,
	{ returnId, act, note: written = '' }: PursuePostageInput,
) {
	return transact(context, async (scope): Promise<Answer> => {
		const of = (await lockReturnOf(scope, returnId))?.of;
		if (of?.customerId !== scope.actor.customerId) return refuseReturn('orders.return_not_found');
		const postage = await findPostage(scope.read, returnId);
		if (!postage) return refusePostage('orders.postage_wrong_state');
		const note = clean(written);
		const decision = decidePostageAct(postage, act, note);
		if (!decision.ok) return decision;
		const at = await scope.now();
		const isWithdrawn = act === 'withdraw';
		const { state } = isWithdrawn
			? await movePostage(scope, of, postage, 'withdrawn')
			: await movePostage(scope, of, postage, 'disputed', { disputedAt: at });
		const kind = isWithdrawn ? 'postage_withdrawn' : 'postage_disputed';
		await sayOfReturn(scope, returnId, kind, at, { party: 'buyer', note });
		return ok({ state });
	});
}
