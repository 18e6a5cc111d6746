import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { OperatorActor, SystemActor, VendorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type EndVoucherInput, fail, type VoucherView } from '../contract.ts';
import { endVoucherAt, lockVouchers } from '../db/voucher-repository.ts';
import { toVoucherView } from '../queries/voucher-view.ts';
import { offerTags } from '../rules/offer-tags.ts';

type CommandFailure = 'promotions.not_found' | 'promotions.ended_already' | 'promotions.role_not_allowed';
type Answer = Promise<Result<VoucherView, Failure<CommandFailure>>>;

export function endVoucher(context: Context<VendorActor>, { voucherId }: EndVoucherInput): Answer {
	const { shopId, staffRole } = context.actor;
	if (!hasStaffRight(staffRole, 'vouchers.keep')) return Promise.resolve(fail('promotions.role_not_allowed'));
	return transact(context, (scope) => end(scope, shopId, voucherId));
}

export const endPlatformVoucher = (
	context: Context<OperatorActor | SystemActor>,
	{ voucherId }: EndVoucherInput,
): Answer => transact(context, (scope) => end(scope, null, voucherId));

async function end(scope: Scope, shopId: string | null, voucherId: string): Answer {
	const { db } = scope;
	const [voucher] = await lockVouchers(db, [voucherId]);
	if (voucher?.shopId !== shopId) return fail('promotions.not_found');
	const at = await scope.now();
	if (voucher.endedAt || at >= voucher.endsAt) return fail('promotions.ended_already');
	await endVoucherAt(db, voucher.id, at);
	await audit(scope, { subjectType: 'voucher', subjectId: voucher.id, action: 'ended', facts: {} });
	await dropPages(db, offerTags(shopId));
	return ok(toVoucherView({ ...voucher, endedAt: at }, at));
}
