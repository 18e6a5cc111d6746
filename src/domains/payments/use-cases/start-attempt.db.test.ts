import { beforeEach, expect, test } from 'vitest';
import { transact } from '#src/platform/context.ts';
import { createSeal } from '#src/platform/seal/index.ts';
import { newId } from '#src/shared/ids.ts';
import { addMs, MINUTE_MS } from '#src/shared/time.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeAttempt, TEST_VNPAY, wireTestPayments } from '#tests/factories/payments.ts';
import { checkSignedQuery } from '../vnpay/signature.ts';
import { wirePayments } from '../wiring.ts';
import { startAttempt } from './start-attempt.ts';

const database = await testDatabase();
const context = contextOf(database, system());

beforeEach(() => wireTestPayments({}));

test('startAttempt returns a signed VNPAY URL with the reference, amount and expiry', async () => {
	const { txnRef, paymentUrl, expiresAt } = await makeAttempt(context, { amountVnd: 125_000 });
	expect(paymentUrl.startsWith(`${TEST_VNPAY.host}/`)).toBe(true);
	expect(checkSignedQuery(new URL(paymentUrl).search.slice(1), TEST_VNPAY.hashSecret)).toMatchObject({
		genuine: true,
		fields: { vnp_TxnRef: txnRef, vnp_Amount: '12500000' },
	});
	const endsInMs = Date.parse(expiresAt) - Date.now();
	expect(endsInMs).toBeGreaterThan(14 * MINUTE_MS);
	expect(endsInMs).toBeLessThanOrEqual(15 * MINUTE_MS);
});

test.each([
	['an earlier time is used', 5, 5],
	['a later time is limited to the maximum of VNPAY', 40, 15],
])('startAttempt with an explicit expiry: %s', async (_title, wantedMinutes, minutes) => {
	const { expiresAt } = await makeAttempt(context, { expiresAt: addMs(new Date(), wantedMinutes * MINUTE_MS) });
	expect(Math.round((Date.parse(expiresAt) - Date.now()) / MINUTE_MS)).toBe(minutes);
});

test('startAttempt fails for a used reference and stores nothing', async () => {
	const txnRef = newId().replaceAll('-', '');
	await makeAttempt(context, { txnRef });
	await expect(makeAttempt(context, { txnRef, amountVnd: 1 })).rejects.toThrow();
	const { rows } = await database.pool.query('SELECT amount_vnd FROM payment_attempts WHERE txn_ref = $1', [txnRef]);
	expect(rows).toEqual([{ amount_vnd: 90_000 }]);
});

test('startAttempt fails without a payment provider and stores nothing', async () => {
	wirePayments({
		provider: null,
		returnUrl: '',
		accountSeal: createSeal('x'.repeat(40), 'refund-accounts'),
		settleHandlers: {},
	});
	const txnRef = newId().replaceAll('-', '');
	const input = { reference: newId(), txnRef, customerId: null, amountVnd: 1000, orderInfo: 'Thu' };
	const started = await transact(context, (scope) => startAttempt(scope, { purpose: 'order', ...input }));
	expect(started).toMatchObject({ ok: false, error: { code: 'payments.provider_unavailable' } });
	expect((await database.pool.query('SELECT FROM payment_attempts WHERE txn_ref = $1', [txnRef])).rowCount).toBe(0);
});
