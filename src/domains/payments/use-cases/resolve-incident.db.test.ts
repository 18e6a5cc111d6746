import { expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { escrowed, fakeVnpay, makeRejectedRefund, wireTestPayments } from '#tests/factories/payments.ts';
import { listIncidents } from '../queries/list-incidents.ts';
import { listRefunds } from '../queries/list-refunds.ts';
import { resolveIncident } from './resolve-incident.ts';

const database = await testDatabase();
const operatorContext = contextOf(database, operator(newId()));
const vnpay = fakeVnpay();
wireTestPayments({ order: escrowed }, vnpay);
const note = 'gọi ngân hàng rồi';

async function opened() {
	const { txnRef, refundId } = await makeRejectedRefund(contextOf(database, system()), vnpay);
	const openOf = async () =>
		(await listIncidents(operatorContext.read, 100)).filter((incident) => incident.txnRef === txnRef);
	return { incidentId: (await openOf())[0]?.id ?? '', openOf, refundId };
}

test('resolveIncident closes an incident once under 20 concurrent requests and stores the cleaned note', async () => {
	const { incidentId, openOf } = await opened();
	for (const blank of ['', ' \n', ' \u200b'])
		expect(codeOf(await resolveIncident(operatorContext, { incidentId, note: blank }))).toBe('payments.reason_missing');
	expect(await openOf()).toHaveLength(1);
	const said = { incidentId, note: ` ${note}\u200b ` };
	const answers = await Promise.all(Array.from({ length: 20 }, () => resolveIncident(operatorContext, said)));
	expect(answers.map(codeOf).sort()).toEqual(['ok', ...Array(19).fill('payments.incident_not_open')].sort());
	expect(await openOf()).toEqual([]);
	const { rows } = await database.pool.query('SELECT facts FROM audit_entries WHERE subject_id = $1', [incidentId]);
	expect(rows).toEqual([{ facts: { note } }]);
});

test('resolveIncident moves no money, and the refund still waits for an operator', async () => {
	const { incidentId, refundId } = await opened();
	expect(codeOf(await resolveIncident(operatorContext, { incidentId, note }))).toBe('ok');
	expect((await listRefunds(operatorContext.read, 100)).find(({ id }) => id === refundId)).toMatchObject({
		state: 'rejected',
		amountVnd: 90_000,
	});
});

test('resolveIncident fails with payments.incident_not_open for an unknown incident', async () => {
	expect(codeOf(await resolveIncident(operatorContext, { incidentId: newId(), note }))).toBe(
		'payments.incident_not_open',
	);
});
