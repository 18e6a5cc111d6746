import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { onceOnly } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { needsAccount } from '../contract/refunds.ts';
import { refundAccountMissing } from '../events.ts';
import { reminderDue } from '../rules/account-reminder.ts';
import { aboutRefund } from './steps/record-refund-answer.ts';
import { lockRefund } from './work-refund.ts';

export async function requestAccount(context: Context<SystemActor>, { refundId }: { refundId: string }): Promise<void> {
	await transact(context, async (scope) => {
		const locked = await lockRefund(scope, refundId);
		const { state, bankSealed, decidedAt } = locked.refund;
		if (!needsAccount(state) || bankSealed !== null || decidedAt === null) return ok(null);
		const days = reminderDue(decidedAt, await scope.now());
		if (days !== null && (await onceOnly(scope.db, `payments.account_missing:${refundId}:${days}`)))
			await scope.publish(scope.db, refundAccountMissing({ ...aboutRefund(locked), days }));
		return ok(null);
	});
}
