import { expect, test } from 'vitest';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makePayableShop, wireTestSettlement } from '#tests/factories/settlement.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { minPayoutVnd } from '../rules/payout-amount.ts';
import { requestPayout } from './open-payout.ts';

const database = await testDatabase();
wireTestSettlement();

test('requestPayout opens a payout of the whole available balance to the approved account', async () => {
	const { owner } = await makePayableShop(database, 750_000);
	expect(await requestPayout(owner)).toMatchObject({
		value: { state: 'requested', amountVnd: 750_000, mayWithdraw: true },
	});
});

test('requestPayout returns settlement.too_little below the minimum and settlement.account_missing without an account', async () => {
	const { owner } = await makePayableShop(database, minPayoutVnd('approved') - 1);
	expect(await requestPayout(owner)).toMatchObject({
		error: { code: 'settlement.too_little', details: { leastVnd: minPayoutVnd('approved') } },
	});
	const shop = await makeShop(database.db);
	const unnamed = contextOf(database, vendor(shop.ownerId, shop.id));
	expect(codeOf(await requestPayout(unnamed))).toBe('settlement.account_missing');
});

test('20 concurrent requestPayout calls open one payout, and the others return settlement.payout_open', async () => {
	const { owner } = await makePayableShop(database, 500_000);
	const codes = (await Promise.all(Array.from({ length: 20 }, () => requestPayout(owner)))).map(codeOf);
	expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
	expect(new Set(codes)).toEqual(new Set(['ok', 'settlement.payout_open']));
});

test('requestPayout returns settlement.role_not_allowed for stock staff', async () => {
	const { ownerId, shopId } = await makePayableShop(database, 500_000);
	const keeper = contextOf(database, vendor(ownerId, shopId, { staffRole: 'stock' }));
	expect(codeOf(await requestPayout(keeper))).toBe('settlement.role_not_allowed');
});
