import { expect, test } from 'vitest';
import { confirmReceipt } from '#src/domains/fulfilment/index.ts';
import { handleReturn } from '#src/domains/returns/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { wireOrderPayments } from '#tests/factories/orders.ts';
import { deliveredSale, requestedReturn, wireTestReturns } from '#tests/factories/returns.ts';
import { givePayable, makePayableShop, wireTestSettlement } from '#tests/factories/settlement.ts';
import { readShopMoney } from '../use-cases/read-shop-money.ts';
import { listShopMovements } from './list-shop-movements.ts';
import { listWithheldTax } from './list-withheld-tax.ts';

const database = await testDatabase();
wireTestSettlement();
wireOrderPayments();
wireTestReturns();

test('listShopMovements returns every movement once, the newest first, and restarts at an invalid cursor', async () => {
	const { shopId, owner } = await makePayableShop(database, 0);
	for (let at = 1; at <= 7; at += 1) await givePayable(database, shopId, at * 1000);
	const seen: number[] = [];
	let cursor: string | undefined;
	do {
		const page = await listShopMovements(owner, { limit: 3, cursor });
		if (!page.ok) throw new Error(page.error.code);
		seen.push(...page.value.items.map(({ changeVnd }) => changeVnd));
		cursor = page.value.nextCursor ?? undefined;
	} while (cursor);
	expect(seen).toEqual([7000, 6000, 5000, 4000, 3000, 2000, 1000]);
	const again = await listShopMovements(owner, { limit: 3, cursor: btoa('["x","y"]') });
	expect(again.ok && again.value.items).toHaveLength(3);
	const stock = contextOf(database, vendor(owner.actor.customerId, shopId, { staffRole: 'stock' }));
	expect((await listShopMovements(stock, { limit: 3 })).ok).toBe(false);
	expect((await listWithheldTax(stock, {})).ok).toBe(false);
});

test('listShopMovements names the order of a sale and of its refund, and listWithheldTax matches the tax in the ledger', async () => {
	const sale = await deliveredSale(database, 'vnpay', [2]);
	const { shopId } = sale.seller.actor;
	const read = readOnly(database.db);
	expect((await readShopMoney(read, shopId)).coming).toMatchObject({ orders: 1 });
	expect((await confirmReceipt(sale.buyer.context, { number: sale.number })).ok).toBe(true);
	const held = await readShopMoney(read, shopId);
	expect(held.coming.orders).toBe(0);
	expect(held.releases).toHaveLength(1);
	expect(held.releases[0]).toMatchObject({ orders: 1, amountVnd: held.reservedVnd });
	const stored = await listWithheldTax(sale.seller, {});
	const returnId = await requestedReturn(sale);
	expect((await handleReturn(sale.seller, { returnId, act: 'waive' })).ok).toBe(true);
	const found = await listShopMovements(sale.seller, { limit: 10 });
	expect(found.ok && found.value.items.map(({ kind, orderNumber }) => [kind, orderNumber])).toEqual([
		['refund', sale.number],
		['sale', sale.number],
	]);
	const refunds = await listShopMovements(sale.seller, { limit: 10, kind: 'refund' });
	expect(refunds.ok && refunds.value.items).toHaveLength(1);
	const told = await listWithheldTax(sale.seller, {});
	if (!(told.ok && stored.ok)) throw new Error('refused');
	const { rows } = await database.pool.query<{ tax: number }>(
		`SELECT sum(CASE WHEN transfer.leg = 'tax' THEN amount_vnd ELSE -amount_vnd END)::int AS tax
		FROM ledger_transfers transfer JOIN ledger_accounts escrow
			ON escrow.id IN (debit_account_id, credit_account_id) AND escrow.kind = 'order_escrow'
		JOIN orders ON orders.id::text = escrow.owner_id
		WHERE orders.number = $1 AND transfer.leg IN ('tax', 'tax_back')`,
		[sale.number],
	);
	expect(told.value.taxVnd).toBe(rows[0]?.tax);
	expect(stored.value.taxVnd).toBeGreaterThan(told.value.taxVnd);
	expect(told.value.items.map(({ orderNumber }) => orderNumber)).toEqual([sale.number, sale.number]);
});
