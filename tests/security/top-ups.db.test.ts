import { beforeEach, describe, expect, test } from 'vitest';
import { finaliseOrderPayment } from '#src/domains/checkout/index.ts';
import { finaliseTopUpPayment } from '#src/domains/coin/index.ts';
import { advanceDueRefunds } from '#src/domains/payments/jobs/advance-refund.ts';
import * as refundTopUp from '#src/pages/api/coin/top-ups/[topUpId]/refund.ts';
import * as topUps from '#src/pages/api/coin/top-ups/index.ts';
import { newId } from '#src/shared/ids.ts';
import { visitor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import type { Buyer } from '#tests/factories/orders.ts';
import { type FakeVnpay, fakeVnpay, ipnQuery, wireTestPayments } from '#tests/factories/payments.ts';
import { count, openPaymentsFixture, times } from '#tests/payments-fixture.ts';

const database = await testDatabase();
const { clock, call, notify, buyerWith, coinOf, expectBooksBalanced } = openPaymentsFixture(database);
let vnpay: FakeVnpay;

beforeEach(async () => {
	vnpay = fakeVnpay();
	wireTestPayments({ order: finaliseOrderPayment, top_up: finaliseTopUpPayment }, vnpay);
	await database.setClock('0 s');
});

describe('a coin top-up', () => {
	const start = ({ context }: Buyer, amountVnd: number, key?: string) =>
		call(topUps.POST, { actor: context.actor, body: { amountVnd }, ...(key === undefined ? {} : { key }) });
	async function toppedUp(buyer: Buyer, amountVnd: number) {
		const started = await start(buyer, amountVnd, newId());
		expect(started.status).toBe(201);
		const query = ipnQuery(String(started.body.txnRef), amountVnd);
		return { query, txnRef: String(started.body.txnRef) };
	}

	test('requires an Idempotency-Key, and starts one payment per key', async () => {
		const buyer = await buyerWith(0);
		expect(await start(buyer, 50_000)).toMatchObject({ status: 400, body: { code: 'http.idempotency_key_required' } });
		const key = newId();
		const started = await times(20, () => start(buyer, 50_000, key));
		expect(new Set(started.map(({ body }) => body.txnRef)).size).toBe(1);
		expect((await start(buyer, 100_000, key)).status).toBe(409);
		for (const amountVnd of [0, -10_000, 10_001, 1e9, '10000'])
			expect((await call(topUps.POST, { actor: buyer.context.actor, body: { amountVnd }, key: newId() })).status).toBe(
				422,
			);
		expect((await call(topUps.POST, { actor: visitor(), body: { amountVnd: 50_000 }, key: newId() })).status).toBe(401);
	});

	test('is credited once when its notification arrives late and 20 times', async () => {
		const buyer = await buyerWith(0);
		const { query } = await toppedUp(buyer, 100_000);
		await database.setClock('3 hours');
		const answers = await times(20, () => notify(query));
		expect([count(answers, '00'), count(answers, '02')]).toEqual([1, 19]);
		expect(await coinOf(buyer, 'coin_paid')).toBe(100_000);
		await expectBooksBalanced();
	});

	test('respects the daily limit and the maximum balance for 20 concurrent starts', async () => {
		const buyer = await buyerWith(0);
		const tabs = await times(20, () => start(buyer, 500_000, newId()));
		expect(
			count(
				tabs.map(({ status }) => status),
				201,
			),
		).toBe(4);
		const full = await buyerWith(0);
		for (let day = 0; day < 5; day += 1) {
			await database.setClock(`${day * 24} hours`);
			for (const _each of day === 4 ? [1, 2, 3] : [1, 2, 3, 4])
				expect(await notify((await toppedUp(full, 500_000)).query)).toBe('00');
		}
		expect(await coinOf(full, 'coin_paid')).toBe(9_500_000);
		await database.setClock('120 hours');
		const last = await times(10, () => start(full, 500_000, newId()));
		expect(
			count(
				last.map(({ status }) => status),
				201,
			),
		).toBe(1);
		expect(
			count(
				last.map(({ body }) => body.code),
				'coin.top_up_held',
			),
		).toBe(9);
	});

	test('is refunded once, only while it is unspent and only to its owner', async () => {
		const [buyer, stranger] = [await buyerWith(0), await buyerWith(0)];
		const { query } = await toppedUp(buyer, 100_000);
		await notify(query);
		const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM coin_top_ups WHERE customer_id = $1', [
			buyer.customerId,
		]);
		const params = { topUpId: rows[0]?.id ?? '' };
		const request = ({ context }: Buyer) => call(refundTopUp.POST, { actor: context.actor, params, key: newId() });
		expect((await request(stranger)).status).toBe(404);
		const answers = await times(20, () => request(buyer));
		expect(
			count(
				answers.map(({ status }) => status),
				200,
			),
		).toBe(1);
		await advanceDueRefunds.handle(clock, {});
		expect(vnpay.refunds).toMatchObject([{ amountVnd: 100_000, isFull: true }]);
		expect(await coinOf(buyer, 'coin_paid')).toBe(0);
		expect(await notify(query)).toBe('02');
		await expectBooksBalanced();
	});
});
