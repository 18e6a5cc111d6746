import { beforeEach, expect, test } from 'vitest';
import { getBalance } from '#src/domains/ledger/index.ts';
import { recordIpn } from '#src/domains/payments/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { contextOf, member, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCoinOwner } from '#tests/factories/coin.ts';
import { fakeVnpay, ipnQuery, wireTestPayments } from '#tests/factories/payments.ts';
import { finaliseTopUpPayment } from './finalise-top-up.ts';
import { startTopUp } from './start-top-up.ts';

const database = await testDatabase();
const bank = contextOf(database, system());
beforeEach(() => wireTestPayments({ top_up: finaliseTopUpPayment }, fakeVnpay()));

async function begun() {
	const { customerId, slices } = await makeCoinOwner(database);
	const started = await startTopUp(contextOf(database, member(customerId)), { amountVnd: 200_000 });
	if (!started.ok) throw new Error(started.error.code);
	const { txnRef } = started.value;
	return {
		slices,
		pays: (amountVnd = 200_000) => recordIpn(bank, ipnQuery(txnRef, amountVnd)),
		coin: async () =>
			(await getBalance(readOnly(database.db), { kind: 'coin_paid', ownerId: customerId })).availableVnd,
		told: async () =>
			(
				await database.pool.query<{ kind: string; params: unknown }>(
					'SELECT kind, params FROM notices WHERE customer_id = $1',
					[customerId],
				)
			).rows,
		txnRef,
	};
}

test('twenty payment notifications of one top-up grant paid coin without an end once and send one notice', async () => {
	const topUp = await begun();
	await Promise.all(Array.from({ length: 20 }, () => topUp.pays()));
	expect(await topUp.coin()).toBe(200_000);
	expect(await topUp.slices()).toMatchObject([{ bucket: 'paid', remainingVnd: 200_000, expiresAt: null }]);
	const [notice, ...others] = await topUp.told();
	expect(notice).toMatchObject({ kind: 'coin.topped_up', params: { amountVnd: 200_000, txnRef: topUp.txnRef } });
	expect(others).toEqual([]);
});

test('a payment of another amount grants no coin', async () => {
	const topUp = await begun();
	await topUp.pays(199_999);
	expect(await topUp.coin()).toBe(0);
	expect(await topUp.slices()).toEqual([]);
});
