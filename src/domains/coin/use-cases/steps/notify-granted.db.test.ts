import { beforeEach, expect, test } from 'vitest';
import { recordIpn } from '#src/domains/payments/index.ts';
import { advanceDueRefunds } from '#src/domains/payments/jobs/advance-refund.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, member, operator, publishedEvents, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCoinOwner } from '#tests/factories/coin.ts';
import { type FakeVnpay, fakeVnpay, ipnQuery, wireTestPayments } from '#tests/factories/payments.ts';
import { listTopUpRefunds } from '../../queries/list-top-up-refunds.ts';
import { listTopUps } from '../../queries/list-top-ups.ts';
import {
	onTopUpAccountMissing,
	onTopUpDeclined,
	onTopUpRefundDone,
	onTopUpRefundRejected,
} from '../../subscribers/follow-payments.ts';
import { finaliseTopUpPayment } from '../finalise-top-up.ts';
import { freezeCoin } from '../freeze-coin.ts';
import { refundTopUp } from '../refund-top-up.ts';
import { startTopUp } from '../start-top-up.ts';

const database = await testDatabase();
const clock = contextOf(database, system());
const operatorContext = contextOf(database, operator(newId()));
let vnpay: FakeVnpay;
beforeEach(() => {
	vnpay = fakeVnpay();
	wireTestPayments({ top_up: finaliseTopUpPayment }, vnpay);
});

type Notified = { readonly class: string; readonly kind: string; readonly params: Record<string, unknown> };
const notifiedTo = async (customerId: string): Promise<readonly Notified[]> =>
	(
		await database.pool.query<Notified>('SELECT class, kind, params FROM notices WHERE customer_id = $1 ORDER BY id', [
			customerId,
		])
	).rows;
const kindsNotified = async (customerId: string) => (await notifiedTo(customerId)).map(({ kind }) => kind);

async function toppedUp() {
	const { customerId } = await makeCoinOwner(database);
	const context = contextOf(database, member(customerId));
	const started = await startTopUp(context, { amountVnd: 100_000 });
	const txnRef = started.ok ? started.value.txnRef : '';
	const answers = await Promise.all(Array.from({ length: 20 }, () => recordIpn(clock, ipnQuery(txnRef, 100_000))));
	expect(answers.filter((answer) => answer === '00')).toHaveLength(1);
	return { customerId, context, txnRef };
}

test('a gift sends one notice with its end per source; cashback sends none', async () => {
	const person = await makeCoinOwner(database);
	const source = { type: 'test', id: newId() };
	await Promise.all(Array.from({ length: 20 }, () => person.grant(5000, { kind: 'shop_goodwill', source })));
	await person.grant(700, { kind: 'cashback', orderId: newId() });
	await person.grant(100, { kind: 'review' });
	const told = await notifiedTo(person.customerId);
	expect(told).toMatchObject([
		{ class: 'order', kind: 'coin.granted', params: { amountVnd: 5000, origin: 'shop_goodwill', settledVnd: 0 } },
		{ class: 'social', kind: 'coin.granted', params: { amountVnd: 100, origin: 'review' } },
	]);
});

test('a top-up sends one notice with the amount and the payment reference', async () => {
	const { customerId, txnRef } = await toppedUp();
	expect(await notifiedTo(customerId)).toMatchObject([
		{ class: 'order', kind: 'coin.topped_up', params: { amountVnd: 100_000, txnRef } },
	]);
});

test('the refund of a top-up sends a notice when the bank has accepted it or an operator must act', async () => {
	const { customerId, context } = await toppedUp();
	const topUpId = (await listTopUps(context, new Date()))[0]?.id ?? '';
	await refundTopUp(context, { topUpId });
	await advanceDueRefunds.handle(clock, {});
	type Refund = Parameters<typeof onTopUpRefundDone.handle>[1];
	const [done] = (await publishedEvents<Refund & { customerId: string }>(database, 'payments.refund_done')).filter(
		(of) => of.customerId === customerId,
	);
	if (!done) throw new Error('no refund was announced');
	for (const _each of [1, 2]) {
		await onTopUpRefundDone.handle(clock, done);
		await onTopUpRefundRejected.handle(clock, done);
	}
	await onTopUpRefundDone.handle(clock, { ...done, sourceType: 'payment_declined' } as Refund);
	await onTopUpRefundDone.handle(clock, { ...done, purpose: 'order' } as Refund);
	expect(await kindsNotified(customerId)).toEqual([
		'coin.topped_up',
		'coin.top_up_refunded',
		'coin.top_up_refund_stuck',
	]);
	for (const days of [3, 3, 7]) await onTopUpAccountMissing.handle(clock, { ...done, days });
	expect((await kindsNotified(customerId)).slice(3)).toEqual(Array(2).fill('coin.top_up_refund_stuck'));
	expect(await listTopUpRefunds(context)).toEqual([]);
	await database.pool.query("UPDATE refunds SET state = 'rejected' WHERE id = $1", [done.refundId]);
	expect(await listTopUpRefunds(context)).toEqual([{ refundId: done.refundId, amountVnd: 100_000, bankShown: null }]);
	expect(await listTopUpRefunds((await toppedUp()).context)).toEqual([]);
});

test('a declined top-up payment sends one notice about its refund', async () => {
	const { customerId, txnRef } = await toppedUp();
	await recordIpn(clock, ipnQuery(txnRef, 100_000, { vnp_TransactionNo: '77' }));
	const declined = { customerId, amountVnd: 100_000, txnRef, reason: 'duplicate_paid', attemptId: newId() };
	const event = { ...declined, purpose: 'top_up', reference: newId() } as const;
	for (const _each of [1, 2]) await onTopUpDeclined.handle(clock, event);
	await onTopUpDeclined.handle(clock, { ...declined, purpose: 'order', reference: newId(), txnRef: 'other' });
	expect((await notifiedTo(customerId)).slice(1)).toMatchObject([
		{ kind: 'coin.top_up_returned', params: { reason: 'duplicate_paid' } },
	]);
});

test('freezing and unfreezing coin send security notices with the reason', async () => {
	const { customerId } = await makeCoinOwner(database);
	const freeze = (isFrozen: boolean) =>
		freezeCoin(operatorContext, { customerId, isFrozen, reason: 'Nhiều tài khoản' });
	await Promise.all(Array.from({ length: 20 }, () => freeze(true)));
	await freeze(false);
	expect(await notifiedTo(customerId)).toMatchObject([
		{ class: 'security', kind: 'coin.frozen', params: { reason: 'Nhiều tài khoản' } },
		{ class: 'security', kind: 'coin.unfrozen' },
	]);
});
