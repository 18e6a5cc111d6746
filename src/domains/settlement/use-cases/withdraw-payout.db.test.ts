import { expect, test } from 'vitest';
import { getBalance } from '#src/domains/ledger/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, operator, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeOperator, makePayableShop, wireTestSettlement } from '#tests/factories/settlement.ts';
import { approvePayout } from './decide-payout.ts';
import { requestPayout } from './open-payout.ts';
import { sendPayouts } from './send-payouts.ts';
import { withdrawPayout } from './withdraw-payout.ts';

const database = await testDatabase();
const as = (customerId: string) => contextOf(database, operator(customerId));
wireTestSettlement();

async function requested(amountVnd: number) {
	const shop = await makePayableShop(database, amountVnd);
	const asked = await requestPayout(shop.owner);
	if (!asked.ok) throw new Error(asked.error.code);
	expect(asked.value.mayWithdraw).toBe(true);
	return { ...shop, payoutId: asked.value.id };
}
const payable = async (ownerId: string) =>
	(await getBalance(readOnly(database.db), { kind: 'vendor_payable', ownerId })).postedVnd;

test('withdrawPayout cancels an unapproved payout, leaves the balance unchanged and allows a new request', async () => {
	const { owner, shopId, payoutId } = await requested(300_000);
	const taken = await withdrawPayout(owner, { payoutId });
	expect(taken).toMatchObject({ value: { state: 'cancelled', reason: 'shop', mayWithdraw: false } });
	expect(await payable(shopId)).toBe(300_000);
	expect(await withdrawPayout(owner, { payoutId })).toMatchObject({ error: { code: 'settlement.wrong_state' } });
	expect((await requestPayout(owner)).ok).toBe(true);
});

test('withdrawPayout returns settlement.payout_not_found for another shop’s payout and rejects stock staff', async () => {
	const { payoutId, ownerId, shopId } = await requested(300_000);
	const { owner: other } = await makePayableShop(database, 0);
	const absent = { error: { code: 'settlement.payout_not_found' } };
	expect(await withdrawPayout(other, { payoutId })).toMatchObject(absent);
	expect(await withdrawPayout(other, { payoutId: newId() })).toMatchObject(absent);
	const storeRoom = contextOf(database, vendor(ownerId, shopId, { staffRole: 'stock' }));
	expect(await withdrawPayout(storeRoom, { payoutId })).toMatchObject({
		error: { code: 'settlement.role_not_allowed' },
	});
});

test('withdrawPayout returns settlement.wrong_state after the first of two approvals', async () => {
	const { owner, payoutId } = await requested(60_000_000);
	await approvePayout(as(await makeOperator(database)), { payoutId });
	expect(await withdrawPayout(owner, { payoutId })).toMatchObject({ error: { code: 'settlement.wrong_state' } });
});

test('10 concurrent withdrawals and 10 approvals: exactly one kind succeeds, and only an approved payout is sent', async () => {
	const { owner, shopId, payoutId } = await requested(400_000);
	const by = await Promise.all(Array.from({ length: 10 }, () => makeOperator(database)));
	const [withdrawn, approved] = await Promise.all([
		Promise.all(by.map(() => withdrawPayout(owner, { payoutId }))),
		Promise.all(by.map((one) => approvePayout(as(one), { payoutId }))),
	]);
	const [taken, given] = [withdrawn.filter(({ ok }) => ok).length, approved.filter(({ ok }) => ok).length];
	expect(taken + given).toBe(1);
	await sendPayouts(as(await makeOperator(database)));
	expect(await payable(shopId)).toBe(taken === 1 ? 400_000 : 0);
});
