import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { advanceDueOrders } from '#src/domains/fulfilment/jobs/advance-due-orders.ts';
import { isCashCollected } from '#src/domains/order-money/db/cash-collection-repository.ts';
import { grantPendingCoinJob } from '#src/domains/order-money/jobs/grant-pending-coin.ts';
import { isCashHeldByShop } from '#src/domains/order-money/rules/cash-held-by-shop.ts';
import { CARRIERS } from '#src/domains/orders/contract/parcel.ts';
import { confirmTransfer, listOwedTransfers, openTransfers } from '#src/domains/returns/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { collectCash, confirmReceived, earnedCoin, expectBooksBalanced, shopMoney } from '#tests/factories/cash.ts';
import { deliveredSale, requestedReturn, type Sale, shopAction, wireSales } from '#tests/factories/returns.ts';
import { asOperator, givePayable, wireTestSettlement } from '#tests/factories/settlement.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const clock = contextOf(database, system());
beforeAll(() => {
	wireSales();
	wireTestSettlement();
});
beforeEach(() => database.setClock('0 s'));

const passTime = async (by: string) => {
	await database.setClock(by);
	await advanceDueOrders.handle(clock, {});
};

describe('a bank refund of a cash order', () => {
	const owedOf = async ({ number }: Sale) =>
		(await listOwedTransfers(read, 500)).find(({ orderNumber }) => orderNumber === number);
	const giveBack = async (sale: Sale) => shopAction(sale, await requestedReturn(sale), 'waive');

	test('waits until the carrier has collected the cash, and is not late before', async () => {
		const sale = await deliveredSale(database, 'cod', [2], { carrier: 'ghn' });
		await giveBack(sale);
		await database.setClock('10 days');
		const owed = await owedOf(sale);
		expect(owed).toMatchObject({ waitsFor: 'carrier', isLate: false, batchId: null });
		const operatorContext = await asOperator(database);
		expect((await openTransfers(operatorContext)).map(({ orderNumber }) => orderNumber)).not.toContain(sale.number);
		const paid = { refundId: owed?.refundId ?? '', reference: 'FT1' };
		expect(await confirmTransfer(operatorContext, paid)).toMatchObject({
			error: { code: 'orders.refund_waits', details: { for: 'carrier' } },
		});
		await collectCash(database, sale.order.id);
		expect(await owedOf(sale)).toMatchObject({ waitsFor: null, isLate: false });
		expect((await openTransfers(operatorContext)).map(({ orderNumber }) => orderNumber)).toContain(sale.number);
		expect(await confirmTransfer(operatorContext, paid)).toMatchObject({ ok: true });
		await expectBooksBalanced(database);
	});

	test('is due immediately when the carrier has collected the cash already', async () => {
		const sale = await deliveredSale(database, 'cod', [2], { carrier: 'ghn' });
		await collectCash(database, sale.order.id);
		await giveBack(sale);
		expect(await owedOf(sale)).toMatchObject({ waitsFor: null });
	});

	test("is debited from the shop's balance when the shop took the cash, and sent once the balance covers it", async () => {
		const sale = await deliveredSale(database, 'cod', [2], { carrier: 'own' });
		// One of two items and half of the shipping.
		const backVnd = 109_000;
		await giveBack(sale);
		expect(await shopMoney(database, sale)).toMatchObject({ payable: -backVnd });
		expect(await owedOf(sale)).toMatchObject({ waitsFor: 'shop' });
		const operatorContext = await asOperator(database);
		expect((await openTransfers(operatorContext)).map(({ orderNumber }) => orderNumber)).not.toContain(sale.number);
		await givePayable(database, sale.order.shopId, backVnd);
		expect(await owedOf(sale)).toMatchObject({ waitsFor: null });
		expect((await openTransfers(operatorContext)).map(({ orderNumber }) => orderNumber)).toContain(sale.number);
		await confirmReceived(sale);
		const { reserve } = await shopMoney(database, sale);
		await passTime('15 days');
		// The release debits the rest of the cash, without debiting the refunded part a second time.
		expect(await shopMoney(database, sale)).toEqual({ reserve: 0, payable: reserve - (sale.totalVnd - backVnd) });
		await expectBooksBalanced(database);
	});
});

describe('a shop that delivers cash orders itself', () => {
	test.each(['own', 'other'] as const)(
		'with carrier %s owes its fees, and the buyer receives coin once they are paid',
		async (carrier) => {
			const sale = await deliveredSale(database, 'cod', [2], { carrier });
			await confirmReceived(sale);
			expect(await earnedCoin(database, sale)).toBe(0);
			const { reserve } = await shopMoney(database, sale);
			await passTime('15 days');
			expect(await shopMoney(database, sale)).toEqual({ reserve: 0, payable: reserve - sale.totalVnd });
			await grantPendingCoinJob.handle(clock, {});
			expect(await earnedCoin(database, sale)).toBe(0);
			await givePayable(database, sale.order.shopId, sale.totalVnd - reserve);
			await grantPendingCoinJob.handle(clock, {});
			expect(await earnedCoin(database, sale)).toBe(1000);
			await grantPendingCoinJob.handle(clock, {});
			expect(await earnedCoin(database, sale)).toBe(1000);
			await expectBooksBalanced(database);
		},
	);

	test('pays its fees with the release when its balance covers them', async () => {
		const sale = await deliveredSale(database, 'cod', [2], { carrier: 'own' });
		await givePayable(database, sale.order.shopId, 500_000);
		await confirmReceived(sale);
		await passTime('15 days');
		expect(await earnedCoin(database, sale)).toBe(1000);
	});
});

test("the rule and the database view treat the same carriers as the shop's", async () => {
	const waits: string[] = [];
	for (const carrier of CARRIERS) {
		const { order } = await deliveredSale(database, 'cod', [1], { carrier });
		if (!(await isCashCollected(read, order.id))) waits.push(carrier);
	}
	expect(waits).toEqual(CARRIERS.filter((carrier) => !isCashHeldByShop({ carrier, otherCollects: false })));
});
