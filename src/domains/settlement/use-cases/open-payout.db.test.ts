import { expect, test } from 'vitest';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makePayableShop, wireTestSettlement } from '#tests/factories/settlement.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { leastPayoutVnd } from '../rules/payout-amount.ts';
import { requestPayout } from './open-payout.ts';

const database = await testDatabase();
wireTestSettlement();

test('a shop asks for all that is its to have, to the account that was looked at', async () => {
	const { owner } = await makePayableShop(database, 750_000);
	expect(await requestPayout(owner)).toMatchObject({
		value: { state: 'requested', amountVnd: 750_000, mayWithdraw: true },
	});
});

test('too little waits until it is enough, and a shop that has named no account is told so', async () => {
	const { owner } = await makePayableShop(database, leastPayoutVnd('approved') - 1);
	expect(await requestPayout(owner)).toMatchObject({
		error: { code: 'settlement.too_little', details: { leastVnd: leastPayoutVnd('approved') } },
	});
	const shop = await makeShop(database.db);
	const unnamed = contextOf(database, vendor(shop.ownerId, shop.id));
	expect(codeOf(await requestPayout(unnamed))).toBe('settlement.account_missing');
});

test('of twenty presses on the button at once one asks, and the rest hear that it has been asked', async () => {
	const { owner } = await makePayableShop(database, 500_000);
	const codes = (await Promise.all(Array.from({ length: 20 }, () => requestPayout(owner)))).map(codeOf);
	expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
	expect(new Set(codes)).toEqual(new Set(['ok', 'settlement.payout_open']));
});

test('whoever keeps the store asks for no money', async () => {
	const { ownerId, shopId } = await makePayableShop(database, 500_000);
	const keeper = contextOf(database, vendor(ownerId, shopId, { staffRole: 'stock' }));
	expect(codeOf(await requestPayout(keeper))).toBe('settlement.role_not_allowed');
});
