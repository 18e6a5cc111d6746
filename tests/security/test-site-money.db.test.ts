import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settleRefund, wirePayments } from '#src/domains/payments/index.ts';
import { paymentsWiring } from '#src/domains/payments/wiring.ts';
import { checkTransfersAllowed, confirmTransfer, openTransfers, wireReturns } from '#src/domains/returns/index.ts';
import { approvePayout, checkPayoutsAllowed, sendBatch, sendPayouts } from '#src/domains/settlement/index.ts';
import { requestPayout } from '#src/domains/settlement/use-cases/open-payout.ts';
import { schedulePayouts } from '#src/domains/settlement/use-cases/schedule-payouts.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, operator, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { escrowed, fakeVnpay, makeRejectedRefund, wireTestPayments } from '#tests/factories/payments.ts';
import { returnsWiringOf } from '#tests/factories/returns.ts';
import { makeOperator, makePayableShop, wireTestSettlement } from '#tests/factories/settlement.ts';

const database = await testDatabase();
const clock = contextOf(database, system());
const operatorContext = contextOf(database, operator(await makeOperator(database)));
const wireReturnsAs = (isTestSite: boolean) => wireReturns(returnsWiringOf({ isTestSite }));

let bank = wireTestSettlement();
beforeEach(() => {
	bank = wireTestSettlement();
	wireReturnsAs(true);
});
afterEach(() => wireReturnsAs(false));

describe('a public test site (isTestSite)', () => {
	test('opens, approves and sends no payout: requestPayout returns settlement.test_site', async () => {
		const before = await makePayableShop(database, 500_000);
		const asked = await requestPayout(before.owner);
		if (!asked.ok) throw new Error(asked.error.code);
		const payoutId = asked.value.id;
		bank = wireTestSettlement({ isTestSite: true });
		const { owner } = await makePayableShop(database, 500_000);
		expect(await requestPayout(owner)).toMatchObject({ error: { code: 'settlement.test_site' } });
		expect(await schedulePayouts(clock)).toEqual({ scheduled: 0 });
		expect(await approvePayout(operatorContext, { payoutId })).toMatchObject({
			error: { code: 'settlement.test_site' },
		});
		wireTestSettlement();
		expect(await approvePayout(operatorContext, { payoutId })).toMatchObject({ ok: true });
		bank = wireTestSettlement({ isTestSite: true });
		expect(checkPayoutsAllowed()).toMatchObject({ error: { code: 'settlement.test_site' } });
		expect([await sendPayouts(operatorContext), await sendBatch(operatorContext, newId())]).toEqual([null, null]);
		expect(bank.sent.size).toBe(0);
	});

	test('allows no bank transfer of a refund: confirmTransfer returns orders.test_site', async () => {
		expect(checkTransfersAllowed()).toMatchObject({ error: { code: 'orders.test_site' } });
		expect(await openTransfers(operatorContext)).toEqual([]);
		const confirmed = await confirmTransfer(operatorContext, { refundId: newId(), reference: 'FT1' });
		expect(confirmed).toMatchObject({ error: { code: 'orders.test_site' } });
		const vnpay = fakeVnpay();
		wireTestPayments({ order: escrowed }, vnpay);
		const { refundId } = await makeRejectedRefund(clock, vnpay);
		wirePayments({ ...paymentsWiring(), isTestSite: true });
		const { id: approvedBy } = await makeCustomer(database.db, { isOperator: true });
		const settled = await settleRefund(operatorContext, { refundId, note: 'đã chuyển', approvedBy, mark: null });
		expect(settled).toMatchObject({ error: { code: 'payments.test_site' } });
	});
});
