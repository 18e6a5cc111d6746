import { expect, test } from 'vitest';
import { getBalance } from '#src/domains/ledger/index.ts';
import { transact } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCoinOwner } from '#tests/factories/coin.ts';
import { grantCoin } from './grant-coin.ts';
import { holdCoin } from './hold-coin.ts';

const database = await testDatabase();
const context = contextOf(database, system());

test('a grant of shop goodwill is charged to the shop, even when its balance becomes negative', async () => {
	const { customerId, slices } = await makeCoinOwner(database);
	const shopId = newId();
	const debit = { kind: 'vendor_payable', ownerId: shopId } as const;
	const source = { type: 'order', id: newId() };
	const answer = await transact(context, (scope) =>
		grantCoin(scope, { customerId, kind: 'shop_goodwill', source, amountVnd: 40_000, debit }),
	);
	expect(answer).toEqual(ok({ grantedVnd: 40_000 }));
	expect((await getBalance(readOnly(database.db), debit)).postedVnd).toBe(-40_000);
	expect(await slices()).toMatchObject([{ kind: 'shop_goodwill', remainingVnd: 40_000, payerId: shopId }]);
});

test('holdCoin holds the coin of all orders or of none', async () => {
	const { customerId, slices } = await makeCoinOwner(database, 1000);
	const [first, second] = [newId(), newId()];
	const hold = (bonusVnd: number) =>
		transact(context, (scope) =>
			holdCoin(scope, {
				customerId,
				until: new Date('2099-01-01'),
				parts: [first, second].map((orderId) => ({ orderId, goodsVnd: 5000, bonusVnd, paidVnd: 0 })),
			}),
		);
	expect(await hold(501)).toMatchObject({ error: { code: 'coin.insufficient' } });
	expect(await slices()).toMatchObject([{ remainingVnd: 1000, heldVnd: 0 }]);
	expect(await hold(500)).toEqual(ok(null));
	expect(await slices()).toMatchObject([{ remainingVnd: 1000, heldVnd: 1000 }]);
});
