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

test('cash reaches the bank once for each reference, also when it is said twenty times at once', async () => {
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

test('no more comes in than is owed, however many say so at once', async () => {
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, at) =>
			recordCashRemitted(operatorContext, { amountVnd: 150_000, reference: `M${at}` }),
		),
	);
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	expect(answers.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'settlement.more_than_owed' } });
	expect(await balance('cod_receivable')).toBe(50_000);
});

test('VNPAY settles less its fee', async () => {
	await owe('psp_vnpay_clearing', 1_000_000);
	const settled = await recordPspSettlement(operatorContext, { amountVnd: 989_000, feeVnd: 11_000, reference: 'VNP1' });
	expect(settled).toMatchObject({ value: { outstandingVnd: 0 } });
	expect(await balance('psp_fee')).toBe(11_000);
	expect(await balance('psp_vnpay_clearing')).toBe(0);
	expect((await getLedgerCheck(read)).isSound).toBe(true);
});

test('a shop pays what it owes and no more, once, however many say so', async () => {
	const { shopId } = await makePayableShop(database, -80_000);
	const paid = { shopId, amountVnd: 50_000, reference: 'FT9' };
	const answers = await Promise.all(Array.from({ length: 20 }, () => recordShopPayment(operatorContext, paid)));
	expect(answers.every(({ ok }) => ok)).toBe(true);
	expect(await recordShopPayment(operatorContext, { ...paid, reference: 'FT10' })).toMatchObject({
		error: { code: 'settlement.more_than_owed' },
	});
	expect((await getBalance(read, { kind: 'vendor_payable', ownerId: shopId })).postedVnd).toBe(-30_000);
});

test('that a shop has paid is not said by an operator who works for it', async () => {
	const { shopId, ownerId } = await makePayableShop(database, -80_000);
	const own = contextOf(database, operator(ownerId));
	expect(await recordShopPayment(own, { shopId, amountVnd: 80_000, reference: 'FT12' })).toMatchObject({
		error: { code: 'vendors.office_own_shop' },
	});
	expect((await getBalance(read, { kind: 'vendor_payable', ownerId: shopId })).postedVnd).toBe(-80_000);
});

test('of a shop that is owed money nothing is outstanding', async () => {
	const { shopId } = await makePayableShop(database, 80_000);
	expect(await recordShopPayment(operatorContext, { shopId, amountVnd: 5, reference: 'FT11' })).toMatchObject({
		error: { code: 'settlement.more_than_owed', details: { outstandingVnd: 0 } },
	});
});

test.each([
	[{ amountVnd: 0, reference: 'X' }, 'settlement.amount_refused'],
	[{ amountVnd: 1.5, reference: 'X' }, 'settlement.amount_refused'],
	[{ amountVnd: 1000, reference: '  ' }, 'settlement.reference_missing'],
])('%j is refused', async (input, code) => {
	expect(await recordCashRemitted(operatorContext, input)).toMatchObject({ error: { code } });
});
