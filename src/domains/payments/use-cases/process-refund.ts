import type { Actor } from '#src/platform/actor.ts';
import { type Context, databaseNow, type Scope, transact } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { addMs, MINUTE_MS, startOfVietnamDay } from '#src/shared/time.ts';
import { type Attempt, lockAttempt } from '../db/attempt-repository.ts';
import { recordEvent } from '../db/incident-repository.ts';
import { changeRefund, findAttemptIdOfRefund, listRefundsOfLocked, type Refund } from '../db/refund-repository.ts';
import { refundWork } from '../jobs/refund-work.ts';
import { refundRequestId } from '../rules/refund-request-id.ts';
import { VNPAY_TIMEOUT_MS, type VnpayClient } from '../vnpay/client.ts';
import { paymentsWiring } from '../wiring.ts';
import {
	applyFollowUpAnswer,
	applyRefundAnswer,
	type LockedRefund,
	markRefundStuck,
} from './steps/record-refund-answer.ts';

/** Only one worker sends a refund at a time; after a crash, another continues within 15 s. */
const LEASE_MS = VNPAY_TIMEOUT_MS + 2000;
const SIBLING_WAIT_MS = MINUTE_MS;
const VNPAY_REQUESTED_BY = 'chobiz';

type Claim = { readonly attempt: Attempt; readonly refund: Refund; readonly isFull: boolean };

/** Holds no lock while it waits for VNPAY. */
export async function processRefund(context: Context<Actor>, input: { readonly refundId: string }): Promise<void> {
	const { provider } = paymentsWiring();
	if (!provider) return;
	const claimed = await transact(context, async (scope) => ok(await claim(scope, input.refundId)));
	if (!claimed.ok || !claimed.value) return;
	if (claimed.value.refund.state === 'sent') await follow(context, provider.client, claimed.value);
	else await send(context, provider.client, claimed.value);
}

async function claim(scope: Scope, refundId: string): Promise<Claim | null> {
	const { attempt, refund, siblings } = await lockRefund(scope, refundId);
	const now = await scope.now();
	if (!refund.nextTryAt || refund.nextTryAt > now) return null;
	if (refund.state === 'sent') {
		await lease(scope, refund, now);
		return { attempt, refund, isFull: false };
	}
	if (siblings.some(({ state }) => state === 'sending' || state === 'sent')) {
		await changeRefund(scope.db, refund.id, { nextTryAt: addMs(now, SIBLING_WAIT_MS) });
		return null;
	}
	// VNPAY recognises a repeated request id only on the same day; later it could pay twice.
	if (refund.firstSentAt && refund.firstSentAt < startOfVietnamDay(now)) {
		await markRefundStuck(scope, { attempt, refund, siblings });
		return null;
	}
	const firstSentAt = refund.firstSentAt ?? now;
	await changeRefund(scope.db, refund.id, { state: 'sending', tries: refund.tries + 1, firstSentAt });
	await lease(scope, refund, now);
	return { attempt, refund, isFull: siblings.length === 0 && refund.amountVnd === attempt.receivedVnd };
}

/** Enqueues a follow-up job, which takes over when this worker crashes and has nothing to do otherwise. */
async function lease(scope: Scope, { id }: Refund, now: Date): Promise<void> {
	const nextTryAt = addMs(now, LEASE_MS);
	await changeRefund(scope.db, id, { nextTryAt });
	await scope.enqueue(scope.db, refundWork, { refundId: id }, { runAt: nextTryAt });
}

async function send(context: Context<Actor>, client: VnpayClient, { attempt, refund, isFull }: Claim): Promise<void> {
	const answer = await client.refund({
		requestId: refundRequestId(refund),
		txnRef: attempt.txnRef,
		paymentCreatedAt: attempt.createdAt,
		transactionNo: attempt.transactionNo,
		amountVnd: refund.amountVnd,
		isFull,
		requestedBy: VNPAY_REQUESTED_BY,
		orderInfo: `Hoan tien ${attempt.txnRef}`,
		now: await databaseNow(context.fresh),
	});
	await transact(context, async (scope) => {
		const locked = await lockRefund(scope, refund.id);
		await note(scope, locked, answer);
		await applyRefundAnswer(scope, locked, answer, refund.firstSentAt);
		return ok(null);
	});
}

async function follow(context: Context<Actor>, client: VnpayClient, { attempt, refund }: Claim): Promise<void> {
	const answer = await client.query({
		requestId: newId().replaceAll('-', ''),
		txnRef: attempt.txnRef,
		paymentCreatedAt: attempt.createdAt,
		transactionNo: refund.transactionNo,
		now: await databaseNow(context.fresh),
	});
	await transact(context, async (scope) => {
		const locked = await lockRefund(scope, refund.id);
		await note(scope, locked, answer);
		await applyFollowUpAnswer(scope, locked, answer);
		return ok(null);
	});
}

/** Lock order: the attempt first; its lock protects all its refunds. */
export async function lockRefund(scope: Scope, refundId: string): Promise<LockedRefund> {
	const attemptId = await findAttemptIdOfRefund(scope.db, refundId);
	const attempt = attemptId ? await lockAttempt(scope.db, attemptId) : null;
	if (!attempt) throw new Error(`There is no refund ${refundId}`);
	const all = await listRefundsOfLocked(scope.db, attempt.id);
	const refund = all.find(({ id }) => id === refundId);
	if (!refund) throw new Error(`There is no refund ${refundId}`);
	return { attempt, refund, siblings: all.filter(({ id }) => id !== refundId) };
}

function note(scope: Scope, { attempt, refund }: LockedRefund, answer: { readonly kind: string }): Promise<void> {
	const payload = JSON.stringify({ refundId: refund.id, ...answer });
	return recordEvent(scope.db, { attemptId: attempt.id, source: 'refund', verdict: answer.kind, payload });
}
