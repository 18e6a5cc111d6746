import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeTransfers } from '#tests/factories/ledger.ts';
import { payRemittance, received, remittanceLine } from '#tests/factories/remittances.ts';
import { wireSales } from '#tests/factories/returns.ts';
import { listCashOfOrders } from '../queries/list-cash-of-orders.ts';
import { reconcileRemittances } from './reconcile-remittances.ts';
import { watchClaims } from './watch-claims.ts';

const database = await testDatabase();
const clock = contextOf(database, system());
beforeAll(wireSales);
beforeEach(() => database.setClock('0 s'));

test('watchClaims reports carriers that are late, and differences', async () => {
	const sale = await received(database);
	const alarm = vi.spyOn(clock.log, 'error').mockReset();
	await watchClaims.handle(clock, {});
	expect(alarm).not.toHaveBeenCalled();
	await payRemittance(database, [remittanceLine(sale, { amountVnd: 1 })]);
	await database.setClock('8 days');
	await watchClaims.handle(clock, {});
	expect(alarm.mock.calls).toEqual([
		[{ carrier: 'ghn', count: 1, oldestDays: 8 }, 'a carrier is late with the cash it collected'],
		[{ count: 1 }, 'differences of remittances wait for an operator'],
	]);
});

test('listCashOfOrders shows each parcel with the references that paid it', async () => {
	const sale = await received(database);
	const cash = async () => (await listCashOfOrders(clock.fresh, [sale.order.id])).get(sale.order.id);
	expect(await cash()).toMatchObject([
		{ state: 'expected', amountVnd: sale.totalVnd, references: [], remittedAt: null },
	]);
	const reference = newId();
	await payRemittance(database, [remittanceLine(sale)], { reference });
	expect(await cash()).toMatchObject([{ state: 'remitted', remittedVnd: sale.totalVnd, references: [reference] }]);
});

test('reconcileRemittances reports an account that differs from its claims', async () => {
	const sale = await received(database);
	const alarm = vi.spyOn(clock.log, 'error').mockReset();
	await reconcileRemittances.handle(clock, {});
	expect(alarm).not.toHaveBeenCalled();
	const account = `ghn:${sale.order.shopId}`;
	const debit = { kind: 'cod_receivable', ownerId: account } as const;
	await makeTransfers(clock, { leg: 'wrong', debit, credit: { kind: 'bank' }, amountVnd: 5 });
	await reconcileRemittances.handle(clock, {});
	expect(alarm.mock.calls).toMatchObject([
		[{ check: { receivables: [account], claims: [], lines: [] } }, 'cash claims, remittances and the ledger disagree'],
	]);
});
