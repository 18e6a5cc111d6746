import { expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { contextOf, operator, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeOperator, makePayableShop, wireTestSettlement } from '#tests/factories/settlement.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { findShopNamed } from '../queries/list-payouts.ts';
import { approvePayout } from './decide-payout.ts';
import { decidePayoutAccount } from './decide-payout-account.ts';
import { requestPayout } from './open-payout.ts';
import { readPayoutAccounts } from './read-payout-accounts.ts';
import { getShopMoney } from './read-shop-money.ts';
import { sendPayouts } from './send-payouts.ts';
import { setPayoutAccount } from './set-payout-account.ts';

const database = await testDatabase();
const as = (customerId: string) => contextOf(database, operator(customerId));
const context = as(await makeOperator(database));
const read = readOnly(database.db);
const bank = wireTestSettlement();
const OTHER = { bank: 'ACB', number: '998877665544', holder: 'NGUYEN VAN A' } as const;

const listed = async (shopId: string) => {
	const found = (await readPayoutAccounts(context, 100)).find((account) => account.shopId === shopId);
	if (!found) throw new Error('the account is not listed');
	return found;
};

test('setPayoutAccount encrypts the account number, and getShopMoney returns only its last four digits', async () => {
	const { shopId, owner } = await makePayableShop(database, 120_000);
	const money = await getShopMoney(owner);
	expect(money).toMatchObject({ value: { payableVnd: 120_000, reservedVnd: 0, account: { lastDigits: '4556' } } });
	expect(JSON.stringify(money)).not.toContain('0011223344556');
	const { rows } = await database.pool.query('SELECT * FROM payout_accounts WHERE shop_id = $1', [shopId]);
	expect(JSON.stringify(rows)).not.toMatch(/0011223344556|HO KINH DOANH/);
	const { rows: audited } = await database.pool.query('SELECT facts FROM audit_entries WHERE subject_id = $1', [
		shopId,
	]);
	expect(JSON.stringify(audited)).not.toContain('0011223344556');
});

test('a replaced payout account must be approved and its hold must end before requestPayout succeeds', async () => {
	const { shopId, owner } = await makePayableShop(database, 120_000);
	expect(await setPayoutAccount(owner, OTHER)).toMatchObject({ value: { state: 'pending', lastDigits: '5544' } });
	expect(await requestPayout(owner)).toMatchObject({ error: { code: 'settlement.account_not_active' } });
	const { mark } = await listed(shopId);
	const by = await makeOperator(database);
	expect((await decidePayoutAccount(as(by), { shopId, state: 'active', reason: '', mark })).ok).toBe(true);
	await database.setClock('73 hours');
	expect(await requestPayout(owner)).toMatchObject({ value: { bank: 'ACB' } });
	await database.setClock('0 s');
});

test('decidePayoutAccount rejects an approval when the details changed after the operator read them', async () => {
	const { shopId, owner } = await makePayableShop(database, 0);
	expect(await listed(shopId)).toMatchObject({ state: 'active', details: null });
	await setPayoutAccount(owner, OTHER);
	const seen = await listed(shopId);
	expect(seen).toMatchObject({ state: 'pending', details: { number: OTHER.number, holder: OTHER.holder } });
	const { rows: looks } = await database.pool.query(
		"SELECT actor FROM audit_entries WHERE subject_id = $1 AND action = 'account_read'",
		[shopId],
	);
	expect(looks.length).toBeGreaterThan(0);
	await setPayoutAccount(owner, { ...OTHER, holder: 'NGUYEN VAN B' });
	const about = { shopId, state: 'active', reason: '' } as const;
	for (const mark of ['', seen.mark])
		expect(await decidePayoutAccount(context, { ...about, mark })).toMatchObject({
			error: { code: 'settlement.account_changed' },
		});
	const { mark } = await listed(shopId);
	expect((await decidePayoutAccount(context, { ...about, mark })).ok).toBe(true);
});

test('sendPayouts cancels a payout to an account that was replaced after the approval', async () => {
	const { shopId, owner } = await makePayableShop(database, 300_000);
	const asked = await requestPayout(owner);
	const by = await makeOperator(database);
	const payoutId = asked.ok ? asked.value.id : '';
	expect((await approvePayout(as(by), { payoutId })).ok).toBe(true);
	await setPayoutAccount(owner, OTHER);
	const { mark } = await listed(shopId);
	await decidePayoutAccount(as(by), { shopId, state: 'active', reason: '', mark });
	await sendPayouts(context);
	expect(bank.sent.size).toBe(0);
	const money = await getShopMoney(owner);
	expect(money).toMatchObject({ value: { payableVnd: 300_000, payouts: [{ state: 'cancelled', reason: 'account' }] } });
	await database.setClock('73 hours');
	expect(await requestPayout(owner)).toMatchObject({ value: { bank: 'ACB', lastDigits: '5544' } });
	await database.setClock('0 s');
});

test('decidePayoutAccount restricts an account only with a reason, and only an operator lifts the restriction', async () => {
	const { shopId, owner } = await makePayableShop(database, 120_000);
	const by = await makeOperator(database);
	const restrict = (reason: string) => decidePayoutAccount(as(by), { shopId, state: 'restricted', reason, mark: '' });
	expect(await restrict(' ')).toMatchObject({ error: { code: 'settlement.reason_missing' } });
	expect((await restrict('đang xác minh')).ok).toBe(true);
	expect(await setPayoutAccount(owner, OTHER)).toMatchObject({ error: { code: 'settlement.account_restricted' } });
	expect(await decidePayoutAccount(as(by), { shopId, state: 'rejected', reason: 'x', mark: '' })).toMatchObject({
		error: { code: 'settlement.wrong_state' },
	});
});

test('requestPayout rejects a shop without an account, and stock staff can neither set an account nor read balances', async () => {
	const { id: shopId, ownerId } = await makeShop(database.db);
	const owner = contextOf(database, vendor(ownerId, shopId));
	expect(await requestPayout(owner)).toMatchObject({ error: { code: 'settlement.account_missing' } });
	const storeRoom = contextOf(database, vendor(ownerId, shopId, { staffRole: 'stock' }));
	expect(await setPayoutAccount(storeRoom, OTHER)).toMatchObject({ error: { code: 'settlement.role_not_allowed' } });
	expect(await getShopMoney(storeRoom)).toMatchObject({ error: { code: 'settlement.role_not_allowed' } });
});

test('findShopNamed finds a shop by id and by slug', async () => {
	const { id, slug } = await makeShop(database.db);
	for (const named of [id, slug ?? id]) expect(await findShopNamed(read, named)).toBe(id);
	expect(await findShopNamed(read, 'khong-co')).toBeNull();
});
