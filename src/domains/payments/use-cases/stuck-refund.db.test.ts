import { beforeEach, expect, test } from 'vitest';
import { getBalance, getLedgerCheck } from '#src/domains/ledger/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, member, operator, publishedEvents, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { escrowed, fakeVnpay, makeRejectedRefund, wireTestPayments } from '#tests/factories/payments.ts';
import { advanceDueRefunds } from '../jobs/advance-refund.ts';
import { getPaymentsCheck } from '../queries/get-payments-check.ts';
import { listAttempts } from '../queries/list-attempts.ts';
import { listIncidents } from '../queries/list-incidents.ts';
import { listRefunds } from '../queries/list-refunds.ts';
import { confirmRefund } from './confirm-refund.ts';
import { readRefundAccount } from './read-refund-account.ts';
import { retryRefund } from './retry-refund.ts';
import { ruleOutRefund } from './rule-out-refund.ts';
import { settleRefund } from './settle-refund.ts';
import { submitRefundAccount } from './submit-refund-account.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const operatorContext = contextOf(database, operator(newId()));
const read = readOnly(database.db);

let vnpay = fakeVnpay();
beforeEach(async () => {
	vnpay = fakeVnpay();
	await database.pool.query('UPDATE refunds SET next_try_at = NULL WHERE next_try_at IS NOT NULL');
	wireTestPayments({ order: escrowed }, vnpay);
});

const rejectedRefund = (customerId?: string) => makeRejectedRefund(context, vnpay, customerId);
const stateOf = async (reference: string) => (await listAttempts(read, { purpose: 'order', reference }))[0]?.state;
const owed = async (ownerId: string) => (await getBalance(read, { kind: 'refund_payable', ownerId })).postedVnd;
const openOf = async (txnRef: string) =>
	(await listIncidents(read, 100)).filter((incident) => incident.txnRef === txnRef);
const note = 'gọi ngân hàng rồi';
const another = async () => (await makeCustomer(database.db, { isOperator: true })).id;
const forget = (refundId: string) =>
	database.pool.query("UPDATE refunds SET state = 'unclear', response_code = '' WHERE id = $1", [refundId]);

test("a rejected refund waits for an operator and shows VNPAY's code", async () => {
	const { txnRef, reference, refundId } = await rejectedRefund();
	const waiting = (await listRefunds(read, 10)).find(({ id }) => id === refundId);
	expect(waiting).toMatchObject({ state: 'rejected', responseCode: '95', txnRef });
	expect(await openOf(txnRef)).toMatchObject([{ kind: 'refund_rejected', amountVnd: 90_000 }]);
	expect([await stateOf(reference), await owed(reference)]).toEqual(['refund_rejected', 90_000]);
});

test('retryRefund sends a new request once, and its completion closes the incident', async () => {
	const { refundId, reference, txnRef } = await rejectedRefund();
	const answers = await Promise.all(
		Array.from({ length: 20 }, () => retryRefund(operatorContext, { refundId, note, approvedBy: null })),
	);
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	await advanceDueRefunds.handle(context, {});
	const requests = vnpay.refunds.map(({ requestId }) => requestId);
	expect(new Set(requests).size).toBe(2);
	expect(requests.every((requestId) => requestId.length === 32)).toBe(true);
	expect([await stateOf(reference), await owed(reference)]).toEqual(['refunded', 0]);
	expect(await openOf(txnRef)).toEqual([]);
	expect(await retryRefund(operatorContext, { refundId, note, approvedBy: null })).toMatchObject({
		error: { code: 'payments.refund_not_stuck' },
	});
	expect(await getLedgerCheck(read)).toMatchObject({ isSound: true });
	expect(await getPaymentsCheck(read)).toMatchObject({ isSound: true });
});

test('settleRefund needs two operators, books the transfer from the bank account once and publishes refundDone', async () => {
	const { refundId, reference, txnRef } = await rejectedRefund();
	const bank = (await getBalance(read, { kind: 'bank' })).postedVnd;
	const alone = { refundId, note, approvedBy: operatorContext.actor.customerId, mark: null };
	expect(await settleRefund(operatorContext, alone)).toMatchObject({
		error: { code: 'identity.second_person_needed' },
	});
	const byTwo = { ...alone, approvedBy: await another() };
	const answers = await Promise.all(Array.from({ length: 20 }, () => settleRefund(operatorContext, byTwo)));
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	expect([await stateOf(reference), await owed(reference)]).toEqual(['refunded', 0]);
	expect((await getBalance(read, { kind: 'bank' })).postedVnd).toBe(bank - 90_000);
	expect(await openOf(txnRef)).toEqual([]);
	const told = await publishedEvents<{ refundId: string }>(database, 'payments.refund_done');
	expect(told.filter((fact) => fact.refundId === refundId)).toHaveLength(1);
	expect(await getLedgerCheck(read)).toMatchObject({ isSound: true });
});

test("confirmRefund needs two operators, books VNPAY's payment once and publishes refundDone", async () => {
	const { refundId, reference, txnRef } = await rejectedRefund();
	await forget(refundId);
	const balances = async () =>
		Promise.all([getBalance(read, { kind: 'bank' }), getBalance(read, { kind: 'psp_vnpay_clearing' })]);
	const [bank, clearing] = (await balances()).map(({ postedVnd }) => postedVnd);
	const alone = { refundId, note, approvedBy: operatorContext.actor.customerId };
	expect(await confirmRefund(operatorContext, alone)).toMatchObject({
		error: { code: 'identity.second_person_needed' },
	});
	const byTwo = { refundId, note, approvedBy: await another() };
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, index) => (index % 2 ? confirmRefund : retryRefund)(operatorContext, byTwo)),
	);
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	if (await owed(reference)) await advanceDueRefunds.handle(context, {});
	expect([await stateOf(reference), await owed(reference)]).toEqual(['refunded', 0]);
	const after = (await balances()).map(({ postedVnd }) => postedVnd);
	expect(after).toEqual([bank, (clearing ?? 0) - 90_000]);
	expect(await openOf(txnRef)).toEqual([]);
	const told = await publishedEvents<{ refundId: string; paidBy: string }>(database, 'payments.refund_done');
	expect(told.filter((fact) => fact.refundId === refundId)).toMatchObject([{ paidBy: 'vnpay' }]);
	expect(await getLedgerCheck(read)).toMatchObject({ isSound: true });
	expect(await getPaymentsCheck(read)).toMatchObject({ isSound: true });
});

test('retryRefund needs two operators for an unclear refund and one for a rejected refund', async () => {
	const { refundId } = await rejectedRefund();
	await forget(refundId);
	for (const approvedBy of [null, operatorContext.actor.customerId, newId()])
		expect(await retryRefund(operatorContext, { refundId, note, approvedBy })).toMatchObject({
			error: { code: 'identity.second_person_needed' },
		});
	expect((await retryRefund(operatorContext, { refundId, note, approvedBy: await another() })).ok).toBe(true);
});

const status = async (refundId: string) => (await listRefunds(read, 100)).find(({ id }) => id === refundId)?.state;
const bank = { bank: 'VCB', number: '0011223344556', holder: 'Nguyễn Văn Ánh' } as const;
const SECOND = { error: { code: 'identity.second_person_needed' } };

test('an unclear refund stays unclear when VNPAY rejects the next request, and always needs two operators', async () => {
	const owner = await makeCustomer(database.db);
	const { refundId, txnRef } = await rejectedRefund(owner.id);
	await forget(refundId);
	const { answerRefund } = vnpay;
	vnpay.answerRefund = () => ({ kind: 'refused', responseCode: '95' });
	for (const _round of [1, 2]) {
		expect(await retryRefund(operatorContext, { refundId, note, approvedBy: null })).toMatchObject(SECOND);
		expect((await retryRefund(operatorContext, { refundId, note, approvedBy: await another() })).ok).toBe(true);
		await advanceDueRefunds.handle(context, {});
		expect(await status(refundId)).toBe('unclear');
	}
	vnpay.answerRefund = answerRefund;
	expect((await openOf(txnRef)).map(({ kind }) => kind)).toContain('refund_unclear');
	expect(await submitRefundAccount(contextOf(database, member(owner.id)), { refundId, bank })).toMatchObject({
		error: { code: 'payments.refund_needs_no_account' },
	});
});

test('ruleOutRefund needs two operators, succeeds once and asks the owner for an account', async () => {
	const owner = await makeCustomer(database.db);
	const { refundId, txnRef } = await rejectedRefund(owner.id);
	const byTwo = { refundId, note, approvedBy: await another() };
	expect(await ruleOutRefund(operatorContext, byTwo)).toMatchObject({ error: { code: 'payments.refund_not_unclear' } });
	await forget(refundId);
	await database.pool.query('UPDATE refunds SET may_have_gone = true WHERE id = $1', [refundId]);
	expect(await ruleOutRefund(operatorContext, { ...byTwo, approvedBy: null })).toMatchObject(SECOND);
	const answers = await Promise.all(Array.from({ length: 20 }, () => ruleOutRefund(operatorContext, byTwo)));
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	expect((await openOf(txnRef)).map(({ kind }) => kind)).toEqual(['refund_rejected']);
	expect((await submitRefundAccount(contextOf(database, member(owner.id)), { refundId, bank })).ok).toBe(true);
});

test("retryRefund needs two operators after an operator has read the owner's account", async () => {
	const owner = await makeCustomer(database.db);
	const { refundId } = await rejectedRefund(owner.id);
	await submitRefundAccount(contextOf(database, member(owner.id)), { refundId, bank });
	expect((await readRefundAccount(operatorContext, { refundId })).ok).toBe(true);
	expect(await retryRefund(operatorContext, { refundId, note, approvedBy: null })).toMatchObject(SECOND);
	expect((await retryRefund(operatorContext, { refundId, note, approvedBy: await another() })).ok).toBe(true);
});

test.each([
	['sends it again', retryRefund, 'unclear'],
	['says that VNPAY paid it', confirmRefund, 'unclear'],
	['says that it never went', ruleOutRefund, 'unclear'],
	['pays it by hand', settleRefund, 'rejected'],
] as const)('an operator who owns the refund neither %s nor approves it', async (_what, decide, state) => {
	const [own, other] = [await makeCustomer(database.db, { isOperator: true }), await makeCustomer(database.db)];
	const { refundId, reference } = await rejectedRefund(own.id);
	if (state === 'unclear') await forget(refundId);
	const mine = { refundId, note, approvedBy: await another(), mark: null };
	expect(await decide(contextOf(database, operator(own.id)), mine)).toMatchObject({
		error: { code: 'payments.own_payment' },
	});
	expect(await decide(contextOf(database, operator(other.id)), { ...mine, approvedBy: own.id })).toMatchObject({
		error: { code: 'identity.second_person_needed' },
	});
	expect(await stateOf(reference)).toBe('refund_rejected');
});

const noteOf = async (subjectId: string, action: string) =>
	(
		await database.pool.query<{ note: string }>(
			"SELECT facts->>'note' AS note FROM audit_entries WHERE subject_id = $1 AND action = $2",
			[subjectId, action],
		)
	).rows.map((entry) => entry.note);

test.each([
	['sends it again', retryRefund, 'unclear', 'retried'],
	['says that VNPAY paid it', confirmRefund, 'unclear', 'paid_by_vnpay'],
	['says that it never went', ruleOutRefund, 'unclear', 'ruled_out'],
	['pays it by hand', settleRefund, 'rejected', 'paid_by_hand'],
] as const)('an operator who %s must enter a note, which is stored cleaned', async (_what, decide, state, action) => {
	const { refundId } = await rejectedRefund();
	if (state === 'unclear') await forget(refundId);
	const mine = { refundId, approvedBy: await another(), mark: null };
	for (const blank of ['', ' \n', ' \u200b'])
		expect(await decide(operatorContext, { ...mine, note: blank })).toMatchObject({
			error: { code: 'payments.reason_missing' },
		});
	expect(await status(refundId)).toBe(state);
	expect((await decide(operatorContext, { ...mine, note: ` gọi\u200b VCB \r\n` })).ok).toBe(true);
	expect(await noteOf(refundId, action)).toEqual(['gọi VCB']);
});
