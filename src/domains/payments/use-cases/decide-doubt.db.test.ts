import { beforeAll, expect, test } from 'vitest';
import { getBalance, getLedgerCheck } from '#src/domains/ledger/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, operator, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { escrowed, fakeVnpay, ipnQuery, makeAttempt, wireTestPayments } from '#tests/factories/payments.ts';
import { DOUBT_DECISIONS } from '../contract/payments.ts';
import { getPaymentsCheck } from '../queries/get-payments-check.ts';
import { listAttempts } from '../queries/list-attempts.ts';
import { listIncidents } from '../queries/list-incidents.ts';
import { decideDoubtfulPayment } from './decide-doubt.ts';
import { recordIpn } from './record-ipn.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const context = contextOf(database, system());
const operatorContext = contextOf(database, operator(newId()));
const note = 'ngân hàng trả lời';
beforeAll(() => wireTestPayments({ order: escrowed }, fakeVnpay()));

async function doubted() {
	const reference = newId();
	const { txnRef } = await makeAttempt(context, { reference });
	await recordIpn(context, ipnQuery(txnRef, 90_000, { vnp_ResponseCode: '07', vnp_TransactionStatus: '07' }));
	const incident = (await listIncidents(read, 100)).find((open) => open.txnRef === txnRef);
	return { reference, txnRef, incidentId: incident?.id ?? '', attemptId: incident?.attemptId ?? '' };
}
const storedVnd = async (ownerId: string) => (await getBalance(read, { kind: 'order_escrow', ownerId })).postedVnd;
const owedVnd = async (ownerId: string) => (await getBalance(read, { kind: 'refund_payable', ownerId })).postedVnd;

test('decideDoubt decides once under 20 concurrent and contradicting requests', async () => {
	const { reference, incidentId, attemptId } = await doubted();
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, index) => {
			const decision = DOUBT_DECISIONS[index % 2] ?? 'release';
			return decideDoubtfulPayment(operatorContext, { incidentId, decision, note });
		}),
	);
	const decided = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
	expect(decided).toHaveLength(1);
	expect(answers.filter(({ ok }) => !ok)).toMatchObject(
		Array.from({ length: 19 }, () => ({ error: { code: 'payments.incident_not_open' } })),
	);
	const isStored = decided[0]?.isStored;
	expect(await storedVnd(reference)).toBe(isStored ? 90_000 : 0);
	const [attempt] = await listAttempts(read, { purpose: 'order', reference });
	expect(attempt?.state).toBe(isStored ? 'paid' : 'refund_pending');
	expect((await storedVnd(reference)) + (await owedVnd(attemptId))).toBe(90_000);
	expect(await getLedgerCheck(read)).toMatchObject({ isSound: true });
	expect(await getPaymentsCheck(read)).toMatchObject({ isSound: true });
});

test('decideDoubt fails with payments.incident_not_open for unknown and for already resolved incidents', async () => {
	expect(
		await decideDoubtfulPayment(operatorContext, { incidentId: newId(), decision: 'release', note }),
	).toMatchObject({
		error: { code: 'payments.incident_not_open' },
	});
	const { reference, txnRef, incidentId } = await doubted();
	await recordIpn(context, ipnQuery(txnRef, 90_000));
	expect(await storedVnd(reference)).toBe(90_000);
	expect(await decideDoubtfulPayment(operatorContext, { incidentId, decision: 'refuse', note })).toMatchObject({
		error: { code: 'payments.incident_not_open' },
	});
	expect(await storedVnd(reference)).toBe(90_000);
});
