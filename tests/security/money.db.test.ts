import { beforeEach, describe, expect, test } from 'vitest';
import { finaliseOrderPayment } from '#src/domains/checkout/index.ts';
import { finaliseTopUpPayment } from '#src/domains/coin/index.ts';
import { advanceDueOrders } from '#src/domains/fulfilment/jobs/advance-due-orders.ts';
import { getBalance } from '#src/domains/ledger/index.ts';
import { readReturn } from '#src/domains/payments/index.ts';
import { advanceDueRefunds } from '#src/domains/payments/jobs/advance-refund.ts';
import { reconcileDue } from '#src/domains/payments/jobs/reconcile.ts';
import { endPlatformVoucher } from '#src/domains/promotions/index.ts';
import { api } from '#src/pages/api/_operations.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { publishedEvents } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { details, type FakeVnpay, fakeVnpay, ipnQuery, wireTestPayments } from '#tests/factories/payments.ts';
import { makePlatformVoucher, makeShopVoucher } from '#tests/factories/promotions.ts';
import { count, openPaymentsFixture, times } from '#tests/payments-fixture.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const { clock, press, notify, goods, buyerWith, coinOf, agreed, placed, expectBooksBalanced } =
	openPaymentsFixture(database);
let vnpay: FakeVnpay;

beforeEach(async () => {
	vnpay = fakeVnpay();
	wireTestPayments({ order: finaliseOrderPayment, top_up: finaliseTopUpPayment }, vnpay);
	await database.setClock('0 s');
});

describe('11: coin', () => {
	test('above the balance or the limit is rejected and nothing is ordered', async () => {
		const buyer = await buyerWith(30_000);
		const input = await agreed(buyer, await goods(), { coinVnd: 30_000 });
		for (const coinVnd of [30_001, 100_000, 9_999_999])
			expect(await press(buyer, { ...input, coinVnd })).toMatchObject({
				status: 409,
				body: { code: 'orders.quote_changed' },
			});
		for (const coinVnd of [-1, 0.5, '1', Number.MAX_SAFE_INTEGER])
			expect((await press(buyer, { ...input, coinVnd })).status).toBe(422);
		expect(await coinOf(buyer)).toBe(30_000);
	});

	test('is spent once by 100 concurrent orders of one cart', async () => {
		const buyer = await buyerWith(30_000);
		const input = await agreed(buyer, await goods(), { coinVnd: 30_000 });
		const statuses = (await times(100, () => press(buyer, input))).map(({ status }) => status);
		expect(count(statuses, 201)).toBe(1);
		expect(statuses.every((status) => [201, 409, 422, 429].includes(status))).toBe(true);
		expect(await coinOf(buyer)).toBe(0);
		await expectBooksBalanced();
	});

	test('12: cannot be transferred: no endpoint does that', () => {
		const ofCoin = api.operations.filter(({ path }) => /coin|transfer|gift|send/i.test(path)).map(({ path }) => path);
		expect([...new Set(ofCoin)].sort()).toEqual([
			'/api/coin/statement.csv',
			'/api/coin/top-ups',
			'/api/coin/top-ups/{topUpId}/refund',
			// Submits a shop application.
			'/api/shop-application/send',
		]);
	});
});

describe('13: a voucher with five uses', () => {
	test('is redeemed by five customers when twenty order five times each, concurrently', async () => {
		const stall = await goods();
		const voucher = await makePlatformVoucher(database, { usesMax: 5 });
		const ready = await times(20, async () => {
			const buyer = await buyerWith(0);
			return { buyer, input: await agreed(buyer, stall, { platformCode: voucher.code }) };
		});
		const pressed = ready.flatMap((one) => Array.from({ length: 5 }, () => one));
		const statuses = await Promise.all(pressed.map(async ({ buyer, input }) => (await press(buyer, input)).status));
		expect(count(statuses, 201)).toBe(5);
		expect(statuses.every((status) => [201, 409, 422, 429].includes(status))).toBe(true);
		const { rows } = await database.pool.query(
			`SELECT uses, (SELECT count(DISTINCT customer_id)::int FROM voucher_uses WHERE voucher_id = vouchers.id) AS people
			FROM vouchers WHERE id = $1`,
			[voucher.id],
		);
		expect(rows).toEqual([{ uses: 5, people: 5 }]);
	});
});

describe('14: a voucher', () => {
	test('is rejected with 422 when it belongs to another shop, has ended, is unknown or was used before', async () => {
		const [stall, other] = [await goods(), await goods()];
		const [own, foreign] = [await makeShopVoucher(database, stall.shop), await makeShopVoucher(database, other.shop)];
		const over = await makePlatformVoucher(database);
		await endPlatformVoucher(clock, { voucherId: over.id });
		const buyer = await buyerWith(0);
		const input = await agreed(buyer, stall);
		const withVoucher = (kind: 'shopVoucher' | 'platformVoucher', code: string) => ({
			...input,
			shops: input.shops.map((shop) => ({ ...shop, [kind]: { code, discountVnd: 20_000 } })),
			totalVnd: input.totalVnd - 20_000,
		});
		const refused = { status: 422, body: { code: 'orders.voucher_not_usable' } };
		expect(await press(buyer, withVoucher('shopVoucher', foreign.code))).toMatchObject(refused);
		expect(await press(buyer, withVoucher('platformVoucher', own.code))).toMatchObject(refused);
		expect(await press(buyer, withVoucher('platformVoucher', over.code))).toMatchObject(refused);
		expect(await press(buyer, withVoucher('shopVoucher', 'KHONGCO'))).toMatchObject(refused);
		await placed(buyer, withVoucher('shopVoucher', own.code));
		await database.setClock('2 s');
		const again = await agreed(buyer, stall);
		const used = {
			...again,
			shops: again.shops.map((shop) => ({ ...shop, shopVoucher: { code: own.code, discountVnd: 20_000 } })),
		};
		expect(await press(buyer, used)).toMatchObject(refused);
	});

	test('cannot be used twice on one order', async () => {
		const stall = await goods();
		const { code } = await makeShopVoucher(database, stall.shop, { usesPerCustomer: 5 });
		const buyer = await buyerWith(0);
		const input = await agreed(buyer, stall, { shopCode: code });
		const [shop] = input.shops;
		const stacked = [
			{ ...input, shops: [shop, shop] },
			{ ...input, shops: [{ ...shop, shopVoucher: [shop?.shopVoucher, shop?.shopVoucher] }] },
			{ ...input, shops: [{ ...shop, shopVouchers: [shop?.shopVoucher, shop?.shopVoucher] }] },
			{ ...input, vouchers: [code, code] },
		];
		for (const body of stacked) expect((await press(buyer, body)).status).toBe(422);
		expect((await press(buyer, { ...input, shops: [{ ...shop, platformVoucher: shop?.shopVoucher }] })).status).toBe(
			422,
		);
	});
});

describe('an online order with coin', () => {
	async function waiting(coinVnd = 20_000) {
		const buyer = await buyerWith(coinVnd);
		const group = await placed(buyer, await agreed(buyer, await goods(), { coinVnd }, 'vnpay'));
		const number = group.orders[0]?.number ?? '';
		const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM orders WHERE number = $1', [number]);
		const orderId = rows[0]?.id ?? '';
		const state = async () =>
			(await database.pool.query<{ state: string }>('SELECT state FROM orders WHERE id = $1', [orderId])).rows[0]
				?.state;
		const escrow = async () => (await getBalance(read, { kind: 'order_escrow', ownerId: orderId })).postedVnd;
		return { buyer, group, txnRef: group.payment?.txnRef ?? '', payVnd: group.payVnd, state, escrow };
	}

	test('16: is paid once when the notification comes 20 times concurrently, 20 times in sequence and a day later', async () => {
		const { buyer, group, txnRef, payVnd, escrow } = await waiting();
		const query = ipnQuery(txnRef, payVnd);
		const answers = await times(20, () => notify(query));
		for (let again = 0; again < 20; again += 1) answers.push(await notify(query));
		await database.setClock('24 hours');
		answers.push(await notify(query));
		expect([count(answers, '00'), count(answers, '02')]).toEqual([1, 40]);
		expect([await coinOf(buyer), await escrow()]).toEqual([0, group.totalVnd]);
		await expectBooksBalanced();
	});

	test('is booked once, notifies the shop once and reserves stock once when IPN, query and return page run concurrently', async () => {
		const { buyer, group, txnRef, payVnd, state } = await waiting();
		vnpay.answerQuery = () => ({ kind: 'payment', outcome: 'paid', details: details({ amountVnd: payVnd }) });
		await database.setClock('16 minutes 30 seconds');
		const query = ipnQuery(txnRef, payVnd);
		const [answers] = await Promise.all([
			times(20, () => notify(query)),
			times(5, () => reconcileDue.handle(clock, {})),
			times(20, () => readReturn(buyer.context, query)),
		]);
		expect(answers.every((code) => code === '00' || code === '02')).toBe(true);
		expect([await state(), await coinOf(buyer)]).toEqual(['placed', 0]);
		const { rows } = await database.pool.query(
			`SELECT (SELECT count(*)::int FROM ledger_transfers WHERE source_type = 'payment' AND source_id = attempt.id::text) AS bookings,
				(SELECT json_agg(state || ' ' || quantity) FROM stock_reservations WHERE source_id = orders.id::text) AS pieces
			FROM payment_attempts attempt JOIN orders ON orders.group_id::text = attempt.reference WHERE txn_ref = $1`,
			[txnRef],
		);
		expect(rows).toEqual([{ bookings: 1, pieces: ['committed 1'] }]);
		const told = await publishedEvents<{ groupId: string }>(database, 'orders.placed');
		const { rows: groups } = await database.pool.query('SELECT id FROM order_groups WHERE number = $1', [
			group.groupNumber,
		]);
		expect(told.filter(({ groupId }) => groupId === groups[0]?.id)).toHaveLength(1);
		await expectBooksBalanced();
	});

	test('17: is paid only by a correctly signed notification', async () => {
		const { txnRef, payVnd, state } = await waiting();
		const query = ipnQuery(txnRef, payVnd);
		const hash = /vnp_SecureHash=([0-9a-f]+)/i.exec(query)?.[1] ?? '';
		expect(await notify(query.replace(hash, hash.replace(/./g, '0')))).toBe('97');
		expect(await notify(query.replace(/&?vnp_SecureHash=[^&]+/i, ''))).toBe('97');
		expect(await notify(`${query}&vnp_TxnRef=${txnRef}`)).toBe('97');
		expect(await state()).toBe('pending_payment');
		expect(await notify(`${query.replace(hash, hash.toUpperCase())}&utm_source=bank`)).toBe('00');
		expect(await state()).toBe('placed');
	});

	test('18: is not paid by another amount, merchant or number; a failed payment keeps the coin reserved for a retry', async () => {
		const { buyer, txnRef, payVnd, state } = await waiting();
		expect(await notify(ipnQuery(txnRef, payVnd + 20_000))).toBe('04');
		expect(await notify(ipnQuery(txnRef, payVnd, { vnp_TmnCode: 'SOMEBODY' }))).toBe('97');
		expect(await notify(ipnQuery(`${txnRef}9`, payVnd))).toBe('01');
		expect(await notify(ipnQuery(txnRef, payVnd, { vnp_TransactionStatus: '02' }))).toBe('00');
		expect(await state()).toBe('pending_payment');
		const held = await getBalance(read, { kind: 'coin_bonus', ownerId: buyer.customerId });
		expect(held).toMatchObject({ postedVnd: 20_000, availableVnd: 0 });
		await expectBooksBalanced();
	});

	test('20: is not paid by the number of another payment; a payment after its cancellation is refunded and the coin stays', async () => {
		const [first, second] = [await waiting(), await waiting()];
		expect(await notify(ipnQuery(first.txnRef, first.payVnd))).toBe('00');
		expect(await notify(ipnQuery(first.txnRef, first.payVnd))).toBe('02');
		expect(await second.state()).toBe('pending_payment');
		await database.setClock('18 minutes');
		await advanceDueOrders.handle(clock, {});
		await database.pool.query('UPDATE stock_items SET on_hand = reserved');
		expect(await notify(ipnQuery(second.txnRef, second.payVnd))).toBe('00');
		await advanceDueRefunds.handle(clock, {});
		expect(vnpay.refunds.map(({ amountVnd }) => amountVnd)).toEqual([second.payVnd]);
		expect([await second.state(), await second.escrow()]).toEqual(['expired', 0]);
		expect(await coinOf(second.buyer)).toBeGreaterThanOrEqual(20_000);
		await expectBooksBalanced();
	});
});
