import { expect, test } from 'vitest';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { asOperator, givePayable, makePayableShop, wireTestSettlement } from '#tests/factories/settlement.ts';
import { makeStaff } from '#tests/factories/vendors.ts';
import { watchShopDebts } from '../../jobs/watch-debts.ts';
import { approvePayout, cancelPayout, confirmPayout, failPayout } from '../decide-payout.ts';
import { decidePayoutAccount } from '../decide-payout-account.ts';
import { requestPayout } from '../open-payout.ts';
import { sendPayouts } from '../send-payouts.ts';
import { setPayoutAccount } from '../set-payout-account.ts';

const database = await testDatabase();
const clock = contextOf(database, system());
const context = await asOperator(database);
wireTestSettlement();

async function notifiedTo(customerId: string): Promise<readonly string[]> {
	const { rows } = await database.pool.query<{ told: string }>(
		"SELECT class || ' ' || replace(kind, 'settlement.', '') AS told FROM notices WHERE customer_id = $1 ORDER BY id",
		[customerId],
	);
	return rows.map(({ told }) => told);
}
const lastParams = async (customerId: string) =>
	(
		await database.pool.query<{ params: object }>(
			'SELECT params FROM notices WHERE customer_id = $1 ORDER BY id DESC LIMIT 1',
			[customerId],
		)
	).rows[0]?.params;
const START = ['security account_submitted', 'security account_active'];

async function sentPayout(amountVnd: number) {
	const shop = await makePayableShop(database, amountVnd);
	const asked = await requestPayout(shop.owner);
	const payoutId = asked.ok ? asked.value.id : '';
	await approvePayout(context, { payoutId });
	await sendPayouts(context);
	return { ...shop, payoutId };
}

test('notices about a payout reach owner and accountant once under 20 concurrent calls, and never stock staff', async () => {
	const { shopId, ownerId, owner } = await makePayableShop(database, 300_000);
	const [accountant, packer] = [await makeCustomer(database.db), await makeCustomer(database.db)];
	await makeStaff(database.db, shopId, accountant.id, 'accounting');
	await makeStaff(database.db, shopId, packer.id, 'stock');
	await Promise.all(Array.from({ length: 20 }, () => requestPayout(owner)));
	const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM payouts WHERE shop_id = $1', [shopId]);
	const about = { payoutId: rows[0]?.id ?? '' };
	await approvePayout(context, about);
	await sendPayouts(context);
	await Promise.all(Array.from({ length: 20 }, () => confirmPayout(context, { ...about, bankReference: 'FT1' })));
	expect(await notifiedTo(ownerId)).toEqual([...START, 'order payout_opened', 'order payout_paid']);
	expect(await notifiedTo(accountant.id)).toEqual(['order payout_opened', 'order payout_paid']);
	expect(await notifiedTo(packer.id)).toEqual([]);
	expect(await lastParams(ownerId)).toMatchObject({ amountVnd: 300_000, bank: 'VCB', lastDigits: '4556' });
	const { rows: mails } = await database.pool.query(
		"SELECT data FROM pgboss.job WHERE name = 'job.notifications.mail_notice' AND data->>'noticeId' IN (SELECT id::text FROM notices WHERE customer_id = $1)",
		[accountant.id],
	);
	expect(mails).toHaveLength(2);
});

test("notices about failed and cancelled payouts contain the operator's reason", async () => {
	const failed = await sentPayout(200_000);
	await failPayout(context, { ...failed, reason: 'Sai tên chủ tài khoản' });
	expect((await notifiedTo(failed.ownerId)).at(-1)).toBe('order payout_failed');
	expect(await lastParams(failed.ownerId)).toMatchObject({ reason: 'Sai tên chủ tài khoản', amountVnd: 200_000 });
	const again = await requestPayout(failed.owner);
	await cancelPayout(context, { payoutId: again.ok ? again.value.id : '', reason: 'Đang xác minh' });
	expect((await notifiedTo(failed.ownerId)).at(-1)).toBe('order payout_cancelled');
});

test('the notice about a payout that a return left uncovered has the reason balance', async () => {
	const { shopId, ownerId, owner } = await makePayableShop(database, 200_000);
	const asked = await requestPayout(owner);
	await approvePayout(context, { payoutId: asked.ok ? asked.value.id : '' });
	await givePayable(database, shopId, -150_000);
	await sendPayouts(context);
	expect((await notifiedTo(ownerId)).at(-1)).toBe('order payout_cancelled');
	expect(await lastParams(ownerId)).toMatchObject({ reason: 'balance' });
});

test('a submitted account and its rejection notify the owner as security notices, without the account number', async () => {
	const { shopId, ownerId, owner } = await makePayableShop(database, 0);
	await setPayoutAccount(owner, { bank: 'ACB', number: '998877665544', holder: 'NGUYEN VAN A' });
	expect(await lastParams(ownerId)).toMatchObject({ isChange: true, bank: 'ACB', lastDigits: '5544' });
	expect(JSON.stringify(await lastParams(ownerId))).not.toContain('998877665544');
	await decidePayoutAccount(context, { shopId, state: 'rejected', reason: 'Tên không khớp', mark: '' });
	expect(await notifiedTo(ownerId)).toEqual([...START, 'security account_submitted', 'security account_rejected']);
});

test('watchShopDebts notifies about a debt, the listing cap and its end once each, also under two concurrent runs', async () => {
	const { shopId, ownerId } = await makePayableShop(database, -2_000_000);
	await Promise.all([watchShopDebts.handle(clock, {}), watchShopDebts.handle(clock, {})]);
	await watchShopDebts.handle(clock, {});
	expect(await lastParams(ownerId)).toMatchObject({ amountVnd: 2_000_000 });
	await givePayable(database, shopId, 2_000_000);
	await watchShopDebts.handle(clock, {});
	const told = ['order debt_begun', 'order listing_capped', 'order listing_free'];
	expect(await notifiedTo(ownerId)).toEqual([...START, ...told]);
});
