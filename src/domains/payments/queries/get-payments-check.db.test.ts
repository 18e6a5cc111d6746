import { expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { ipnQuery, makeAttempt, wireTestPayments } from '#tests/factories/payments.ts';
import { recordIpn } from '../use-cases/record-ipn.ts';
import { getPaymentsCheck } from './get-payments-check.ts';

const database = await testDatabase();
const context = contextOf(database, system());

test('getPaymentsCheck finds a received payment that is missing in the ledger', async () => {
	wireTestPayments({
		order: {
			paid: async (_scope, { reference, amountVnd }) => ({
				kind: 'accepted',
				allocations: [{ leg: 'order', account: { kind: 'order_escrow', ownerId: reference }, amountVnd }],
			}),
		},
	});
	const { txnRef } = await makeAttempt(context, { reference: newId() });
	await recordIpn(context, ipnQuery(txnRef, 90_000));
	expect(await getPaymentsCheck(readOnly(database.db))).toMatchObject({ isSound: true, attempts: 1 });
	const { txnRef: forgotten } = await makeAttempt(context);
	await database.pool.query("UPDATE payment_attempts SET state = 'paid', received_vnd = 5 WHERE txn_ref = $1", [
		forgotten,
	]);
	expect(await getPaymentsCheck(readOnly(database.db))).toMatchObject({ isSound: false, unbooked: [forgotten] });
});
