import { expect, test, vi } from 'vitest';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeAttempt, wireTestPayments } from '#tests/factories/payments.ts';
import { reconcilePayments } from './reconcile-payments.ts';

const database = await testDatabase();
const context = contextOf(database, system());

test('reconcilePayments logs an error only for a received payment that is missing in the ledger', async () => {
	wireTestPayments({});
	const alarm = vi.spyOn(context.log, 'error');
	const { txnRef } = await makeAttempt(context);
	await reconcilePayments.handle(context, {});
	expect(alarm).not.toHaveBeenCalled();
	const receive = "UPDATE payment_attempts SET state = 'paid', received_vnd = 90000 WHERE txn_ref = $1";
	await database.pool.query(receive, [txnRef]);
	await reconcilePayments.handle(context, {});
	expect(alarm).toHaveBeenCalledOnce();
	expect(alarm.mock.calls[0]?.[0]).toMatchObject({ proof: { isSound: false, unbooked: [txnRef] } });
});
