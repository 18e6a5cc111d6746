import { beforeEach, expect, test } from 'vitest';
import { contextOf, member, publishedEvents, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { escrowed, fakeVnpay, makeRejectedRefund, wireTestPayments } from '#tests/factories/payments.ts';
import { requestAccounts } from '../jobs/request-accounts.ts';
import { submitRefundAccount } from './submit-refund-account.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const bank = { bank: 'VCB', number: '0011223344556', holder: 'Nguyễn Văn Ánh' } as const;

let vnpay = fakeVnpay();
beforeEach(() => {
	vnpay = fakeVnpay();
	wireTestPayments({ order: escrowed }, vnpay);
});

async function refused() {
	const { id: customerId } = await makeCustomer(database.db);
	return { customerId, ...(await makeRejectedRefund(context, vnpay, customerId)) };
}
const daysRequested = async (refundId: string) =>
	(await publishedEvents<{ refundId: string; days: number }>(database, 'payments.refund_account_missing'))
		.filter((asked) => asked.refundId === refundId)
		.map(({ days }) => days);

test('requestAccounts asks the owner of a rejected refund for an account on four days, once each, until it is entered', async () => {
	const [silent, prompt, late] = [await refused(), await refused(), await refused()];
	await submitRefundAccount(contextOf(database, member(prompt.customerId)), { refundId: prompt.refundId, bank });
	await requestAccounts.handle(context, {});
	expect(await daysRequested(silent.refundId)).toEqual([]);
	for (const offset of ['73 hours', '4 days', '8 days']) {
		await database.setClock(offset);
		await Promise.all(Array.from({ length: 20 }, () => requestAccounts.handle(context, {})));
	}
	expect(await daysRequested(silent.refundId)).toEqual([3, 7]);
	await submitRefundAccount(contextOf(database, member(late.customerId)), { refundId: late.refundId, bank });
	await database.setClock('40 days');
	await requestAccounts.handle(context, {});
	expect(await daysRequested(silent.refundId)).toEqual([3, 7, 30]);
	expect(await daysRequested(late.refundId)).toEqual([3, 7]);
	expect(await daysRequested(prompt.refundId)).toEqual([]);
});
