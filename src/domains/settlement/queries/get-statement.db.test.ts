import fc from 'fast-check';
import { expect, test } from 'vitest';
import { confirmOrder, confirmReceipt, deliverOrder, packOrder, shipOrder } from '#src/domains/fulfilment/index.ts';
import { getAccountStatement, getBalance, listAccountSums, namedAccount } from '#src/domains/ledger/index.ts';
import { handleReturn } from '#src/domains/returns/index.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { vietnamDay } from '#src/shared/time.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeBuyer, makeGroup, ordersOf, sellerOf, wireOrderPayments } from '#tests/factories/orders.ts';
import { deliveredSale, requestedReturn, wireTestReturns } from '#tests/factories/returns.ts';
import { asOperator, givePayable, makePayableShop, wireTestSettlement } from '#tests/factories/settlement.ts';
import { STATEMENT_SUMS, type Statement } from '../contract/statement.ts';
import { approvePayout } from '../use-cases/decide-payout.ts';
import { requestPayout } from '../use-cases/open-payout.ts';
import { sendPayouts } from '../use-cases/send-payouts.ts';
import { getSettlementCheck } from './get-settlement-check.ts';
import { getStatement, readStatement } from './get-statement.ts';
import { getStatementFile } from './get-statement-file.ts';

const database = await testDatabase();
const read = readOnly(database.db);
wireTestSettlement();
wireOrderPayments();
wireTestReturns();
const MONTH = { period: 'month' } as const;

async function sell(shopId: string, priceVnd: number, quantity: number): Promise<string> {
	const { variants } = await makeProduct(database.db, { shopId, variants: [{ priceVnd, stock: 50 }] });
	const buyer = await makeBuyer(database);
	const [order] = await ordersOf(database, await makeGroup(buyer, [{ variantId: variants[0]?.id ?? '', quantity }]));
	if (!order) throw new Error('no order');
	const seller = await sellerOf(database, order);
	const { number } = order;
	for (const step of [confirmOrder, packOrder, shipOrder]) await step(seller, { number });
	await deliverOrder(seller, { number, proof: 'ký nhận tại cửa' });
	expect((await confirmReceipt(buyer.context, { number })).ok).toBe(true);
	return number;
}
const balanceOf = async (kind: 'vendor_reserve' | 'vendor_payable', ownerId: string) =>
	(await getBalance(read, { kind, ownerId })).postedVnd;

async function expectFileAddsUp(owner: Context<VendorActor>, told: Statement): Promise<void> {
	const file = await getStatementFile(owner, { period: 'month', day: vietnamDay(new Date(told.from)) });
	if (!file.ok) throw new Error(file.error.code);
	const [, opening = [], ...rows] = file.value.text
		.trim()
		.split('\r\n')
		.map((row) => row.split(','));
	const closing = rows.at(-1) ?? [];
	const moved = rows.slice(0, -1 - STATEMENT_SUMS.length).map((row) => Number(row.at(-2)));
	const sums = rows.slice(-1 - STATEMENT_SUMS.length, -1).map((row) => Number(row.at(-2)));
	expect(sums).toEqual(STATEMENT_SUMS.map((sum) => told[sum]));
	expect(Number(opening.at(-1)) + moved.reduce((sum, change) => sum + change, 0)).toBe(Number(closing.at(-1)));
	expect(told.openingVnd + told.netVnd + told.payoutsVnd).toBe(Number(closing.at(-1)));
}

test('getStatement opens and closes with the ledger balances, and the next period opens with the previous closing balance', async () => {
	const step = fc.record({
		priceVnd: fc.integer({ min: 1000, max: 3_000_000 }),
		quantity: fc.integer({ min: 1, max: 1 }),
	});
	await fc.assert(
		fc.asyncProperty(
			fc.array(step, { minLength: 1, maxLength: 2 }),
			fc.integer({ min: 1, max: 900_000 }),
			async (sales, more) => {
				const { shopId, owner } = await makePayableShop(database, 0);
				for (const { priceVnd, quantity } of sales) await sell(shopId, priceVnd, quantity);
				await givePayable(database, shopId, more);
				const told = await getStatement(owner, MONTH);
				if (!told.ok) throw new Error(told.error.code);
				const whole = (await balanceOf('vendor_reserve', shopId)) + (await balanceOf('vendor_payable', shopId));
				expect(told.value).toMatchObject({
					openingVnd: 0,
					closingVnd: whole,
					orders: sales.length,
					adjustmentsVnd: more,
				});
				const { goodsVnd, shippingVnd, shopDiscountVnd, commissionVnd, taxVnd, returnedVnd, salesVnd } = told.value;
				expect(goodsVnd + shippingVnd - shopDiscountVnd - commissionVnd - taxVnd - returnedVnd).toBe(salesVnd);
				expect(commissionVnd).toBeGreaterThan(0);
				await expectFileAddsUp(owner, told.value);
				await database.setClock('31 days');
				expect(await getStatement(owner, MONTH)).toMatchObject({
					value: { openingVnd: whole, closingVnd: whole, orders: 0 },
				});
				await database.setClock('0 s');
			},
		),
		{ numRuns: 5 },
	);
	expect((await getSettlementCheck(read)).isSound).toBe(true);
}, 60_000);

test('getStatement contains payouts, and getStatementFile lists the same lines with spreadsheet formulas neutralised', async () => {
	const { shopId, owner } = await makePayableShop(database, 800_000);
	const number = await sell(shopId, 200_000, 1);
	const asked = await requestPayout(owner);
	const operator = await asOperator(database);
	await approvePayout(operator, { payoutId: asked.ok ? asked.value.id : '' });
	await sendPayouts(operator);
	const told = await getStatement(owner, { period: 'week' });
	expect(told).toMatchObject({ value: { payoutsVnd: -800_000, adjustmentsVnd: 800_000, orders: 1 } });
	const file = await getStatementFile(owner, { period: 'week' });
	if (!(file.ok && told.ok)) throw new Error('refused');
	expect(file.value.name).toMatch(/^sao-ke-\d{4}-\d{2}-\d{2}\.csv$/);
	const lines = file.value.text.trim().split('\r\n');
	expect(lines).toHaveLength(6 + STATEMENT_SUMS.length);
	expect(lines.find((line) => line.includes('Bán hàng'))).toContain(number);
	expect(lines.at(-1)).toMatch(new RegExp(`,${told.value.closingVnd}$`));
	expect(file.value.text).not.toMatch(/[,"\n][=+@]/);
});

test('getStatement and getStatementFile show the order number of a refund', async () => {
	const sale = await deliveredSale(database, 'vnpay', [2]);
	expect((await confirmReceipt(sale.buyer.context, { number: sale.number })).ok).toBe(true);
	const returnId = await requestedReturn(sale);
	expect((await handleReturn(sale.seller, { returnId, act: 'waive' })).ok).toBe(true);
	const told = await readStatement(sale.seller, { period: 'week' });
	const movements = told.ok ? told.value.movements : [];
	expect(movements.map(({ kind, orderNumber }) => [kind, orderNumber])).toEqual([
		['sale', sale.number],
		['refund', sale.number],
	]);
	expect(await getStatement(sale.seller, { period: 'week' })).toEqual({
		ok: true,
		value: told.ok && told.value.statement,
	});
	const file = await getStatementFile(sale.seller, { period: 'week' });
	const ofRefund = file.ok ? file.value.text.split('\r\n').filter((line) => line.includes(sale.number)) : [];
	expect(ofRefund).toHaveLength(2);
	const { shopId } = sale.seller.actor;
	const month = await getStatement(sale.seller, MONTH);
	if (!month.ok) throw new Error(month.error.code);
	expect(month.value.refundsVnd).toBeLessThan(0);
	expect(month.value.closingVnd).toBe(
		(await balanceOf('vendor_reserve', shopId)) + (await balanceOf('vendor_payable', shopId)),
	);
	await expectFileAddsUp(sale.seller, month.value);
});

test('readStatement returns settlement.period_too_long instead of a partial statement', async () => {
	const { shopId, owner } = await makePayableShop(database, 100);
	await givePayable(database, shopId, 200);
	expect(await readStatement(owner, MONTH, 1)).toMatchObject({
		error: { code: 'settlement.period_too_long', details: { most: 1 } },
	});
	expect((await readStatement(owner, MONTH, 2)).ok).toBe(true);
});

test('getStatement rejects other roles than admins and accountants, and days that do not exist', async () => {
	const { shopId, ownerId, owner } = await makePayableShop(database, 0);
	const support = contextOf(database, vendor(ownerId, shopId, { staffRole: 'support' }));
	expect(await getStatement(support, MONTH)).toMatchObject({ error: { code: 'settlement.role_not_allowed' } });
	expect(await getStatementFile(support, MONTH)).toMatchObject({ error: { code: 'settlement.role_not_allowed' } });
	expect((await getStatement(owner, { period: 'month', day: '2026-02-28' })).ok).toBe(true);
});

test('getAccountStatement returns entries page by page, the newest first, with the balance after each', async () => {
	const { shopId } = await makePayableShop(database, 0);
	for (const amountVnd of [100, 200, -50]) await givePayable(database, shopId, amountVnd);
	const account = namedAccount(`vendor_payable:${shopId}`);
	if (!account) throw new Error('no account');
	const first = await getAccountStatement(read, account, { page: 1, size: 2 });
	expect(first).toMatchObject({ total: 3, balanceVnd: 250 });
	expect(first.entries.map(({ changeVnd, balanceVnd }) => [changeVnd, balanceVnd])).toEqual([
		[-50, 250],
		[200, 300],
	]);
	const second = await getAccountStatement(read, account, { page: 2, size: 2 });
	expect(second.entries).toMatchObject([{ changeVnd: 100, balanceVnd: 100, against: 'bank:', leg: 'given' }]);
	const beyond = await getAccountStatement(read, account, { page: 9, size: 2 });
	expect(beyond).toEqual({ isKnown: true, total: 3, balanceVnd: 250, entries: [] });
	const nobody = { kind: 'vendor_payable', ownerId: newId() } as const;
	expect(await getAccountStatement(read, nobody, { page: 1, size: 2 })).toMatchObject({ isKnown: false, total: 0 });
	const kinds = await listAccountSums(read);
	const of = (side: 'debit' | 'credit') =>
		kinds.filter((kind) => kind.side === side).reduce((sum, { balanceVnd }) => sum + balanceVnd, 0);
	expect(of('debit')).toBe(of('credit'));
	expect(kinds.find(({ kind }) => kind === 'vendor_payable')?.accounts).toBeGreaterThan(0);
	expect(['vendor_payable', 'bank:x', 'nothing', 'toString'].map(namedAccount)).toEqual([null, null, null, null]);
});
