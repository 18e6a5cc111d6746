import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getBalance, getLedgerCheck } from '#src/domains/ledger/index.ts';
import { transact } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, publishedEvents, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { details, fakeVnpay, ipnQuery, makeAttempt, wireTestPayments } from '#tests/factories/payments.ts';
import { advanceDueRefunds } from '../jobs/advance-refund.ts';
import { getPaymentsCheck } from '../queries/get-payments-check.ts';
import { listAttempts } from '../queries/list-attempts.ts';
import type { SettleHandler } from '../settle-handler.ts';
import type { RefundAnswer } from '../vnpay/merchant-api.ts';
import { processRefund } from './process-refund.ts';
import { recordIpn } from './record-ipn.ts';
import { requestRefund } from './request-refund.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const read = readOnly(database.db);
const NOON = `${((5 - new Date().getUTCHours() + 24) % 24) + 24} hours`;

const order: SettleHandler = {
	paid: async (_scope, { reference, amountVnd }) => ({
		kind: 'accepted',
		allocations: [{ leg: 'order', account: { kind: 'order_escrow', ownerId: reference }, amountVnd }],
	}),
};

let vnpay = fakeVnpay();
beforeEach(async () => {
	vnpay = fakeVnpay();
	await database.setClock(NOON);
	await database.pool.query('UPDATE refunds SET next_try_at = NULL WHERE next_try_at IS NOT NULL');
	wireTestPayments({ order }, vnpay);
});

async function paidOrder() {
	const reference = newId();
	const attempt = await makeAttempt(context, { reference });
	await recordIpn(context, ipnQuery(attempt.txnRef, 90_000));
	return { reference, ...attempt };
}
const refund = (reference: string, amountVnd: number, sourceId = newId()) =>
	transact(context, (scope) =>
		requestRefund(scope, {
			purpose: 'order',
			reference,
			amountVnd,
			from: { kind: 'order_escrow', ownerId: reference },
			payableOwner: reference,
			source: { type: 'order_cancelled', id: sourceId },
			reason: 'order_cancelled',
		}),
	);
async function refundIdOf(reference: string): Promise<string> {
	const asked = await refund(reference, 90_000);
	if (!asked.ok) throw new Error(asked.error.code);
	return asked.value.refundId;
}
async function secondsUntilNext(refundId: string): Promise<number | undefined> {
	const { rows } = await database.pool.query<{ seconds: number }>(
		`SELECT extract(epoch FROM start_after - app_now())::float AS seconds FROM pgboss.job
		 WHERE name = 'job.payments.advance-refund' AND data->>'refundId' = $1 AND start_after > app_now()`,
		[refundId],
	);
	return rows.at(-1)?.seconds;
}
const work = () => advanceDueRefunds.handle(context, {});
const later = (span: string) => database.setClock(`${NOON} ${span}`);
const stateOf = async (reference: string) => (await listAttempts(read, { purpose: 'order', reference }))[0]?.state;
const balances = async (ownerId: string) => ({
	escrowVnd: (await getBalance(read, { kind: 'order_escrow', ownerId })).postedVnd,
	owedVnd: (await getBalance(read, { kind: 'refund_payable', ownerId })).postedVnd,
});

describe('a refund', () => {
	test('is owed immediately and paid when VNPAY has sent it to the bank', async () => {
		const { reference } = await paidOrder();
		const clearing = (await getBalance(read, { kind: 'psp_vnpay_clearing' })).postedVnd;
		expect(await refund(reference, 90_000)).toMatchObject({ ok: true });
		expect(await stateOf(reference)).toBe('refund_pending');
		expect(await balances(reference)).toEqual({ escrowVnd: 0, owedVnd: 90_000 });
		await work();
		expect(await stateOf(reference)).toBe('refunded');
		expect(await balances(reference)).toEqual({ escrowVnd: 0, owedVnd: 0 });
		expect((await getBalance(read, { kind: 'psp_vnpay_clearing' })).postedVnd).toBe(clearing - 90_000);
		const facts = await publishedEvents<{ reference: string; amountVnd: number }>(database, 'payments.refund_done');
		expect(facts.filter((fact) => fact.reference === reference)).toMatchObject([{ amountVnd: 90_000 }]);
		expect(await getLedgerCheck(read)).toMatchObject({ isSound: true });
		expect(await getPaymentsCheck(read)).toMatchObject({ isSound: true });
	});

	test('can cover a part of the payment, and several parts are sent one after the other', async () => {
		const { reference } = await paidOrder();
		vnpay.answerRefund = (amountVnd) => ({ kind: 'accepted', outcome: 'processing', details: details({ amountVnd }) });
		await refund(reference, 30_000);
		await refund(reference, 20_000);
		await work();
		expect(vnpay.refunds).toMatchObject([{ amountVnd: 30_000, isFull: false }]);
		vnpay.answerQuery = () => ({ kind: 'refund', outcome: 'done', details: details({ amountVnd: 30_000 }) });
		await later('90 seconds');
		await work();
		await later('3 minutes');
		await work();
		await later('5 minutes');
		await work();
		expect(vnpay.refunds).toMatchObject([{ amountVnd: 30_000 }, { amountVnd: 20_000, isFull: false }]);
		expect(await stateOf(reference)).toBe('part_refunded');
		expect(await balances(reference)).toEqual({ escrowVnd: 40_000, owedVnd: 0 });
	});

	test('never exceeds the payment under 20 concurrent requests', async () => {
		const { reference } = await paidOrder();
		const answers = await Promise.all(Array.from({ length: 20 }, () => refund(reference, 10_000)));
		expect(answers.filter((answer) => answer.ok)).toHaveLength(9);
		expect(answers.find((answer) => !answer.ok)).toMatchObject({ error: { code: 'payments.refund_too_high' } });
		expect(await balances(reference)).toEqual({ escrowVnd: 0, owedVnd: 90_000 });
	});

	test('is created once per source under 20 concurrent requests', async () => {
		const { reference } = await paidOrder();
		const sourceId = newId();
		const answers = await Promise.all(Array.from({ length: 20 }, () => refund(reference, 10_000, sourceId)));
		expect(new Set(answers.map((answer) => answer.ok && answer.value.refundId)).size).toBe(1);
		expect(await balances(reference)).toEqual({ escrowVnd: 80_000, owedVnd: 10_000 });
	});

	test('fails with payments.not_paid for an unpaid order', async () => {
		const { reference } = { reference: newId() };
		await makeAttempt(context, { reference });
		expect(await refund(reference, 1000)).toMatchObject({ ok: false, error: { code: 'payments.not_paid' } });
	});

	test("is retried with the same request id while VNPAY's answer is missing", async () => {
		const { reference } = await paidOrder();
		vnpay.answerRefund = () => ({ kind: 'unusable', reason: 'TimeoutError' });
		await refund(reference, 90_000);
		await work();
		await work();
		expect(vnpay.refunds).toHaveLength(1);
		vnpay.answerRefund = () => ({ kind: 'in_progress' });
		await later('3 minutes');
		await work();
		expect(vnpay.refunds).toHaveLength(2);
		expect(new Set(vnpay.refunds.map(({ requestId }) => requestId)).size).toBe(1);
		vnpay.answerQuery = () => ({ kind: 'refund', outcome: 'done', details: details() });
		await later('5 minutes');
		await work();
		expect(await stateOf(reference)).toBe('refunded');
	});

	test('is sent again with the same request id within 15 seconds after its worker crashed', async () => {
		const { reference } = await paidOrder();
		vnpay.answerRefund = () => {
			throw new Error('killed');
		};
		const refundId = await refundIdOf(reference);
		await work();
		expect(await stateOf(reference)).toBe('refund_pending');
		expect(await secondsUntilNext(refundId)).toBeLessThanOrEqual(12);
		vnpay.answerRefund = (amountVnd) => ({ kind: 'accepted', outcome: 'done', details: details({ amountVnd }) });
		await later('10 seconds');
		await processRefund(context, { refundId });
		expect(vnpay.refunds).toHaveLength(1);
		await later('13 seconds');
		await processRefund(context, { refundId });
		expect(vnpay.refunds).toHaveLength(2);
		expect(new Set(vnpay.refunds.map(({ requestId }) => requestId)).size).toBe(1);
		expect(await stateOf(reference)).toBe('refunded');
	});

	test('is followed up within 15 seconds after its worker crashed', async () => {
		const { reference } = await paidOrder();
		vnpay.answerRefund = (amountVnd) => ({ kind: 'accepted', outcome: 'processing', details: details({ amountVnd }) });
		const refundId = await refundIdOf(reference);
		await work();
		vnpay.answerQuery = () => {
			throw new Error('killed');
		};
		await later('90 seconds');
		await work();
		expect(vnpay.queries).toHaveLength(1);
		expect(await secondsUntilNext(refundId)).toBeLessThanOrEqual(12);
		vnpay.answerQuery = () => ({ kind: 'refund', outcome: 'done', details: details() });
		await later('103 seconds');
		await processRefund(context, { refundId });
		expect(vnpay.refunds).toHaveLength(1);
		expect(await stateOf(reference)).toBe('refunded');
	});

	test('is sent once when 20 workers run concurrently', async () => {
		const { reference } = await paidOrder();
		const refundId = await refundIdOf(reference);
		await database.warm(20);
		await Promise.all(Array.from({ length: 20 }, () => processRefund(context, { refundId })));
		expect(vnpay.refunds).toHaveLength(1);
		expect(await balances(reference)).toEqual({ escrowVnd: 0, owedVnd: 0 });
	});

	test('stays done when another worker completed it before the first worker gets its answer', async () => {
		const { reference } = await paidOrder();
		const refundId = await refundIdOf(reference);
		const late = Promise.withResolvers<RefundAnswer>();
		const asked = vi.fn(() => late.promise);
		wireTestPayments({ order }, { ...vnpay, refund: asked });
		const first = processRefund(context, { refundId });
		await expect.poll(() => asked.mock.calls.length).toBe(1);
		wireTestPayments({ order }, vnpay);
		await later('6 minutes');
		await processRefund(context, { refundId });
		expect(await stateOf(reference)).toBe('refunded');
		late.resolve({ kind: 'refused', responseCode: '95' });
		await first;
		expect(await stateOf(reference)).toBe('refunded');
		expect(await balances(reference)).toEqual({ escrowVnd: 0, owedVnd: 0 });
		const told = await publishedEvents<{ reference: string }>(database, 'payments.refund_rejected');
		expect(told.filter((fact) => fact.reference === reference)).toEqual([]);
	});

	test('waits while VNPAY processes another refund of the same payment', async () => {
		const { reference } = await paidOrder();
		vnpay.answerRefund = () => ({ kind: 'in_progress' });
		await refund(reference, 90_000);
		await work();
		vnpay.answerRefund = (amountVnd) => ({ kind: 'accepted', outcome: 'done', details: details({ amountVnd }) });
		await later('3 minutes');
		await work();
		expect(vnpay.queries).toEqual([]);
		expect(await stateOf(reference)).toBe('refunded');
	});

	test('is not sent again on another day when it may have arrived, and waits for an operator', async () => {
		const { reference, attemptId } = await paidOrder();
		vnpay.answerRefund = () => ({ kind: 'unusable', reason: 'TimeoutError' });
		await refund(reference, 90_000);
		await work();
		await later('1 day');
		await work();
		expect(vnpay.refunds).toHaveLength(1);
		expect(await stateOf(reference)).toBe('refund_rejected');
		const { rows } = await database.pool.query('SELECT kind FROM payment_incidents WHERE attempt_id = $1', [attemptId]);
		expect(rows).toEqual([{ kind: 'refund_unclear' }]);
		expect(await balances(reference)).toEqual({ escrowVnd: 0, owedVnd: 90_000 });
	});

	test('is sent on another day when it certainly never arrived', async () => {
		const { reference } = await paidOrder();
		vnpay.answerRefund = () => ({ kind: 'unusable', reason: 'unreachable' });
		await refund(reference, 90_000);
		await work();
		vnpay.answerRefund = () => ({ kind: 'accepted', outcome: 'done', details: details() });
		await later('1 day');
		await work();
		expect(await stateOf(reference)).toBe('refunded');
	});

	test('stays owed and publishes an event when VNPAY rejects it', async () => {
		const { reference } = await paidOrder();
		vnpay.answerRefund = () => ({ kind: 'refused', responseCode: '95' });
		await refund(reference, 90_000);
		await work();
		expect(await stateOf(reference)).toBe('refund_rejected');
		expect(await balances(reference)).toEqual({ escrowVnd: 0, owedVnd: 90_000 });
		const facts = await publishedEvents<{ reference: string }>(database, 'payments.refund_rejected');
		expect(facts.filter((fact) => fact.reference === reference)).toHaveLength(1);
	});

	test('is followed up for a week and then waits for an operator', async () => {
		const { reference } = await paidOrder();
		vnpay.answerRefund = (amountVnd) => ({ kind: 'accepted', outcome: 'processing', details: details({ amountVnd }) });
		vnpay.answerQuery = () => ({ kind: 'refund', outcome: 'processing', details: details() });
		await refund(reference, 90_000);
		await work();
		for (let day = 1; day <= 8; day += 1) {
			await later(`${day} days 2 minutes`);
			await work();
		}
		expect(await stateOf(reference)).toBe('refund_rejected');
		expect(vnpay.refunds).toHaveLength(1);
	});
});
