import { beforeEach, expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { contextOf, member, operator, publishedEvents, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { escrowed, fakeVnpay, makeRejectedRefund, wireTestPayments } from '#tests/factories/payments.ts';
import { listRefunds } from '../queries/list-refunds.ts';
import { readRefundAccount } from './read-refund-account.ts';
import { retryRefund } from './retry-refund.ts';
import { settleRefund } from './settle-refund.ts';
import { submitRefundAccount } from './submit-refund-account.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const operatorContext = contextOf(database, operator(newId()));
const bank = { bank: 'VCB', number: '0011223344556', holder: 'Nguyễn Văn Ánh' } as const;
const note = 'FT26330001';

let vnpay = fakeVnpay();
beforeEach(() => {
	vnpay = fakeVnpay();
	wireTestPayments({ order: escrowed }, vnpay);
});

async function refused() {
	const { id: customerId } = await makeCustomer(database.db, { isOperator: true });
	const { refundId } = await makeRejectedRefund(context, vnpay, customerId);
	return { customerId, refundId, owner: contextOf(database, member(customerId)) };
}
const listed = async (id: string) => (await listRefunds(context.fresh, 100)).find((open) => open.id === id);

test('giveRefundAccount stores a bank account for a rejected refund and can be repeated until the transfer', async () => {
	const { owner, refundId } = await refused();
	expect(await readRefundAccount(operatorContext, { refundId })).toMatchObject({
		error: { code: 'payments.no_account' },
	});
	await submitRefundAccount(owner, { refundId, bank: { ...bank, number: '99887766' } });
	expect(await submitRefundAccount(owner, { refundId, bank })).toEqual({
		ok: true,
		value: { refundId, bankShown: 'VCB ••••4556' },
	});
	expect((await listed(refundId))?.bankShown).toBe('VCB ••••4556');
	const approvedBy = (await makeCustomer(database.db, { isOperator: true })).id;
	const opened = await readRefundAccount(operatorContext, { refundId });
	const mark = opened.ok ? opened.value.mark : expect.fail();
	expect((await settleRefund(operatorContext, { refundId, note, approvedBy, mark })).ok).toBe(true);
	expect(await submitRefundAccount(owner, { refundId, bank })).toMatchObject({
		error: { code: 'payments.refund_needs_no_account' },
	});
	const told = await publishedEvents<{ refundId: string }>(database, 'payments.refund_done');
	expect(told.filter((fact) => fact.refundId === refundId)).toMatchObject([
		{ paidBy: 'bank', transfer: 'VCB ••••4556' },
	]);
});

test('settleRefund fails with payments.account_changed when the account changed since the operator read it', async () => {
	const { owner, refundId } = await refused();
	const look = async () => {
		const opened = await readRefundAccount(operatorContext, { refundId });
		return opened.ok ? opened.value.mark : expect.fail();
	};
	const approvedBy = (await makeCustomer(database.db, { isOperator: true })).id;
	const settle = (mark: string | null) => settleRefund(operatorContext, { refundId, note, approvedBy, mark });
	const changed = { error: { code: 'payments.account_changed' } };
	await submitRefundAccount(owner, { refundId, bank });
	const seen = await look();
	expect(await settle(null)).toMatchObject(changed);
	await submitRefundAccount(owner, { refundId, bank: { ...bank, number: '99887766' } });
	expect(await settle(seen)).toMatchObject(changed);
	const mark = await look();
	expect((await settle(mark)).ok).toBe(true);
	const { rows } = await database.pool.query(
		"SELECT facts->>'mark' AS mark FROM audit_entries WHERE subject_id = $1 ORDER BY seq",
		[refundId],
	);
	expect(rows.map((row) => row.mark)).toEqual([seen, seen, mark, mark, mark]);
});

test('the account is stored encrypted; readRefundAccount audits each access and rejects the owner', async () => {
	const { owner, refundId, customerId } = await refused();
	await submitRefundAccount(owner, { refundId, bank });
	const { rows } = await database.pool.query('SELECT * FROM refunds WHERE id = $1', [refundId]);
	expect(JSON.stringify(rows)).not.toMatch(/0011223344556|NGUYEN/);
	expect(await readRefundAccount(operatorContext, { refundId })).toMatchObject({
		value: { bank: 'VCB', number: '0011223344556', holder: 'NGUYEN VAN ANH', amountVnd: 90_000 },
	});
	expect(await readRefundAccount(contextOf(database, operator(customerId)), { refundId })).toMatchObject({
		error: { code: 'payments.own_payment' },
	});
	const audited = await database.pool.query('SELECT action, facts FROM audit_entries WHERE subject_id = $1', [
		refundId,
	]);
	expect(audited.rows.map(({ action }) => action)).toEqual(['account_given', 'account_read']);
	expect(JSON.stringify(audited.rows)).not.toContain('0011223344556');
});

test('giveRefundAccount rejects refunds of others and refunds that VNPAY is processing', async () => {
	const { owner, refundId } = await refused();
	const stranger = contextOf(database, member((await makeCustomer(database.db)).id));
	for (const of of [
		{ by: stranger, refundId },
		{ by: owner, refundId: newId() },
	])
		expect(await submitRefundAccount(of.by, { refundId: of.refundId, bank })).toMatchObject({
			error: { code: 'payments.refund_not_found' },
		});
	await retryRefund(operatorContext, { refundId, note, approvedBy: null });
	expect(await submitRefundAccount(owner, { refundId, bank })).toMatchObject({
		error: { code: 'payments.refund_needs_no_account' },
	});
	expect((await listed(refundId))?.bankShown).toBeNull();
});
