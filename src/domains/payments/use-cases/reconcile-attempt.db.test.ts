import { beforeEach, describe, expect, test } from 'vitest';
import { getBalance, getLedgerCheck, listTransfers } from '#src/domains/ledger/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { details, fakeVnpay, ipnQuery, makeAttempt, wireTestPayments } from '#tests/factories/payments.ts';
import { advanceDueRefunds } from '../jobs/advance-refund.ts';
import { reconcileDue } from '../jobs/reconcile.ts';
import { getPaymentsCheck } from '../queries/get-payments-check.ts';
import { listAttempts } from '../queries/list-attempts.ts';
import type { SettleHandler } from '../settle-handler.ts';
import type { QueryAnswer } from '../vnpay/merchant-api.ts';
import { reconcileAttempt } from './reconcile-attempt.ts';
import { recordIpn } from './record-ipn.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const read = readOnly(database.db);

const failures: string[] = [];
const orderHandler: SettleHandler = {
	paid: async (_scope, { reference, amountVnd }) => ({
		kind: 'accepted',
		allocations: [{ leg: 'order', account: { kind: 'order_escrow', ownerId: reference }, amountVnd }],
	}),
	failed: async (_scope, { reference, failure }) => {
		failures.push(`${reference} ${failure}`);
	},
};
const paid = (amountVnd = 90_000): QueryAnswer => ({
	kind: 'payment',
	outcome: 'paid',
	details: details({ amountVnd }),
});
const stillOpen: QueryAnswer = {
	kind: 'payment',
	outcome: 'unknown',
	details: details({ transactionStatus: '01' }),
};

let vnpay = fakeVnpay();
beforeEach(async () => {
	await database.setClock('0 s');
	await database.pool.query('UPDATE payment_attempts SET next_check_at = NULL');
	vnpay = fakeVnpay();
	wireTestPayments({ order: orderHandler }, vnpay);
});

async function openAttempt() {
	const reference = newId();
	return { reference, ...(await makeAttempt(context, { reference })) };
}
const sweep = () => reconcileDue.handle(context, {});
const stateOf = async (reference: string) => (await listAttempts(read, { purpose: 'order', reference }))[0]?.state;

describe('reconcileDue', () => {
	test('queries VNPAY 16 minutes after the start and not earlier', async () => {
		const { reference } = await openAttempt();
		vnpay.answerQuery = () => paid();
		await database.setClock('15 minutes 50 seconds');
		await sweep();
		expect(vnpay.queries).toEqual([]);
		await database.setClock('16 minutes 5 seconds');
		await sweep();
		expect(vnpay.queries).toHaveLength(1);
		expect(await stateOf(reference)).toBe('paid');
		await sweep();
		expect(vnpay.queries).toHaveLength(1);
	});

	test('finalises 100 payments without notifications once each, with five concurrent runs', async () => {
		const attempts = await Promise.all(Array.from({ length: 100 }, openAttempt));
		vnpay.answerQuery = () => paid();
		await database.setClock('16 minutes 5 seconds');
		await Promise.all(Array.from({ length: 5 }, sweep));
		expect(vnpay.queries).toHaveLength(100);
		const states = await Promise.all(attempts.map(({ reference }) => stateOf(reference)));
		expect(new Set(states)).toEqual(new Set(['paid']));
		const sums = await Promise.all(
			attempts.map(({ reference }) => getBalance(read, { kind: 'order_escrow', ownerId: reference })),
		);
		expect(sums.every(({ postedVnd }) => postedVnd === 90_000)).toBe(true);
		expect(await getLedgerCheck(read)).toMatchObject({ isSound: true });
		expect(await getPaymentsCheck(read)).toMatchObject({ isSound: true });
	});

	test('at the same time as the notification finalises one payment', async () => {
		const { attemptId, txnRef, reference } = await openAttempt();
		vnpay.answerQuery = () => paid();
		const queries = Array.from({ length: 20 }, () => recordIpn(context, ipnQuery(txnRef, 90_000)));
		const checks = Array.from({ length: 5 }, () => reconcileAttempt(context, { attemptId }));
		const codes = await Promise.all(queries);
		await Promise.all(checks);
		expect(codes.filter((code) => code === '00').length).toBeLessThanOrEqual(1);
		expect(codes.every((code) => code === '00' || code === '02')).toBe(true);
		expect(await listTransfers(read, { type: 'payment', id: attemptId })).toHaveLength(1);
		expect(await stateOf(reference)).toBe('paid');
	});

	test('expires an unpaid attempt and still accepts a late payment', async () => {
		const { reference } = await openAttempt();
		vnpay.answerQuery = () => stillOpen;
		await database.setClock('16 minutes 5 seconds');
		await sweep();
		expect(await stateOf(reference)).toBe('expired');
		expect(failures).toContain(`${reference} timed_out`);
		vnpay.answerQuery = () => paid();
		await database.setClock('29 minutes');
		await sweep();
		expect(await stateOf(reference)).toBe('expired');
		await database.setClock('31 minutes');
		await sweep();
		expect(await stateOf(reference)).toBe('paid');
	});

	test('queries VNPAY four times and then stops', async () => {
		const { reference } = await openAttempt();
		for (const clock of ['16 min 5 s', '31 min', '121 min', '1441 min', '3 days', '30 days']) {
			await database.setClock(clock);
			await sweep();
		}
		expect(vnpay.queries).toHaveLength(4);
		expect(await stateOf(reference)).toBe('expired');
	});

	test('continues without changing the attempt while VNPAY is unavailable', async () => {
		const { reference } = await openAttempt();
		vnpay.answerQuery = () => ({ kind: 'unusable', reason: 'TimeoutError' });
		for (const clock of ['16 min 5 s', '17 min 10 s', '19 min 30 s']) {
			await database.setClock(clock);
			await sweep();
		}
		expect(vnpay.queries).toHaveLength(3);
		expect(await stateOf(reference)).toBe('created');
		vnpay.answerQuery = () => paid();
		await database.setClock('26 min');
		await sweep();
		expect(await stateOf(reference)).toBe('paid');
	});

	test('queries an attempt of a crashed worker again within 15 seconds', async () => {
		const { reference } = await openAttempt();
		const asked = Promise.withResolvers<void>();
		vnpay.answerQuery = () => {
			asked.resolve();
			return new Promise(() => {});
		};
		await database.setClock('16 min 5 s');
		void sweep();
		await asked.promise;
		const { rows } = await database.pool.query<{ seconds: number }>(
			`SELECT extract(epoch FROM start_after - app_now())::float AS seconds FROM pgboss.job
			 WHERE name = 'job.payments.reconcile-due' AND start_after > app_now() ORDER BY created_on DESC LIMIT 1`,
		);
		expect(rows[0]?.seconds).toBeLessThanOrEqual(12);
		vnpay.answerQuery = () => paid();
		await database.setClock('16 min 13 s');
		await sweep();
		expect(vnpay.queries).toHaveLength(1);
		await database.setClock('16 min 18 s');
		await sweep();
		expect(vnpay.queries).toHaveLength(2);
		expect(await stateOf(reference)).toBe('paid');
	});

	test('continues with other attempts when one cannot be stored', async () => {
		const attempts = await Promise.all(Array.from({ length: 12 }, openAttempt));
		const broken = new Set(attempts.slice(0, 6).map(({ reference }) => reference));
		const fragile: SettleHandler = {
			paid: (scope, payment) =>
				broken.has(payment.reference) ? Promise.reject(new Error('disk full')) : orderHandler.paid(scope, payment),
		};
		wireTestPayments({ order: fragile }, vnpay);
		vnpay.answerQuery = () => paid();
		await database.setClock('16 min 5 s');
		await sweep();
		const states = await Promise.all(attempts.map(({ reference }) => stateOf(reference)));
		expect(states.filter((state) => state === 'paid')).toHaveLength(6);
		wireTestPayments({ order: orderHandler }, vnpay);
		await database.setClock('27 min');
		await sweep();
		const later = await Promise.all(attempts.map(({ reference }) => stateOf(reference)));
		expect(later.every((state) => state === 'paid')).toBe(true);
	});

	test('queries again after a failure that the bank could not explain', async () => {
		const { reference, txnRef } = await openAttempt();
		await recordIpn(context, ipnQuery(txnRef, 90_000, { vnp_ResponseCode: '99', vnp_TransactionStatus: '02' }));
		expect(await stateOf(reference)).toBe('failed');
		vnpay.answerQuery = () => paid();
		await database.setClock('16 min 5 s');
		await sweep();
		expect(await stateOf(reference)).toBe('paid');
	});

	test('does not query after a definite failure', async () => {
		const { txnRef } = await openAttempt();
		await recordIpn(context, ipnQuery(txnRef, 90_000, { vnp_ResponseCode: '24', vnp_TransactionStatus: '02' }));
		await database.setClock('2 days');
		await sweep();
		expect(vnpay.queries).toEqual([]);
	});
});

describe('reconcileAttempt', () => {
	const strange: QueryAnswer = {
		kind: 'payment',
		outcome: 'unrecognised',
		details: details({ transactionStatus: '33' }),
	};

	test('leaves an attempt with an unknown status open and queries daily for a month', async () => {
		const { reference } = await openAttempt();
		vnpay.answerQuery = () => strange;
		for (const clock of [
			'16 min 5 s',
			'31 min',
			'121 min',
			'1441 min',
			'2 days 2 min',
			'29 days',
			'31 days',
			'60 days',
		]) {
			await database.setClock(clock);
			await sweep();
			expect(await stateOf(reference)).toBe('created');
		}
		expect(vnpay.queries).toHaveLength(6);
	});

	test('finalises an attempt with an unknown status when VNPAY reports it as paid later', async () => {
		const { reference } = await openAttempt();
		vnpay.answerQuery = () => strange;
		await database.setClock('16 min 5 s');
		await sweep();
		vnpay.answerQuery = () => paid();
		await database.setClock('31 min');
		await sweep();
		expect(await stateOf(reference)).toBe('paid');
	});

	test('leaves the incident of a suspected payment open while the status is unknown', async () => {
		const { attemptId, reference, txnRef } = await openAttempt();
		await recordIpn(context, ipnQuery(txnRef, 90_000, { vnp_ResponseCode: '07', vnp_TransactionStatus: '07' }));
		vnpay.answerQuery = () => strange;
		await reconcileAttempt(context, { attemptId });
		expect(await stateOf(reference)).toBe('suspected');
		const { rows } = await database.pool.query('SELECT kind, resolution FROM payment_incidents WHERE attempt_id = $1', [
			attemptId,
		]);
		expect(rows).toEqual([{ kind: 'suspected', resolution: null }]);
	});
});

describe('a notification with another amount', () => {
	test('refunds the complete amount when VNPAY confirms it', async () => {
		const { attemptId, txnRef, reference } = await openAttempt();
		expect(await recordIpn(context, ipnQuery(txnRef, 91_000))).toBe('04');
		vnpay.answerQuery = () => paid(91_000);
		await sweep();
		expect(await stateOf(reference)).toBe('refund_pending');
		await advanceDueRefunds.handle(context, {});
		expect(vnpay.refunds).toMatchObject([{ amountVnd: 91_000, isFull: true }]);
		expect(await stateOf(reference)).toBe('refunded');
		const { rows } = await database.pool.query('SELECT kind, resolution FROM payment_incidents WHERE attempt_id = $1', [
			attemptId,
		]);
		expect(rows).toEqual([{ kind: 'amount_mismatch', resolution: 'refunded' }]);
		expect((await getBalance(read, { kind: 'order_escrow', ownerId: reference })).postedVnd).toBe(0);
	});

	test('is ignored when VNPAY reports the right amount: the order is paid', async () => {
		const { txnRef, reference } = await openAttempt();
		expect(await recordIpn(context, ipnQuery(txnRef, 1))).toBe('04');
		vnpay.answerQuery = () => paid();
		await sweep();
		expect(await stateOf(reference)).toBe('paid');
		await advanceDueRefunds.handle(context, {});
		expect(vnpay.refunds).toEqual([]);
	});
});
