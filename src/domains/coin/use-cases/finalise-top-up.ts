import { notifyCustomers } from '#src/domains/notifications/index.ts';
import type { SettleDecision, SettledPayment, SettleHandler } from '#src/domains/payments/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { startOfVietnamDay } from '#src/shared/time.ts';
import { lockAccount, recordMovements, recordSlice } from '../db/account-repository.ts';
import { changeTopUp, findTopUp, topUpFacts } from '../db/top-up-repository.ts';
import type { CoinNoticeParams } from '../rules/notices.ts';
import { customerAccount } from '../rules/payer.ts';
import { decideTopUp } from '../rules/top-up.ts';

/** Runs in the transaction of the payment, which holds the lock of the attempt. */
export const finaliseTopUpPayment: SettleHandler = { paid, failed: releaseTopUpLimit, declined: releaseTopUpLimit };

async function paid(scope: Scope, { reference, amountVnd }: SettledPayment): Promise<SettleDecision> {
	const { db } = scope;
	const seen = await findTopUp(scope.read, reference);
	if (!seen) throw new Error(`there is no top-up ${reference}`);
	const { customerId } = seen;
	await lockAccount(db, customerId);
	const topUp = await findTopUp(scope.read, reference);
	if (topUp?.paidAt) return { kind: 'declined', reason: 'duplicate_paid' };
	const at = await scope.now();
	const facts = await topUpFacts(db, customerId, { now: at, dayStart: startOfVietnamDay(at), except: reference });
	if (!decideTopUp(amountVnd, facts).ok) return { kind: 'declined', reason: 'late_paid' };
	const source = { type: 'top_up', id: reference };
	const sliceId = await recordSlice(db, {
		customerId,
		bucket: 'paid',
		kind: 'top_up',
		sourceType: source.type,
		sourceId: source.id,
		orderId: null,
		grantedVnd: amountVnd,
		remainingVnd: amountVnd,
		payerKind: 'psp_vnpay_clearing',
		payerId: '',
		grantedAt: at,
		expiresAt: null,
	});
	await recordMovements(db, [
		{ customerId, sliceId, kind: 'granted', changeVnd: amountVnd, source, orderId: null, at },
	]);
	await changeTopUp(db, reference, { paidAt: at, sliceId });
	const params: CoinNoticeParams = { amountVnd, txnRef: seen.txnRef };
	const notice = { class: 'order', kind: 'coin.topped_up', params, dedupeKey: `coin.topped_up:${reference}` } as const;
	await notifyCustomers(scope, [{ customerId, ...notice }]);
	return {
		kind: 'accepted',
		allocations: [{ leg: 'top_up', account: customerAccount('paid', customerId), amountVnd }],
	};
}

/** Unpaid and refunded top-ups no longer count towards the limits. */
async function releaseTopUpLimit(scope: Scope, { reference }: SettledPayment): Promise<void> {
	const topUp = await findTopUp(scope.read, reference);
	if (topUp && !topUp.paidAt) await changeTopUp(scope.db, reference, { countsUntil: topUp.startedAt });
}
