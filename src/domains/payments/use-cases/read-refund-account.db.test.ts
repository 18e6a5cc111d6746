import { beforeAll, expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { contextOf, member, operator, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { escrowed, fakeVnpay, makeRejectedRefund, wireTestPayments } from '#tests/factories/payments.ts';
import { readRefundAccount } from './read-refund-account.ts';
import { submitRefundAccount } from './submit-refund-account.ts';

const database = await testDatabase();
const operatorContext = contextOf(database, operator(newId()));
const bank = { bank: 'VCB', number: '0011223344556', holder: 'Nguyễn Văn Ánh' } as const;
const vnpay = fakeVnpay();
beforeAll(() => wireTestPayments({ order: escrowed }, vnpay));

async function withAccount() {
	const { id } = await makeCustomer(database.db);
	const { refundId } = await makeRejectedRefund(contextOf(database, system()), vnpay, id);
	expect((await submitRefundAccount(contextOf(database, member(id)), { refundId, bank })).ok).toBe(true);
	return { refundId, ownerId: id };
}
const looksAt = async (refundId: string): Promise<number> =>
	(
		await database.pool.query("SELECT 1 FROM audit_entries WHERE subject_id = $1 AND action = 'account_read'", [
			refundId,
		])
	).rows.length;

test.each(['requested', 'sending', 'sent', 'done'])(
	'readRefundAccount fails with payments.refund_not_stuck in state %s',
	async (state) => {
		const { refundId } = await withAccount();
		await database.pool.query(
			"UPDATE refunds SET state = $2, decided_at = CASE WHEN $2 = 'done' THEN app_now() END WHERE id = $1",
			[refundId, state],
		);
		expect(await readRefundAccount(operatorContext, { refundId })).toMatchObject({
			error: { code: 'payments.refund_not_stuck', details: { state } },
		});
		expect(await looksAt(refundId)).toBe(0);
	},
);

test('readRefundAccount of a stuck refund audits each access and rejects the owner', async () => {
	const { refundId, ownerId } = await withAccount();
	const own = contextOf(database, operator(ownerId));
	expect(await readRefundAccount(own, { refundId })).toMatchObject({ error: { code: 'payments.own_payment' } });
	const [first, second] = [
		await readRefundAccount(operatorContext, { refundId }),
		await readRefundAccount(operatorContext, { refundId }),
	];
	expect(first).toMatchObject({ value: { number: '0011223344556', amountVnd: 90_000 } });
	expect(second).toEqual(first);
	expect(await looksAt(refundId)).toBe(2);
});
