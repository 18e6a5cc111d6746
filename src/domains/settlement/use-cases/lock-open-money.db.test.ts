import { expect, test } from 'vitest';
import { transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makePayableShop, wireTestSettlement } from '#tests/factories/settlement.ts';
import { lockOpenMoney } from './lock-open-money.ts';
import { requestPayout } from './open-payout.ts';

const database = await testDatabase();
const closing = contextOf(database, system());
wireTestSettlement();
const openOf = (shopId: string) => transact(closing, async (scope) => ok(await lockOpenMoney(scope, shopId)));

test('lockOpenMoney counts the open payouts and the balance of a shop that is about to close', async () => {
	const { owner, shopId } = await makePayableShop(database, 300_000);
	expect((await openOf(shopId)).value).toMatchObject({ payouts: 0, payableVnd: 300_000 });
	await requestPayout(owner);
	expect((await openOf(shopId)).value).toMatchObject({ payouts: 1, payableVnd: 300_000 });
});

test('requestPayout waits while another transaction holds lockOpenMoney', async () => {
	const { owner, shopId } = await makePayableShop(database, 300_000);
	let asked: ReturnType<typeof requestPayout> | undefined;
	const seen = await transact(closing, async (scope) => {
		const before = await lockOpenMoney(scope, shopId);
		asked = requestPayout(owner);
		await new Promise((later) => setTimeout(later, 300));
		const after = await lockOpenMoney(scope, shopId);
		return ok([before.payouts, after.payouts]);
	});
	expect(seen.value).toEqual([0, 0]);
	expect((await asked)?.ok).toBe(true);
	expect((await openOf(shopId)).value.payouts).toBe(1);
});
