import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { advanceDueOrders } from '#src/domains/fulfilment/jobs/advance-due-orders.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { collectCash, confirmReceived, expectBooksBalanced, remitCash, shopMoney } from '#tests/factories/cash.ts';
import { type ClaimedSale, payRemittance, received, remittanceLine } from '#tests/factories/remittances.ts';
import { deliveredSale, requestedReturn, shopAction, wireSales } from '#tests/factories/returns.ts';
import { asOperator, givePayable, makePayoutAccount, wireTestSettlement } from '#tests/factories/settlement.ts';
import { getStatementFile } from '../queries/get-statement-file.ts';
import { listPayouts } from '../queries/list-payouts.ts';
import { listShopMovements } from '../queries/list-shop-movements.ts';
import { payableMoney } from '../queries/payable-money.ts';
import { approvePayout, cancelPayout } from './decide-payout.ts';
import { requestPayout } from './open-payout.ts';
import { readShopMoney } from './read-shop-money.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const clock = contextOf(database, system());
beforeAll(() => {
	wireSales();
	wireTestSettlement();
});
beforeEach(() => database.setClock('0 s'));

/** Released, because the carrier has collected the cash, and not paid yet. */
async function released(): Promise<ClaimedSale> {
	const sale = await received(database);
	await makePayoutAccount(database, sale.seller);
	await collectCash(database, sale.order.id);
	await database.setClock('15 days');
	await advanceDueOrders.handle(clock, {});
	return sale;
}

describe('cash that the carrier has collected and not remitted', () => {
	test('is released and not paid out before the remittance, then paid with its source', async () => {
		const sale = await released();
		const { payable } = await shopMoney(database, sale);
		expect(payable).toBeGreaterThan(0);
		expect(await payableMoney(read, sale.order.shopId)).toEqual({ payableVnd: payable, unremittedVnd: payable });
		expect(await readShopMoney(read, sale.order.shopId)).toMatchObject({
			availableVnd: 0,
			hindrance: 'too_little',
			cashClaims: [{ carrier: 'ghn', expected: 0, overdue: 1 }],
		});
		expect(codeOf(await requestPayout(sale.seller))).toBe('settlement.too_little');
		const reference = newId();
		await payRemittance(database, [remittanceLine(sale)], { reference });
		const asked = await requestPayout(sale.seller);
		expect(asked).toMatchObject({
			value: {
				amountVnd: payable,
				sources: [{ kind: 'remittance', carrier: 'ghn', reference, orders: 1, amountVnd: payable }],
			},
		});
		await expectBooksBalanced(database);
	});

	test('never lowers the payout of other money of the shop', async () => {
		const sale = await released();
		await givePayable(database, sale.order.shopId, 300_000);
		expect(await requestPayout(sale.seller)).toMatchObject({
			value: { amountVnd: 300_000, sources: [{ kind: 'other', orders: 0, amountVnd: 300_000 }] },
		});
	});

	test('is named once: an order of a cancelled payout is named by the next one', async () => {
		const sale = await released();
		await remitCash(database, sale.order.id);
		const first = await requestPayout(sale.seller);
		if (!first.ok) throw new Error(first.error.code);
		const operatorContext = await asOperator(database);
		await cancelPayout(operatorContext, { payoutId: first.value.id, reason: 'Sai' });
		const second = await requestPayout(sale.seller);
		expect(second).toMatchObject({ value: { sources: [{ kind: 'remittance', amountVnd: first.value.amountVnd }] } });
	});

	test('holds back only what a partial refund has left of it', async () => {
		const sale = await released();
		const before = await payableMoney(read, sale.order.shopId);
		await database.setClock('8 days');
		await shopAction(sale, await requestedReturn(sale), 'waive');
		const after = await payableMoney(read, sale.order.shopId);
		expect(after.payableVnd).toBeLessThan(before.payableVnd);
		expect(after.unremittedVnd).toBe(after.payableVnd);
	});

	test('is not counted twice when 20 payouts are requested while the carrier pays', async () => {
		const sale = await released();
		const { payable } = await shopMoney(database, sale);
		const answers = await Promise.all([
			...Array.from({ length: 20 }, () => requestPayout(sale.seller)),
			payRemittance(database, [remittanceLine(sale)]),
		]);
		expect(answers.filter((one) => 'ok' in one && one.ok).length).toBeLessThanOrEqual(1);
		await requestPayout(sale.seller);
		const { rows } = await database.pool.query('SELECT amount_vnd::int AS vnd FROM payouts WHERE shop_id = $1', [
			sale.order.shopId,
		]);
		expect(rows).toEqual([{ vnd: payable }]);
		await expectBooksBalanced(database);
	});
});

describe('a payout with cash of a carrier that owes claims for 21 days', () => {
	test('is approved only with the note of a review by hand', async () => {
		const sale = await released();
		await remitCash(database, sale.order.id);
		const asked = await requestPayout(sale.seller);
		if (!asked.ok) throw new Error(asked.error.code);
		await database.setClock('0 s');
		const late = await received(database);
		await database.setClock('22 days');
		const payoutId = asked.value.id;
		expect((await listPayouts(read, 1000)).find(({ id }) => id === payoutId)).toMatchObject({ reviewOf: ['ghn'] });
		const operatorContext = await asOperator(database);
		expect(await approvePayout(operatorContext, { payoutId })).toMatchObject({
			error: { code: 'settlement.review_missing', details: { carriers: ['ghn'] } },
		});
		expect(await approvePayout(operatorContext, { payoutId, reviewNote: 'Đã gọi GHN' })).toMatchObject({
			value: { state: 'approved' },
		});
		const { rows } = await database.pool.query(
			`SELECT facts FROM audit_entries WHERE subject_id = $1 AND action = 'approved'`,
			[payoutId],
		);
		expect(rows).toMatchObject([{ facts: { reviewNote: 'Đã gọi GHN' } }]);
		await remitCash(database, late.order.id);
	});
});

describe('the statement', () => {
	test('names what each sale rests on, and the fee that the carrier deducted', async () => {
		const sale = await received(database);
		const basis = async () => {
			const page = await listShopMovements(sale.seller, { limit: 10 });
			return page.ok ? page.value.items.map((item) => [item.kind, item.basis?.kind ?? null, item.orderNumber]) : [];
		};
		expect(await basis()).toEqual([['sale', 'awaiting', sale.number]]);
		const reference = 'GHN-2026-48';
		await payRemittance(database, [remittanceLine(sale, { feeVnd: 12_000 })], { reference });
		expect(await basis()).toEqual([
			['carrier_fee', null, sale.number],
			['sale', 'remitted', sale.number],
		]);
		const file = await getStatementFile(sale.seller, { period: 'month' });
		const text = file.ok ? file.value.text : '';
		expect(text).toContain('Nguồn tiền');
		expect(text).toContain(`Giao Hàng Nhanh đã nộp, đối soát ${reference}`);
		expect(text).toMatch(new RegExp(`Phí hãng vận chuyển đã trừ,${sale.number},.*-12000`));
	});

	test('names cash that the shop took itself', async () => {
		const sale = await deliveredSale(database, 'cod', [1], { carrier: 'own' });
		await confirmReceived(sale);
		const page = await listShopMovements(sale.seller, { limit: 10 });
		expect(page).toMatchObject({ value: { items: [{ kind: 'sale', basis: { kind: 'shop_cash', carrier: null } }] } });
	});
});
