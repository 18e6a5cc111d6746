import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { getBalance, getLedgerCheck, listTransfers } from '#src/domains/ledger/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, member, publishedEvents, system, visitor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { fakeVnpay, ipnQuery, makeAttempt, wireTestPayments } from '#tests/factories/payments.ts';
import { getOwnAttempt } from '../queries/get-own-attempt.ts';
import { getPaymentsCheck } from '../queries/get-payments-check.ts';
import { listAttempts } from '../queries/list-attempts.ts';
import { readReturn } from '../queries/read-return.ts';
import type { SettleHandler } from '../settle-handler.ts';
import { processRefund } from './process-refund.ts';
import { recordIpn } from './record-ipn.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const read = readOnly(database.db);
await database.pool.query('CREATE TABLE sold_things (reference text PRIMARY KEY, state text NOT NULL)');

const orderHandler: SettleHandler = {
	async paid({ db }: Scope, { reference, amountVnd }) {
		const { rows } = await db.execute<{ state: string }>(
			sql`select state from sold_things where reference = ${reference} for update`,
		);
		const state = rows[0]?.state;
		if (state === 'paid') return { kind: 'declined', reason: 'duplicate_paid' };
		if (state === 'cancelled') return { kind: 'declined', reason: 'late_paid' };
		await db.execute(sql`update sold_things set state = 'paid' where reference = ${reference}`);
		const goodsVnd = Math.floor(amountVnd / 3);
		return {
			kind: 'accepted',
			allocations: [
				{ leg: 'first', account: { kind: 'order_escrow', ownerId: `${reference}:1` }, amountVnd: goodsVnd },
				{
					leg: 'second',
					account: { kind: 'order_escrow', ownerId: `${reference}:2` },
					amountVnd: amountVnd - goodsVnd,
				},
			],
		};
	},
	async failed({ db }: Scope, { reference }) {
		await db.execute(sql`update sold_things set state = 'failed' where reference = ${reference} and state = 'open'`);
	},
};

const vnpay = fakeVnpay();
beforeEach(() => wireTestPayments({ order: orderHandler }, vnpay));

async function openOrder(state = 'open') {
	const reference = newId();
	await database.pool.query('INSERT INTO sold_things VALUES ($1, $2)', [reference, state]);
	const attempt = await makeAttempt(context, { reference });
	return { reference, ...attempt };
}
const call = (query: string) => recordIpn(context, query);
const stateOf = async (reference: string) =>
	(await listAttempts(read, { purpose: 'order', reference })).map((a) => a.state);
const orderState = async (reference: string) =>
	(await database.pool.query<{ state: string }>('SELECT state FROM sold_things WHERE reference = $1', [reference]))
		.rows[0]?.state;
const booked = (attemptId: string) => listTransfers(read, { type: 'payment', id: attemptId });
const incidents = async (attemptId: string) =>
	(
		await database.pool.query<{ kind: string; resolution: string | null }>(
			'SELECT kind, resolution FROM payment_incidents WHERE attempt_id = $1',
			[attemptId],
		)
	).rows;

describe('recordIpn', () => {
	test('confirms one of 20 concurrent notifications, answers 02 to the others and books each allocation once', async () => {
		const { attemptId, txnRef, reference } = await openOrder();
		const query = ipnQuery(txnRef, 90_000);
		const codes = await Promise.all(Array.from({ length: 20 }, () => call(query)));
		expect(codes.toSorted()).toEqual(['00', ...Array.from({ length: 19 }, () => '02')]);
		for (let again = 0; again < 20; again += 1) expect(await call(query)).toBe('02');
		expect(await booked(attemptId)).toMatchObject([
			{ leg: 'received:first', debit: 'psp_vnpay_clearing:', credit: `order_escrow:${reference}:1`, amountVnd: 30_000 },
			{ leg: 'received:second', credit: `order_escrow:${reference}:2`, amountVnd: 60_000 },
		]);
		expect(await stateOf(reference)).toEqual(['paid']);
		const facts = await publishedEvents<{ attemptId: string }>(database, 'payments.received');
		expect(facts.filter((fact) => fact.attemptId === attemptId)).toHaveLength(1);
	});

	test('answers 02 to a notification repeated after a day', async () => {
		const { txnRef } = await openOrder();
		expect(await call(ipnQuery(txnRef, 90_000))).toBe('00');
		await database.setClock('25 hours');
		expect(await call(ipnQuery(txnRef, 90_000))).toBe('02');
		await database.setClock('0 s');
	});

	test('answers 97 to forged notifications and accepts the genuine one afterwards', async () => {
		const { attemptId, txnRef, reference } = await openOrder();
		const right = ipnQuery(txnRef, 90_000);
		const [unsigned = ''] = right.split('&vnp_SecureHash');
		const forged = [unsigned, `${unsigned}&vnp_SecureHash=${'0'.repeat(128)}`, `${right}&vnp_TxnRef=${txnRef}`, ''];
		for (const query of forged) expect(await call(query)).toBe('97');
		expect(await call(ipnQuery(txnRef, 90_000, { vnp_TmnCode: 'EVIL0001' }))).toBe('97');
		expect(await stateOf(reference)).toEqual(['created']);
		const { rows } = await database.pool.query('SELECT 1 FROM payment_events WHERE attempt_id = $1', [attemptId]);
		expect(rows).toEqual([]);
		expect(await call(right)).toBe('00');
	});

	test('accepts a hash in capitals and unsigned parameters of others', async () => {
		const first = await openOrder();
		const [text = '', hash = ''] = ipnQuery(first.txnRef, 90_000).split('&vnp_SecureHash=');
		expect(await call(`${text}&vnp_SecureHash=${hash.toUpperCase()}`)).toBe('00');
		const second = await openOrder();
		expect(await call(`${ipnQuery(second.txnRef, 90_000)}&utm_source=zalo`)).toBe('00');
	});

	test('answers 01 for an unknown payment', async () => {
		expect(await call(ipnQuery('99999999999', 90_000))).toBe('01');
	});

	test('answers 04 to a wrong amount, opens one incident and leaves the order open', async () => {
		const { attemptId, txnRef, reference } = await openOrder();
		const wrong = [ipnQuery(txnRef, 89_999), ipnQuery(txnRef, 90_001), ipnQuery(txnRef, 0, { vnp_Amount: '9000050' })];
		for (const query of wrong) expect(await call(query)).toBe('04');
		expect(await stateOf(reference)).toEqual(['created']);
		expect(await incidents(attemptId)).toEqual([{ kind: 'amount_mismatch', resolution: null }]);
		expect(await booked(attemptId)).toEqual([]);
		expect(await call(ipnQuery(txnRef, 90_000))).toBe('00');
		expect(await incidents(attemptId)).toEqual([{ kind: 'amount_mismatch', resolution: 'paid' }]);
	});

	test('confirms response 00 with status 02 and marks the order as failed', async () => {
		const { txnRef, reference, attemptId } = await openOrder();
		expect(await call(ipnQuery(txnRef, 90_000, { vnp_TransactionStatus: '02' }))).toBe('00');
		expect(await stateOf(reference)).toEqual(['failed']);
		expect(await orderState(reference)).toBe('failed');
		expect(await booked(attemptId)).toEqual([]);
	});

	test.each([
		['24', '02', 'failed', 'cancelled'],
		['51', '02', 'failed', 'insufficient_balance'],
		['11', '02', 'expired', 'timed_out'],
		['07', '07', 'suspected', null],
	])('with response %s and status %s moves the attempt to %s', async (response, status, state, failure) => {
		const { txnRef, reference } = await openOrder();
		const query = ipnQuery(txnRef, 90_000, { vnp_ResponseCode: response, vnp_TransactionStatus: status });
		expect(await call(query)).toBe('00');
		expect(await call(query)).toBe('02');
		expect(await listAttempts(read, { purpose: 'order', reference })).toMatchObject([{ state, failure }]);
	});

	test("changes nothing when the handler fails and accepts VNPAY's next call", async () => {
		const { txnRef, reference, attemptId } = await openOrder();
		wireTestPayments({ order: { paid: () => Promise.reject(new Error('disk full')) } }, vnpay);
		await expect(call(ipnQuery(txnRef, 90_000))).rejects.toThrow('disk full');
		expect(await stateOf(reference)).toEqual(['created']);
		wireTestPayments({ order: orderHandler }, vnpay);
		expect(await call(ipnQuery(txnRef, 90_000))).toBe('00');
		expect(await booked(attemptId)).toHaveLength(2);
	});

	test("fails when the handler's allocations do not add up to the amount", async () => {
		const { txnRef } = await openOrder();
		const greedy: SettleHandler = { paid: async () => ({ kind: 'accepted', allocations: [] }) };
		wireTestPayments({ order: greedy }, vnpay);
		await expect(call(ipnQuery(txnRef, 90_000))).rejects.toThrow('allocated as 0');
	});
});

describe('a late or duplicate payment', () => {
	test('is accepted when the order can still be paid', async () => {
		const { txnRef, reference } = await openOrder();
		await call(ipnQuery(txnRef, 90_000, { vnp_ResponseCode: '24', vnp_TransactionStatus: '02' }));
		expect(await call(ipnQuery(txnRef, 90_000))).toBe('00');
		expect(await stateOf(reference)).toEqual(['paid']);
		expect(await orderState(reference)).toBe('paid');
	});

	test('is booked as owed and refunded in full when the order is cancelled', async () => {
		const { txnRef, reference, attemptId } = await openOrder('cancelled');
		expect(await call(ipnQuery(txnRef, 90_000))).toBe('00');
		expect(await stateOf(reference)).toEqual(['refund_pending']);
		expect(await booked(attemptId)).toMatchObject([{ credit: `refund_payable:${attemptId}`, amountVnd: 90_000 }]);
		expect(await incidents(attemptId)).toEqual([{ kind: 'late_paid', resolution: null }]);
		const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM refunds WHERE attempt_id = $1', [
			attemptId,
		]);
		const refundId = rows[0]?.id ?? '';
		const asked = vnpay.refunds.length;
		await Promise.all(Array.from({ length: 5 }, () => processRefund(context, { refundId })));
		expect(vnpay.refunds.slice(asked)).toEqual([
			{ requestId: refundId.replaceAll('-', ''), amountVnd: 90_000, isFull: true },
		]);
		expect(await stateOf(reference)).toEqual(['refunded']);
		expect(await incidents(attemptId)).toEqual([{ kind: 'late_paid', resolution: 'refunded' }]);
		expect((await getBalance(read, { kind: 'refund_payable', ownerId: attemptId })).postedVnd).toBe(0);
		expect(await call(ipnQuery(txnRef, 90_000))).toBe('02');
	});

	test('keeps one of two attempts paid concurrently and refunds the other', async () => {
		const { reference, txnRef } = await openOrder();
		const second = await makeAttempt(context, { reference });
		const codes = await Promise.all([call(ipnQuery(txnRef, 90_000)), call(ipnQuery(second.txnRef, 90_000))]);
		expect(codes).toEqual(['00', '00']);
		expect((await stateOf(reference)).toSorted()).toEqual(['paid', 'refund_pending']);
		expect(await getLedgerCheck(read)).toMatchObject({ isSound: true });
		expect(await getPaymentsCheck(read)).toMatchObject({ isSound: true });
	});

	test('is refunded when the order is paid already, even if the handler would accept it', async () => {
		const sellsAnything: SettleHandler = {
			paid: async (_scope, { reference, amountVnd }) => ({
				kind: 'accepted',
				allocations: [{ leg: 'all', account: { kind: 'order_escrow', ownerId: reference }, amountVnd }],
			}),
		};
		wireTestPayments({ order: sellsAnything }, vnpay);
		const { reference, txnRef } = await openOrder();
		const customerId = newId();
		const second = await makeAttempt(context, { reference, customerId });
		const owner = contextOf(database, member(customerId));
		expect([await call(ipnQuery(txnRef, 90_000)), await call(ipnQuery(second.txnRef, 90_000))]).toEqual(['00', '00']);
		expect((await stateOf(reference)).toSorted()).toEqual(['paid', 'refund_pending']);
		expect(await incidents(second.attemptId)).toMatchObject([{ kind: 'duplicate_paid' }]);
		const back = ipnQuery(second.txnRef, 90_000);
		expect(await readReturn(owner, back)).toMatchObject({ state: 'refund_pending', declined: 'duplicate_paid' });
		expect(await readReturn(contextOf(database, visitor()), back)).toMatchObject({ declined: null });
	});

	test('is a duplicate and not late when 20 attempts of one order are paid at once', async () => {
		const sellsOnce: SettleHandler = {
			paid: async (scope, payment) => {
				const decision = await orderHandler.paid(scope, payment);
				return decision.kind === 'declined' ? { kind: 'declined', reason: 'late_paid' } : decision;
			},
		};
		wireTestPayments({ order: sellsOnce }, vnpay);
		const { reference, ...first } = await openOrder();
		const attempts = [first];
		while (attempts.length < 20) attempts.push(await makeAttempt(context, { reference }));
		const codes = await Promise.all(attempts.map(({ txnRef }) => call(ipnQuery(txnRef, 90_000))));
		expect(codes).toEqual(attempts.map(() => '00'));
		const found = await Promise.all(attempts.map(({ attemptId }) => incidents(attemptId)));
		expect(found.flat().map(({ kind }) => kind)).toEqual(Array.from({ length: 19 }, () => 'duplicate_paid'));
		expect((await stateOf(reference)).filter((state) => state === 'paid')).toHaveLength(1);
		expect(await getPaymentsCheck(read)).toMatchObject({ isSound: true });
	});
});

describe("the buyer's view of a payment", () => {
	test('getOwnAttempt returns only attempts of the buyer', async () => {
		const customerId = newId();
		const { txnRef } = await makeAttempt(context, { customerId });
		const own = await getOwnAttempt(contextOf(database, member(customerId)), { txnRef });
		expect(own).toMatchObject({ ok: true, value: { txnRef, state: 'created', isPending: true, amountVnd: 90_000 } });
		const foreign = await getOwnAttempt(contextOf(database, member(newId())), { txnRef });
		expect(foreign).toEqual(await getOwnAttempt(contextOf(database, member(customerId)), { txnRef: '1' }));
	});

	test('readReturn returns the stored state, and unconfirmed for a forged query', async () => {
		const customerId = newId();
		const { txnRef, attemptId } = await makeAttempt(context, { customerId });
		const query = ipnQuery(txnRef, 90_000);
		const owner = contextOf(database, member(customerId));
		expect(await readReturn(owner, query)).toMatchObject({
			kind: 'known',
			state: 'created',
			own: { amountVnd: 90_000 },
		});
		expect(await readReturn(contextOf(database, visitor()), query)).toMatchObject({ kind: 'known', own: null });
		expect(await readReturn(owner, query.replace('vnp_ResponseCode=00', 'vnp_ResponseCode=24'))).toEqual({
			kind: 'unconfirmed',
		});
		expect(await readReturn(owner, ipnQuery('404', 90_000))).toEqual({ kind: 'unconfirmed' });
		expect(await readReturn(owner, '')).toEqual({ kind: 'empty' });
		expect(await booked(attemptId)).toEqual([]);
	});
});
