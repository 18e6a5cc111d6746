import type { Actor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { type Attempt, changeAttempt, lockAttemptByTxnRef } from '../db/attempt-repository.ts';
import { openIncident, recordEvent } from '../db/incident-repository.ts';
import { reconcileOne } from '../jobs/reconcile.ts';
import { type IpnCode, ipnVerdict } from '../rules/ipn-verdict.ts';
import { actionFor } from '../rules/payment-states.ts';
import { maskedQuery } from '../vnpay/masked-query.ts';
import { type PaymentNotification, readNotification } from '../vnpay/notification.ts';
import { paymentsWiring } from '../wiring.ts';
import { recordResult } from './steps/record-result.ts';

export async function recordIpn(context: Context<Actor>, rawQuery: string): Promise<IpnCode> {
	const { provider } = paymentsWiring();
	if (!provider) return '99';
	const check = readNotification(rawQuery, provider.settings);
	if (!check.genuine) {
		context.log.warn({ reason: check.reason, query: maskedQuery(rawQuery) }, 'payment notification refused');
		return '97';
	}
	const { notification } = check;
	const answer = await transact(context, async (scope) => {
		const attempt = await lockAttemptByTxnRef(scope.db, notification.txnRef);
		const { code } = ipnVerdict(attempt, notification);
		const payload = maskedQuery(rawQuery);
		await recordEvent(scope.db, { attemptId: attempt?.id ?? null, source: 'ipn', verdict: code, payload });
		if (attempt && code === '04') await recordMismatch(scope, attempt, notification);
		if (attempt && code === '99') await scheduleReconcile(scope, attempt);
		if (attempt && code === '00') await recordResult(scope, attempt, notification);
		return ok(code);
	});
	return answer.ok ? answer.value : '99';
}

/** VNPAY reports another amount as paid: queries the real amount, then accepts or refunds it. */
async function recordMismatch(scope: Scope, attempt: Attempt, told: PaymentNotification): Promise<void> {
	const tookMoney = told.outcome === 'paid' || told.outcome === 'suspected';
	if (!tookMoney) return;
	await openIncident(scope.db, attempt.id, 'amount_mismatch', told.amountVnd);
	if (actionFor(attempt.state, 'paid') !== 'nothing') await scheduleReconcile(scope, attempt);
}

async function scheduleReconcile(scope: Scope, attempt: Attempt): Promise<void> {
	await changeAttempt(scope.db, attempt.id, { nextCheckAt: await scope.now() });
	await scope.enqueue(scope.db, reconcileOne, { attemptId: attempt.id });
}
