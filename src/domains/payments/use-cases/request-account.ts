import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { claimOnce } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { needsAccount } from '../contract/refunds.ts';
import { refundAccountMissing } from '../events.ts';
import { reminderDue } from '../rules/account-reminder.ts';
import { lockRefund } from './process-refund.ts';
import { refundEventData } from './steps/record-refund-answer.ts';

export async function requestAccount(context: Context<SystemActor>, { refundId }: { refundId: string }): Promise<void> {
	await transact(context, async (scope) => {
		const locked = await lockRefund(scope, refundId);
		const { state, bankSealed, decidedAt } = locked.refund;
		if (!needsAccount(state) || bankSealed !== null || decidedAt === null) return ok(null);
		const days = reminderDue(decidedAt, await scope.now());
		if (days !== null && (await claimOnce(scope.db, `payments.account_missing:${refundId}:${days}`)))
			await scope.publish(scope.db, refundAccountMissing({ ...refundEventData(locked), days }));
		return ok(null);
	});
}
