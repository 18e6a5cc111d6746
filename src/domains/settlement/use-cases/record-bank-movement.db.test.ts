import { expect, test } from 'vitest';
import { getBalance, getLedgerCheck } from '#src/domains/ledger/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, operator, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeTransfers } from '#tests/factories/ledger.ts';
import { makePayableShop, wireTestSettlement } from '#tests/factories/settlement.ts';
import { recordCashRemitted, recordPspSettlement, recordShopPayment } from './record-bank-movement.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const operatorContext = contextOf(database, operator(newId()));
const read = readOnly(database.db);
wireTestSettlement();
const balance = async (kind: 'bank' | 'psp_fee' | 'cod_receivable' | 'psp_vnpay_clearing') =>
	(await getBalance(read, { kind })).postedVnd;
const owe = (kind: 'cod_receivable' | 'psp_vnpay_clearing', amountVnd: number) =>
	makeTransfers(context, {
		leg: 'owed',
		debit: { kind },
		credit: { kind: 'order_escrow', ownerId: newId() },
		amountVnd,
	});

test('recordCashRemitted books one bank reference once under 20 concurrent calls, and rejects it with another amount', async () => {
	await owe('cod_receivable', 500_000);
	const answers = await Promise.all(
		Array.from({ length: 20 }, () => recordCashRemitted(operatorContext, { amountVnd: 300_000, reference: 'FT1' })),
	);
	expect(answers.every(({ ok }) => ok)).toBe(true);
	expect(await balance('bank')).toBe(300_000);
	expect(await recordCashRemitted(operatorContext, { amountVnd: 1, reference: 'FT1' })).toMatchObject({
		error: { code: 'settlement.reference_used' },
	});
});

test('recordCashRemitted never books more than is owed under 20 concurrent calls', async () => {
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, at) =>
			recordCashRemitted(operatorContext, { amountVnd: 150_000, reference: `M${at}` }),
		),
	);
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	expect(answers.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'settlement.more_than_owed' } });
	expect(await balance('cod_receivable')).toBe(50_000);
});

test("recordPspSettlement books the received amount and VNPAY's fee against the clearing account", async () => {
	await owe('psp_vnpay_clearing', 1_000_000);
	const settled = await recordPspSettlement(operatorContext, { amountVnd: 989_000, feeVnd: 11_000, reference: 'VNP1' });
	expect(settled).toMatchObject({ value: { outstandingVnd: 0 } });
	expect(await balance('psp_fee')).toBe(11_000);
	expect(await balance('psp_vnpay_clearing')).toBe(0);
	expect((await getLedgerCheck(read)).isSound).toBe(true);
});

test('recordShopPayment books a payment once under 20 concurrent calls and never more than the shop owes', async () => {
	const { shopId } = await makePayableShop(database, -80_000);
	const paid = { shopId, amountVnd: 50_000, reference: 'FT9' };
	const answers = await Promise.all(Array.from({ length: 20 }, () => recordShopPayment(operatorContext, paid)));
	expect(answers.every(({ ok }) => ok)).toBe(true);
	expect(await recordShopPayment(operatorContext, { ...paid, reference: 'FT10' })).toMatchObject({
		error: { code: 'settlement.more_than_owed' },
	});
	expect((await getBalance(read, { kind: 'vendor_payable', ownerId: shopId })).postedVnd).toBe(-30_000);
});

test('recordShopPayment rejects an operator who works for the shop', async () => {
	const { shopId, ownerId } = await makePayableShop(database, -80_000);
	const own = contextOf(database, operator(ownerId));
	expect(await recordShopPayment(own, { shopId, amountVnd: 80_000, reference: 'FT12' })).toMatchObject({
		error: { code: 'vendors.office_own_shop' },
	});
	expect((await getBalance(read, { kind: 'vendor_payable', ownerId: shopId })).postedVnd).toBe(-80_000);
});

test('recordShopPayment rejects a payment of a shop with a positive balance', async () => {
	const { shopId } = await makePayableShop(database, 80_000);
	expect(await recordShopPayment(operatorContext, { shopId, amountVnd: 5, reference: 'FT11' })).toMatchObject({
		error: { code: 'settlement.more_than_owed', details: { outstandingVnd: 0 } },
	});
});

test.each([
	[{ amountVnd: 0, reference: 'X' }, 'settlement.amount_refused'],
	[{ amountVnd: 1.5, reference: 'X' }, 'settlement.amount_refused'],
	[{ amountVnd: 1000, reference: '  ' }, 'settlement.reference_missing'],
])('recordCashRemitted rejects %j', async (input, code) => {
	expect(await recordCashRemitted(operatorContext, input)).toMatchObject({ error: { code } });
});
