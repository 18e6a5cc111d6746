import { coinSlices } from '#src/domains/coin/db/tables.ts';
import { grantCoin, holdCoin, spendCoin } from '#src/domains/coin/index.ts';
import { getBalance } from '#src/domains/ledger/index.ts';
import { transact } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, system } from '../context.ts';
import type { TestDatabase } from '../database.ts';
import { makeCustomer } from './identity.ts';

const FAR = new Date('2099-01-01');
type Amounts = { readonly bonusVnd?: number; readonly paidVnd?: number };

/** Goodwill coin of an operator has no cap. */
export async function makeCoinOwner(database: TestDatabase, bonusVnd = 0) {
	const context = contextOf(database, system());
	const { id: customerId } = await makeCustomer(database.db);
	const grant = (amountVnd: number, more: Partial<Parameters<typeof grantCoin>[1]> = {}) =>
		transact(context, (scope) =>
			grantCoin(scope, { customerId, kind: 'operator', source: { type: 'test', id: newId() }, amountVnd, ...more }),
		);
	if (bonusVnd > 0) await grant(bonusVnd);
	const partOf = (orderId: string, { bonusVnd: bonus = 0, paidVnd: paid = 0 }: Amounts, goodsVnd = 9_000_000) => ({
		customerId,
		parts: [{ orderId, goodsVnd, bonusVnd: bonus, paidVnd: paid }],
	});
	return {
		customerId,
		grant,
		spend: (amounts: Amounts, orderId = newId(), goodsVnd?: number) =>
			transact(context, (scope) => spendCoin(scope, partOf(orderId, amounts, goodsVnd))),
		hold: (amounts: Amounts, orderId = newId(), until = FAR) =>
			transact(context, (scope) => holdCoin(scope, { ...partOf(orderId, amounts), until })),
		balance: () => getBalance(readOnly(database.db), { kind: 'coin_bonus', ownerId: customerId }),
		slices: async () =>
			(await database.db.select().from(coinSlices).orderBy(coinSlices.id)).filter(
				(slice) => slice.customerId === customerId,
			),
	};
}
