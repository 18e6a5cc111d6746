import { beforeAll, describe, expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, member, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { ipnQuery, makeAttempt, wireTestPayments } from '#tests/factories/payments.ts';
import { listAttempts } from '../queries/list-attempts.ts';
import { continueAttempt } from './continue-attempt.ts';
import { recordIpn } from './record-ipn.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const customerId = newId();
const owner = contextOf(database, member(customerId));
beforeAll(() => wireTestPayments({ order: { paid: () => Promise.reject(new Error('not asked')) } }));

describe('continueAttempt', () => {
	test('returns the same payment URL again and marks the attempt as redirected', async () => {
		const reference = newId();
		const { txnRef, paymentUrl } = await makeAttempt(context, { customerId, reference });
		expect(await continueAttempt(owner, { txnRef })).toMatchObject({ ok: true, value: { txnRef, paymentUrl } });
		expect(await continueAttempt(owner, { txnRef })).toMatchObject({ ok: true, value: { paymentUrl } });
		const attempts = await listAttempts(readOnly(database.db), { purpose: 'order', reference });
		expect(attempts).toMatchObject([{ state: 'redirected', isPending: true }]);
	});

	test('returns payments.not_found to other customers and for unknown attempts', async () => {
		const { txnRef } = await makeAttempt(context, { customerId });
		const refused = { ok: false, error: { kind: 'not_found', code: 'payments.not_found' } };
		expect(await continueAttempt(contextOf(database, member(newId())), { txnRef })).toEqual(refused);
		expect(await continueAttempt(owner, { txnRef: '404' })).toEqual(refused);
	});

	test('fails for an ended or expired attempt', async () => {
		const failed = await makeAttempt(context, { customerId });
		await recordIpn(context, ipnQuery(failed.txnRef, 90_000, { vnp_ResponseCode: '24', vnp_TransactionStatus: '02' }));
		const left = await makeAttempt(context, { customerId });
		await database.setClock('15 min 1 s');
		for (const { txnRef } of [failed, left]) {
			expect(await continueAttempt(owner, { txnRef })).toMatchObject({
				ok: false,
				error: { kind: 'conflict', code: 'payments.not_open' },
			});
		}
		await database.setClock('0 s');
	});
});
