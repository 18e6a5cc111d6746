import { expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCoinOwner } from '#tests/factories/coin.ts';
import { makeTransfers } from '#tests/factories/ledger.ts';
import { getGrantedByShop } from './get-granted.ts';

const database = await testDatabase();
const read = readOnly(database.db);

test('getGrantedByShop counts grants by shop, kind and date', async () => {
	const [shopId, otherId] = [newId(), newId()];
	for (const ownerId of [shopId, otherId]) {
		const credit = { kind: 'vendor_payable', ownerId } as const;
		await makeTransfers(contextOf(database, system()), {
			leg: 'given',
			debit: { kind: 'bank' },
			credit,
			amountVnd: 90_000,
		});
	}
	const owner = await makeCoinOwner(database);
	const give = (debitOf: string, amountVnd: number) =>
		owner.grant(amountVnd, { kind: 'shop_goodwill', debit: { kind: 'vendor_payable', ownerId: debitOf } });
	await give(shopId, 2000);
	await give(shopId, 3000);
	await give(otherId, 7000);
	await owner.grant(9000);
	const since = new Date(0);
	expect(await getGrantedByShop(read, { shopId, kind: 'shop_goodwill', since })).toBe(5000);
	expect(await getGrantedByShop(read, { shopId, kind: 'operator', since })).toBe(0);
	expect(await getGrantedByShop(read, { shopId, kind: 'shop_goodwill', since: new Date('2999-01-01') })).toBe(0);
});
