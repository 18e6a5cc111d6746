import { beforeEach, expect, test } from 'vitest';
import type { BankAccount } from '#src/domains/payments/contract/refund-account.ts';
import { contextOf, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { asOperator, givePayable, makePayableShop, wireTestSettlement } from '#tests/factories/settlement.ts';
import { makeStaff } from '#tests/factories/vendors.ts';
import { decidePayoutAccount } from './decide-payout-account.ts';
import { requestPayout } from './open-payout.ts';
import { readPayoutAccounts } from './read-payout-accounts.ts';
import { getShopMoney } from './read-shop-money.ts';
import { schedulePayouts } from './schedule-payouts.ts';
import { setPayoutAccount } from './set-payout-account.ts';

const database = await testDatabase();
const context = await asOperator(database);
const clock = contextOf(database, system());
wireTestSettlement();
beforeEach(() => database.setClock('0 s'));

const OTHER: BankAccount = { bank: 'ACB', number: '998877665544', holder: 'NGUYEN VAN A' };
type Shop = Awaited<ReturnType<typeof makePayableShop>>;
const blockerOf = async ({ owner }: Shop) => {
	const money = await getShopMoney(owner);
	return money.ok ? money.value.hindrance : money.error.code;
};
async function approve({ shopId }: Shop): Promise<void> {
	const mark = (await readPayoutAccounts(context, 1000)).find((account) => account.shopId === shopId)?.mark ?? '';
	expect(await decidePayoutAccount(context, { shopId, state: 'active', reason: '', mark })).toMatchObject({ ok: true });
}
const payoutsOf = async ({ shopId }: Shop): Promise<number> => {
	const { rows } = await database.pool.query('SELECT id FROM payouts WHERE shop_id = $1', [shopId]);
	return rows.length;
};

test('setPayoutAccount returns settlement.sign_in_not_fresh for a session without a recent password sign-in', async () => {
	const { owner } = await makePayableShop(database, 200_000);
	const stolen = { ...owner, actor: { ...owner.actor, isFresh: false } };
	expect(await setPayoutAccount(stolen, OTHER)).toMatchObject({ error: { code: 'settlement.sign_in_not_fresh' } });
	const money = await getShopMoney(owner);
	expect(money).toMatchObject({ value: { account: { state: 'active', bank: 'VCB', heldUntil: null } } });
});

test("setPayoutAccount and requestPayout reject a staff member who was removed after the request's actor was loaded", async () => {
	const { owner, shopId } = await makePayableShop(database, 200_000);
	const { id } = await makeCustomer(database.db);
	const removed = contextOf(database, vendor(id, shopId));
	for (const answer of [await setPayoutAccount(removed, OTHER), await requestPayout(removed)])
		expect(answer).toMatchObject({ error: { code: 'settlement.role_not_allowed' } });
	await makeStaff(database.db, shopId, id, 'stock');
	expect(await requestPayout(removed)).toMatchObject({ error: { code: 'settlement.role_not_allowed' } });
	expect(await requestPayout(owner)).toMatchObject({ ok: true });
});

test('a first account can be paid right after its approval, and a replacement only three days after it was submitted', async () => {
	const shop = await makePayableShop(database, 200_000);
	expect(await blockerOf(shop)).toBeNull();
	await setPayoutAccount(shop.owner, OTHER);
	await approve(shop);
	expect(await blockerOf(shop)).toBe('account_held');
	const asked = await Promise.all(Array.from({ length: 20 }, () => requestPayout(shop.owner)));
	expect(new Set(asked.map((answer) => (answer.ok ? 'ok' : answer.error.code)))).toEqual(
		new Set(['settlement.account_held']),
	);
	await database.setClock('71 hours 59 minutes');
	await schedulePayouts(clock);
	expect(await payoutsOf(shop)).toBe(0);
	await database.setClock('71 hours');
	expect(await requestPayout(shop.owner)).toMatchObject({ error: { code: 'settlement.account_held' } });
	await database.setClock('74 hours');
	expect(await blockerOf(shop)).toBeNull();
	expect(await requestPayout(shop.owner)).toMatchObject({ value: { bank: 'ACB', amountVnd: 200_000 } });
});

test('20 workers that run schedulePayouts two hours after the hold ended open one payout, and a clock set back opens no second', async () => {
	const shop = await makePayableShop(database, 200_000);
	await setPayoutAccount(shop.owner, OTHER);
	await approve(shop);
	const wakeAt = async (hours: number): Promise<number> => {
		await database.setClock(`${hours} hours`);
		await Promise.all(Array.from({ length: 20 }, () => schedulePayouts(clock)));
		return payoutsOf(shop);
	};
	expect(await wakeAt(71.9)).toBe(0);
	expect(await wakeAt(74)).toBe(1);
	expect(await wakeAt(73)).toBe(1);
	await givePayable(database, shop.shopId, 300_000);
	expect(await wakeAt(71)).toBe(1);
	const { rows } = await database.pool.query('SELECT amount_vnd AS vnd, bank FROM payouts WHERE shop_id = $1', [
		shop.shopId,
	]);
	expect(rows).toEqual([{ vnd: expect.anything(), bank: 'ACB' }]);
	expect(Number(rows[0]?.vnd)).toBe(200_000);
});

test('an account that replaces a rejected change is held again', async () => {
	const shop = await makePayableShop(database, 200_000);
	await setPayoutAccount(shop.owner, OTHER);
	await decidePayoutAccount(context, { shopId: shop.shopId, state: 'rejected', reason: 'Sai tên', mark: '' });
	await database.setClock('73 hours');
	await setPayoutAccount(shop.owner, { ...OTHER, number: '112233445566' });
	await approve(shop);
	expect(await blockerOf(shop)).toBe('account_held');
	await givePayable(database, shop.shopId, 1);
	await schedulePayouts(clock);
	expect(await payoutsOf(shop)).toBe(0);
});
