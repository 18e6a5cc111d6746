import { beforeEach, describe, expect, test } from 'vitest';
import { getBalance, getLedgerCheck } from '#src/domains/ledger/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, operator, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { givePayable, makeOperator, makePayableShop, wireTestSettlement } from '#tests/factories/settlement.ts';
import { scheduleWeeklyPayouts } from '../jobs/schedule-payouts.ts';
import { getSettlementCheck } from '../queries/get-settlement-check.ts';
import { listPayouts } from '../queries/list-payouts.ts';
import { approvePayout, cancelPayout, confirmPayout, failPayout } from './decide-payout.ts';
import { decidePayoutAccount } from './decide-payout-account.ts';
import { requestPayout } from './open-payout.ts';
import { schedulePayouts } from './schedule-payouts.ts';
import { sendBatch, sendPayouts } from './send-payouts.ts';

const database = await testDatabase();
const clock = contextOf(database, system());
const as = (customerId: string) => contextOf(database, operator(customerId));
const sender = as(await makeOperator(database));
const read = readOnly(database.db);
const payable = async (shopId: string) =>
	(await getBalance(read, { kind: 'vendor_payable', ownerId: shopId })).postedVnd;
const stateOf = async (id: string) =>
	(await database.pool.query<{ state: string }>('SELECT state FROM payouts WHERE id = $1', [id])).rows[0]?.state;
const atOnce = <T>(times: number, work: (at: number) => Promise<T>) =>
	Promise.all(Array.from({ length: times }, (_, at) => work(at)));

let bank = wireTestSettlement();
beforeEach(() => {
	bank = wireTestSettlement();
});

async function requested(amountVnd: number) {
	const shop = await makePayableShop(database, amountVnd);
	const asked = await requestPayout(shop.owner);
	if (!asked.ok) throw new Error(asked.error.code);
	return { ...shop, payoutId: asked.value.id };
}
async function processing(amountVnd: number) {
	const shop = await requested(amountVnd);
	const by = await makeOperator(database);
	await approvePayout(as(by), { payoutId: shop.payoutId });
	await sendPayouts(sender);
	expect(await stateOf(shop.payoutId)).toBe('processing');
	return { ...shop, by };
}

describe('requestPayout and schedulePayouts', () => {
	test('20 concurrent requests open one payout of the whole balance', async () => {
		const { shopId, owner } = await makePayableShop(database, 1_234_567);
		const answers = await atOnce(20, () => requestPayout(owner));
		expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
		expect(answers.find(({ ok }) => ok)).toMatchObject({ value: { amountVnd: 1_234_567, state: 'requested' } });
		expect(answers.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'settlement.payout_open' } });
		expect(await payable(shopId)).toBe(1_234_567);
	});

	test('requestPayout rejects a balance below the minimum and a stock staff member', async () => {
		const { shopId, ownerId, owner } = await makePayableShop(database, 99_999);
		expect(await requestPayout(owner)).toMatchObject({ error: { code: 'settlement.too_little' } });
		const storeRoom = contextOf(database, vendor(ownerId, shopId, { staffRole: 'stock' }));
		expect(await requestPayout(storeRoom)).toMatchObject({ error: { code: 'settlement.role_not_allowed' } });
	});

	test('the weekly job opens one payout per shop with enough balance, also under 5 concurrent runs', async () => {
		const { shopId } = await makePayableShop(database, 250_000);
		const poor = await makePayableShop(database, 50_000);
		await atOnce(5, () => schedulePayouts(clock));
		await scheduleWeeklyPayouts.handle(clock, {});
		const { rows } = await database.pool.query<{ shop: string; state: string }>(
			'SELECT shop_id AS shop, state FROM payouts WHERE shop_id = ANY($1)',
			[[shopId, poor.shopId]],
		);
		expect(rows).toEqual([{ shop: shopId, state: 'scheduled' }]);
	});
});

describe('approvePayout', () => {
	test('needs two different operators for an amount above 50,000,000 ₫', async () => {
		const { payoutId } = await requested(50_000_001);
		const [first, second] = [await makeOperator(database), await makeOperator(database)];
		expect(await approvePayout(as(first), { payoutId })).toMatchObject({
			value: { isWaitingForSecond: true },
		});
		expect(await approvePayout(as(first), { payoutId })).toMatchObject({
			error: { code: 'settlement.same_approver' },
		});
		expect(await sendPayouts(sender)).toBeNull();
		expect((await listPayouts(read, 10)).find(({ id }) => id === payoutId)).toMatchObject({
			needsTwo: true,
			hasFirst: true,
		});
		expect(await approvePayout(as(second), { payoutId })).toMatchObject({ value: { state: 'approved' } });
	});

	test('rejects customers who are no operators, and operators who work for the shop', async () => {
		const { payoutId, ownerId } = await requested(200_000);
		expect(await approvePayout(as(ownerId), { payoutId })).toMatchObject({
			error: { code: 'settlement.not_operator' },
		});
		await database.pool.query('UPDATE customers SET is_operator = true WHERE id = $1', [ownerId]);
		expect(await approvePayout(as(ownerId), { payoutId })).toMatchObject({
			error: { code: 'vendors.office_own_shop' },
		});
		expect(await approvePayout(as(ownerId), { payoutId: newId() })).toMatchObject({
			error: { code: 'settlement.payout_not_found' },
		});
	});

	test('20 concurrent approvals and cancellations leave the payout cancelled', async () => {
		const { payoutId, owner } = await requested(300_000);
		const by = await makeOperator(database);
		const answers = await atOnce(20, (at) =>
			at % 2 ? approvePayout(as(by), { payoutId }) : cancelPayout(as(by), { payoutId, reason: 'nhầm' }),
		);
		expect(answers.filter(({ ok }) => ok).length).toBeLessThanOrEqual(2);
		expect(await stateOf(payoutId)).toBe('cancelled');
		expect((await requestPayout(owner)).ok).toBe(true);
	});
});

describe('sendPayouts', () => {
	test('debits the balance once under 10 concurrent runs, and sendBatch sends the same batch to the bank again', async () => {
		const { shopId, payoutId } = await requested(400_000);
		await approvePayout(as(await makeOperator(database)), { payoutId });
		const batches = (await atOnce(10, () => sendPayouts(sender))).flatMap((batch) => batch ?? []);
		expect(batches).toHaveLength(1);
		expect(await payable(shopId)).toBe(0);
		const sent = bank.sent.get(batches[0]?.batchId ?? '') ?? [];
		expect(sent.find(({ id }) => id === payoutId)).toEqual({
			id: payoutId,
			bank: 'VCB',
			number: '0011223344556',
			holder: 'HO KINH DOANH MAU',
			amountVnd: 400_000,
		});
		expect(await sendBatch(sender, batches[0]?.batchId ?? '')).toEqual(batches[0]);
		expect(await payable(shopId)).toBe(0);
	});

	test('cancels a payout that the balance no longer covers after a return', async () => {
		const { shopId, payoutId } = await requested(400_000);
		await approvePayout(as(await makeOperator(database)), { payoutId });
		await givePayable(database, shopId, -1);
		await sendPayouts(sender);
		expect(await stateOf(payoutId)).toBe('cancelled');
		expect(await payable(shopId)).toBe(399_999);
	});
});

test('sendPayouts cancels an approved payout to an account that an operator has restricted since', async () => {
	const { shopId, payoutId } = await requested(400_000);
	const by = await makeOperator(database);
	await approvePayout(as(by), { payoutId });
	const restrict = { shopId, state: 'restricted', reason: 'chủ cũ kiện', mark: '' } as const;
	expect((await decidePayoutAccount(as(by), restrict)).ok).toBe(true);
	await sendPayouts(sender);
	expect(await stateOf(payoutId)).toBe('cancelled');
	expect(await payable(shopId)).toBe(400_000);
});

describe('results of the bank', () => {
	test('confirmPayout needs a bank reference and is final', async () => {
		const { payoutId, by, shopId } = await processing(500_000);
		expect(await confirmPayout(as(by), { payoutId, bankReference: ' ' })).toMatchObject({
			error: { code: 'settlement.reference_missing' },
		});
		expect((await confirmPayout(as(by), { payoutId, bankReference: 'FT26326001' })).ok).toBe(true);
		expect(await failPayout(as(by), { payoutId, reason: 'trễ' })).toMatchObject({
			error: { code: 'settlement.wrong_state' },
		});
		expect(await payable(shopId)).toBe(0);
	});

	test('sendBatch resends only the payouts that are still processing', async () => {
		const { payoutId, by } = await processing(500_000);
		const { rows } = await database.pool.query<{ batch: string }>(
			'SELECT batch_id AS batch FROM payouts WHERE id = $1',
			[payoutId],
		);
		const batch = rows[0]?.batch ?? '';
		expect(await sendBatch(sender, batch)).toMatchObject({ payouts: 1, amountVnd: 500_000 });
		await confirmPayout(as(by), { payoutId, bankReference: 'FT26326002' });
		expect(await sendBatch(sender, batch)).toBeNull();
	});

	test('failPayout credits the money to the shop once under 20 concurrent calls, and the next payout includes it', async () => {
		const { payoutId, by, shopId, owner } = await processing(600_000);
		const answers = await atOnce(20, () => failPayout(as(by), { payoutId, reason: 'sai số tài khoản' }));
		expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
		expect(await payable(shopId)).toBe(600_000);
		expect(await requestPayout(owner)).toMatchObject({ value: { amountVnd: 600_000 } });
	});

	test('cancelPayout rejects a payout that was sent to the bank', async () => {
		const { payoutId, by } = await processing(700_000);
		expect(await cancelPayout(as(by), { payoutId, reason: 'nhầm' })).toMatchObject({
			error: { code: 'settlement.wrong_state' },
		});
	});
});

test('requestPayout rejects a negative balance, and later sales pay the debt off first', async () => {
	const { shopId, owner } = await makePayableShop(database, -150_000);
	expect(await requestPayout(owner)).toMatchObject({ error: { code: 'settlement.too_little' } });
	await givePayable(database, shopId, 400_000);
	expect(await requestPayout(owner)).toMatchObject({ value: { amountVnd: 250_000 } });
});

test('the ledger check passes after all payouts, and getSettlementCheck reports a payout that differs from the ledger', async () => {
	expect((await getLedgerCheck(read)).isSound).toBe(true);
	expect(await getSettlementCheck(read)).toEqual({ isSound: true, openEscrows: [], reserves: [], payouts: [] });
	await database.pool.query("UPDATE payouts SET amount_vnd = amount_vnd + 1 WHERE state = 'paid'");
	expect((await getSettlementCheck(read)).payouts).not.toEqual([]);
});
