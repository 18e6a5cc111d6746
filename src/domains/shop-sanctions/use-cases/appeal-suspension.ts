import type { AppealInput, SuspensionView } from '#src/domains/vendors/contract/appeal.ts';
import { fail } from '#src/domains/vendors/contract/shop.ts';
import { lockSuspension, recordSuspension } from '#src/domains/vendors/db/suspension-repository.ts';
import { type LockFailure, lockOwnShop, notifyOwner, toSuspensionView } from '#src/domains/vendors/index.ts';
import { isAppealLate } from '#src/domains/vendors/rules/shop-status/appeal-clock.ts';
import { reviewBy } from '#src/domains/vendors/rules/shop-status/review-clock.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';

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
