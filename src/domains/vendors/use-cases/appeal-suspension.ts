import type { VendorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text.ts';
import { fail } from '../contract.ts';
import type { AppealInput, SuspensionView } from '../contract-appeal.ts';
import { lockSuspension, recordSuspension } from '../db/suspension-repository.ts';
import { toSuspensionView } from '../queries/suspension-view.ts';
import { isAppealLate } from '../rules/appeal-clock.ts';
import { reviewBy } from '../rules/review-clock.ts';
import { type LockFailure, lockOwnShop } from './steps/lock-own-shop.ts';
import { notifyOwner } from './steps/notify-owner.ts';

type Rejected = 'vendors.state_refuses' | 'vendors.suspension_changed' | 'vendors.appeal_made' | 'vendors.appeal_late';
type Answer = Result<SuspensionView, LockFailure | Failure<Rejected>>;

export function appealSuspension(context: Context<VendorActor>, { suspensionId, text }: AppealInput): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { db, actor } = scope;
		const locked = await lockOwnShop(scope);
		if (!locked.ok) return locked;
		const { id: shopId, state, ownerId, name } = locked.value;
		if (state !== 'suspended') return fail('vendors.state_refuses', { state });
		const suspension = await lockSuspension(db, shopId);
		if (suspension?.id !== suspensionId) return fail('vendors.suspension_changed');
		if (suspension.appealState) return fail('vendors.appeal_made');
		const at = await scope.now();
		if (isAppealLate(suspension.suspendedAt, at)) return fail('vendors.appeal_late');
		const said = { appeal: clean(text), appealState: 'open' as const, appealedBy: actor.customerId, appealedAt: at };
		await recordSuspension(db, suspensionId, said);
		await audit(scope, { subjectType: 'shop', subjectId: shopId, action: 'appealed', facts: { suspensionId } });
		await notifyOwner(scope, {
			customerId: ownerId,
			kind: 'vendors.appeal_received',
			about: suspensionId,
			shopName: name,
			by: reviewBy(at).toISOString(),
		});
		return ok(toSuspensionView({ ...suspension, ...said }, at));
	});
}
