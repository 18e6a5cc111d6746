import { beforeEach, describe, expect, test } from 'vitest';
import { settleTopUpPayment } from '#src/domains/coin/index.ts';
import { settleOrderPayment } from '#src/domains/orders/index.ts';
import { advanceDueRefunds } from '#src/domains/payments/jobs/advance-refund.ts';
import * as refundTopUp from '#src/pages/api/coin/top-ups/[topUpId]/refund.ts';
import * as topUps from '#src/pages/api/coin/top-ups/index.ts';
import { newId } from '#src/shared/ids.ts';
import { visitor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import type { Buyer } from '#tests/makers/orders.ts';
import { type FakeVnpay, fakeVnpay, ipnQuery, wireTestPayments } from '#tests/makers/payments.ts';
import { count, openTill, times } from '#tests/till.ts';

const database = await testDatabase();
const { clock, call, tell, buyerWith, coinOf, expectSound } = openTill(database);
let vnpay: FakeVnpay;

beforeEach(async () => {
	vnpay = fakeVnpay();
	wireTestPayments({ order: settleOrderPayment, top_up: settleTopUpPayment }, vnpay);
	await database.setClock('0 s');
});

describe('topping up', () => {
	const start = ({ context }: Buyer, amountVnd: number, key?: string) =>
		call(topUps.POST, { actor: context.actor, body: { amountVnd }, ...(key === undefined ? {} : { key }) });
	async function toppedUp(buyer: Buyer, amountVnd: number) {
		const begun = await start(buyer, amountVnd, newId());
		expect(begun.status).toBe(201);
		const query = ipnQuery(String(begun.body.txnRef), amountVnd);
		return { query, txnRef: String(begun.body.txnRef) };
	}

	test('needs a key, and begins once for one key', async () => {
		const buyer = await buyerWith(0);
		expect(await start(buyer, 50_000)).toMatchObject({ status: 400, body: { code: 'http.idempotency_key_required' } });
		const key = newId();
		const begun = await times(20, () => start(buyer, 50_000, key));
		expect(new Set(begun.map(({ body }) => body.txnRef)).size).toBe(1);
		expect((await start(buyer, 100_000, key)).status).toBe(409);
		for (const amountVnd of [0, -10_000, 10_001, 1e9, '10000'])
			expect((await call(topUps.POST, { actor: buyer.context.actor, body: { amountVnd }, key: newId() })).status).toBe(
				422,
			);
		expect((await call(topUps.POST, { actor: visitor(), body: { amountVnd: 50_000 }, key: newId() })).status).toBe(401);
	});

	test('told twice and late becomes coin once', async () => {
		const buyer = await buyerWith(0);
		const { query } = await toppedUp(buyer, 100_000);
		await database.setClock('3 hours');
		const answers = await times(20, () => tell(query));
		expect([count(answers, '00'), count(answers, '02')]).toEqual([1, 19]);
		expect(await coinOf(buyer, 'coin_paid')).toBe(100_000);
		await expectSound();
	});

	test('from two tabs at once keeps to what a day and an account may hold', async () => {
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
				expect(await tell((await toppedUp(full, 500_000)).query)).toBe('00');
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

	test('goes back while nobody has spent it, once, and only to its owner', async () => {
		const [buyer, stranger] = [await buyerWith(0), await buyerWith(0)];
		const { query } = await toppedUp(buyer, 100_000);
		await tell(query);
		const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM coin_top_ups WHERE customer_id = $1', [
			buyer.customerId,
		]);
		const params = { topUpId: rows[0]?.id ?? '' };
		const ask = ({ context }: Buyer) => call(refundTopUp.POST, { actor: context.actor, params, key: newId() });
		expect((await ask(stranger)).status).toBe(404);
		const answers = await times(20, () => ask(buyer));
		expect(
			count(
				answers.map(({ status }) => status),
				200,
			),
		).toBe(1);
		await advanceDueRefunds.handle(clock, {});
		expect(vnpay.refunds).toMatchObject([{ amountVnd: 100_000, isFull: true }]);
		expect(await coinOf(buyer, 'coin_paid')).toBe(0);
		expect(await tell(query)).toBe('02');
		await expectSound();
	});
});
