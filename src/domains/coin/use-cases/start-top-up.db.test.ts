import { beforeEach, describe, expect, test } from 'vitest';
import { getBalance, getLedgerCheck } from '#src/domains/ledger/index.ts';
import { recordIpn } from '#src/domains/payments/index.ts';
import { advanceDueRefunds } from '#src/domains/payments/jobs/advance-refund.ts';
import { reconcileDue } from '#src/domains/payments/jobs/reconcile.ts';
import { databaseNow, transact } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, member, operator, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCoinOwner } from '#tests/factories/coin.ts';
import { details, type FakeVnpay, fakeVnpay, ipnQuery, wireTestPayments } from '#tests/factories/payments.ts';
import type { StartTopUpInput } from '../contract/top-up.ts';
import { getCoinCheck } from '../queries/get-coin-check.ts';
import { quoteCoin } from '../queries/get-coin-quote.ts';
import { listTopUps } from '../queries/list-top-ups.ts';
import { clawBackCoin } from './claw-back-coin.ts';
import { finaliseTopUpPayment } from './finalise-top-up.ts';
import { freezeCoin } from './freeze-coin.ts';
import { refundTopUp } from './refund-top-up.ts';
import { startTopUp } from './start-top-up.ts';

const database = await testDatabase();
const clock = contextOf(database, system());
const operatorContext = contextOf(database, operator(newId()));
const read = readOnly(database.db);
let vnpay: FakeVnpay;

beforeEach(async () => {
	vnpay = fakeVnpay();
	wireTestPayments({ top_up: finaliseTopUpPayment }, vnpay);
	await database.setClock('0 s');
});

type Amount = StartTopUpInput['amountVnd'];
const coinOf = async (ownerId: string) => (await getBalance(read, { kind: 'coin_paid', ownerId })).postedVnd;

async function someone() {
	const owner = await makeCoinOwner(database);
	const context = contextOf(database, member(owner.customerId));
	const start = (amountVnd: Amount) => startTopUp(context, { amountVnd });
	return {
		...owner,
		context,
		start,
		topUp: async (amountVnd: Amount) => {
			const started = await start(amountVnd);
			if (!started.ok) throw new Error(started.error.code);
			expect(await recordIpn(clock, ipnQuery(started.value.txnRef, amountVnd))).toBe('00');
			return started.value.txnRef;
		},
		latest: async () => (await listTopUps(context, new Date()))[0],
	};
}

async function expectBooksBalanced() {
	expect(await getCoinCheck(read)).toMatchObject({ mismatches: [] });
	expect(await getLedgerCheck(read)).toMatchObject({ isSound: true, sumVnd: 0 });
}

describe('startTopUp', () => {
	test("grants paid coin once after the bank's confirmation", async () => {
		const person = await someone();
		const started = await person.start(100_000);
		expect(await coinOf(person.customerId)).toBe(0);
		const query = ipnQuery(started.ok ? started.value.txnRef : '', 100_000);
		const answers = await Promise.all(Array.from({ length: 20 }, () => recordIpn(clock, query)));
		expect(answers.filter((answer) => answer === '00')).toHaveLength(1);
		expect(await coinOf(person.customerId)).toBe(100_000);
		expect(await person.slices()).toMatchObject([{ bucket: 'paid', kind: 'top_up', expiresAt: null }]);
		await expectBooksBalanced();
	});

	test('grants paid coin that can pay the full price of products', async () => {
		const person = await someone();
		await person.topUp(100_000);
		expect(codeOf(await person.spend({ paidVnd: 100_000 }, newId(), 100_000))).toBe('ok');
		expect(await coinOf(person.customerId)).toBe(0);
		await expectBooksBalanced();
	});

	test('grants coin that a clawback never takes; the clawback becomes a debt', async () => {
		const person = await someone();
		await person.topUp(50_000);
		const orderId = newId();
		await person.grant(1000, { kind: 'cashback', orderId, source: { type: 'order', id: orderId } });
		await person.spend({ bonusVnd: 900 });
		const source = { type: 'return', id: newId() };
		const back = await transact(clock, async (scope) =>
			ok(await clawBackCoin(scope, { orderId, source, numerator: 1, denominator: 1 })),
		);
		expect(back.value).toEqual({ clawedVnd: 100, owedVnd: 900 });
		expect(await coinOf(person.customerId)).toBe(50_000);
		await expectBooksBalanced();
	});

	test('returns coin.top_up_day beyond 2,000,000 ₫ per day, payments in progress included', async () => {
		const person = await someone();
		const codes = await Promise.all(Array.from({ length: 20 }, async () => codeOf(await person.start(500_000))));
		expect(codes.filter((code) => code === 'ok')).toHaveLength(4);
		expect(codes.filter((code) => code === 'coin.top_up_day')).toHaveLength(16);
		await database.setClock('18 minutes');
		expect(codeOf(await person.start(500_000))).toBe('ok');
	});

	test('frees the daily limit after a failed payment, and declines a late payment that no longer fits', async () => {
		const person = await someone();
		const first = await person.start(500_000);
		if (!first.ok) throw new Error(first.error.code);
		await database.setClock('18 minutes');
		for (const _each of [1, 2, 3, 4]) await person.topUp(500_000);
		await recordIpn(clock, ipnQuery(first.value.txnRef, 500_000));
		expect(await coinOf(person.customerId)).toBe(2_000_000);
		const other = await someone();
		for (const _each of [1, 2, 3]) await other.topUp(500_000);
		const refused = await other.start(500_000);
		if (!refused.ok) throw new Error(refused.error.code);
		const failed = { vnp_ResponseCode: '24', vnp_TransactionStatus: '02' };
		await recordIpn(clock, ipnQuery(refused.value.txnRef, 500_000, failed));
		expect(codeOf(await other.start(500_000))).toBe('ok');
		await expectBooksBalanced();
	});
});

describe('a top-up paid with another amount', () => {
	test('is refunded in full and frees the daily limit', async () => {
		const person = await someone();
		const started = await person.start(500_000);
		for (const _each of [1, 2, 3]) await person.topUp(500_000);
		expect(codeOf(await person.start(500_000))).toBe('coin.top_up_day');
		vnpay.answerQuery = () => ({
			kind: 'payment',
			outcome: 'paid',
			details: details({ amountVnd: 400_000 }),
		});
		const { txnRef = '' } = started.ok ? started.value : {};
		expect(await recordIpn(clock, ipnQuery(txnRef, 400_000))).toBe('04');
		expect(codeOf(await person.start(500_000))).toBe('coin.top_up_day');
		await reconcileDue.handle(clock, {});
		await advanceDueRefunds.handle(clock, {});
		expect(vnpay.refunds).toMatchObject([{ amountVnd: 400_000, isFull: true }]);
		expect(await coinOf(person.customerId)).toBe(1_500_000);
		expect(codeOf(await person.start(500_000))).toBe('ok');
		await expectBooksBalanced();
	});
});

describe('listTopUps', () => {
	test('returns paid, pending and refunded top-ups with their references, but not failed ones', async () => {
		const person = await someone();
		const listed = async () =>
			(await listTopUps(person.context, new Date())).map(({ txnRef, state, isGranted }) => [txnRef, state, isGranted]);
		const begun = async () => {
			const started = await person.start(100_000);
			return started.ok ? started.value.txnRef : expect.fail(started.error.code);
		};
		const paid = await person.topUp(50_000);
		await database.setClock('1 minute');
		const failed = { vnp_ResponseCode: '24', vnp_TransactionStatus: '02' };
		await recordIpn(clock, ipnQuery(await begun(), 100_000, failed));
		await database.setClock('2 minutes');
		const other = await begun();
		await database.setClock('3 minutes');
		const waiting = await begun();
		vnpay.answerQuery = () => ({ kind: 'payment', outcome: 'paid', details: details({ amountVnd: 90_000 }) });
		await recordIpn(clock, ipnQuery(other, 90_000));
		await reconcileDue.handle(clock, {});
		expect(await listed()).toEqual([
			[waiting, 'created', false],
			[other, 'refund_pending', false],
			[paid, 'paid', true],
		]);
		await advanceDueRefunds.handle(clock, {});
		expect(await listed()).toEqual([
			[waiting, 'created', false],
			[other, 'refunded', false],
			[paid, 'paid', true],
		]);
	});
});

describe('refundTopUp', () => {
	test('refunds the unspent rest to its source within seven days, once', async () => {
		const person = await someone();
		await person.topUp(100_000);
		await person.spend({ paidVnd: 30_000 });
		const topUpId = (await person.latest())?.id ?? '';
		const answers = await Promise.all(Array.from({ length: 20 }, () => refundTopUp(person.context, { topUpId })));
		expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
		expect(answers.find((answer) => answer.ok)).toMatchObject({ value: { refundedVnd: 70_000 } });
		await advanceDueRefunds.handle(clock, {});
		expect(vnpay.refunds).toMatchObject([{ amountVnd: 70_000, isFull: false }]);
		expect(await coinOf(person.customerId)).toBe(0);
		await expectBooksBalanced();
	});

	test('makes the refunded coin unusable and leaves other top-ups usable', async () => {
		const person = await someone();
		await person.topUp(200_000);
		await person.topUp(100_000);
		const latest = await person.latest();
		const back = await refundTopUp(person.context, { topUpId: latest?.id ?? '' });
		const leftVnd = 300_000 - (back.ok ? back.value.refundedVnd : 0);
		const asked = { customerId: person.customerId, goodsVnd: 1_000_000, now: await databaseNow(read) };
		expect(await quoteCoin(read, asked)).toMatchObject({ paidUsableVnd: leftVnd });
		expect(codeOf(await person.spend({ paidVnd: leftVnd + 1 }))).toBe('coin.insufficient');
		expect(codeOf(await person.spend({ paidVnd: leftVnd }))).toBe('ok');
		expect((await person.slices()).map(({ remainingVnd }) => remainingVnd)).toEqual([0, 0]);
		await expectBooksBalanced();
	});

	test('rejects strangers, frozen accounts, late requests and spent top-ups', async () => {
		const person = await someone();
		await person.topUp(50_000);
		const topUpId = (await person.latest())?.id ?? '';
		const request = async (context = person.context) => codeOf(await refundTopUp(context, { topUpId }));
		expect(await request((await someone()).context)).toBe('coin.not_found');
		const { customerId } = person;
		await freezeCoin(operatorContext, { customerId, isFrozen: true, reason: 'ring' });
		expect(await freezeCoin(operatorContext, { customerId, isFrozen: true, reason: 'ring' })).toEqual(
			ok({ isChanged: false }),
		);
		expect(await request()).toBe('coin.frozen');
		await freezeCoin(operatorContext, { customerId, isFrozen: false, reason: 'explained' });
		await database.setClock('7 days 1 minute');
		expect(await request()).toBe('coin.not_refundable');
		await database.setClock('0 s');
		await person.spend({ paidVnd: 50_000 });
		expect(await request()).toBe('coin.not_refundable');
	});
});
