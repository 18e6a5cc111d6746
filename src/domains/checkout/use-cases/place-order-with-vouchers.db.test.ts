import { beforeEach, describe, expect, test } from 'vitest';
import { cancelOrder } from '#src/domains/cancellation/use-cases/cancel-order.ts';
import { advanceDueOrders } from '#src/domains/fulfilment/jobs/advance-due-orders.ts';
import { getBalance, getLedgerCheck } from '#src/domains/ledger/index.ts';
import { recordIpn } from '#src/domains/payments/index.ts';
import { advanceDueRefunds } from '#src/domains/payments/jobs/advance-refund.ts';
import type { VoucherView } from '#src/domains/promotions/contract.ts';
import { endPlatformVoucher, saveVoucher } from '#src/domains/promotions/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import {
	agreedInput,
	type Buyer,
	fillCart,
	lineIdsOf,
	makeBuyer,
	quoteFor,
	wireOrderPayments,
} from '#tests/factories/orders.ts';
import { type FakeVnpay, ipnQuery } from '#tests/factories/payments.ts';
import { makePlatformVoucher, makeShopVoucher } from '#tests/factories/promotions.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import type { PlacedGroup, PlaceOrderInput } from '../contract/place-order.ts';
import { listVoucherChoices } from './list-voucher-choices.ts';
import { placeOrder } from './place-order.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const clock = contextOf(database, system());
let vnpay: FakeVnpay;

async function shopWithProducts(stock = 100) {
	const shop = await makeShop(database.db);
	const { id: shopId } = shop;
	const variants = await Promise.all(
		[100_000, 50_000].map(async (priceVnd) => {
			const made = await makeProduct(database.db, { shopId, variants: [{ stock, priceVnd }] });
			return made.variants[0]?.id ?? '';
		}),
	);
	return { shop, wishes: variants.map((variantId) => ({ variantId })) };
}
type Products = Awaited<ReturnType<typeof shopWithProducts>>;
type Codes = { readonly shop?: VoucherView; readonly platform?: VoucherView };

async function ready(
	buyer: Buyer,
	all: readonly (readonly [Products, Codes])[],
	payment: PlaceOrderInput['payment'] = 'cod',
): Promise<PlaceOrderInput> {
	const cart = await fillCart(
		buyer,
		all.flatMap(([{ wishes }]) => wishes),
	);
	const vouchers = all.map(([{ shop }, codes]) => ({
		shopId: shop.id,
		...(codes.shop ? { shopCode: codes.shop.code.toLowerCase() } : {}),
		...(codes.platform ? { platformCode: codes.platform.code } : {}),
	}));
	return agreedInput(await quoteFor(buyer, cart, { vouchers }), buyer, payment);
}
async function place(buyer: Buyer, input: PlaceOrderInput): Promise<PlacedGroup> {
	const placed = await placeOrder(buyer.context, input);
	return placed.ok ? placed.value : expect.fail(JSON.stringify(placed.error));
}

const rowOf = async (number: string | undefined) => {
	const { rows } = await database.pool.query(
		`SELECT id, state, goods_vnd::int AS goods, total_vnd::int AS total, pay_vnd::int AS pay,
			shop_discount_vnd::int AS shop, platform_discount_vnd::int AS platform,
			ARRAY(SELECT shop_discount_vnd::int || '/' || platform_discount_vnd::int FROM order_lines line
				WHERE line.order_id = orders.id ORDER BY id) AS lines
		FROM orders WHERE number = $1`,
		[number],
	);
	return rows[0];
};
const escrowOf = async (number: string | undefined): Promise<number> =>
	(await getBalance(read, { kind: 'order_escrow', ownerId: (await rowOf(number)).id })).postedVnd;
const usesOf = async ({ id }: VoucherView): Promise<number> => {
	const { rows } = await database.pool.query<{ uses: number }>('SELECT uses FROM vouchers WHERE id = $1', [id]);
	return rows[0]?.uses ?? -1;
};
const pay = ({ payment, payVnd }: PlacedGroup) => recordIpn(clock, ipnQuery(payment?.txnRef ?? '', payVnd));
const expireDue = async () => {
	await database.setClock('17 minutes 1 s');
	await advanceDueOrders.handle(clock, {});
};

beforeEach(async () => {
	vnpay = wireOrderPayments();
	await database.setClock('0 s');
});

describe('placeOrder with vouchers', () => {
	test("reduces the total, splits the discount over the lines and books the platform's share to escrow", async () => {
		const [buyer, goods] = [await makeBuyer(database), await shopWithProducts()];
		const shop = await makeShopVoucher(database, goods.shop);
		const discount = { kind: 'percent', percent: 10, capVnd: 50_000 } as const;
		const platform = await makePlatformVoucher(database, { discount });
		const group = await place(buyer, await ready(buyer, [[goods, { shop, platform }]]));
		const [order] = group.orders;
		const row = await rowOf(order?.number);
		expect(row).toMatchObject({ goods: 150_000, shop: 20_000, platform: 13_000, lines: ['13333/8667', '6667/4333'] });
		expect(row.pay).toBe(group.payVnd);
		expect(group.payVnd).toBe(group.totalVnd);
		expect(await escrowOf(order?.number)).toBe(13_000);
		expect([await usesOf(shop), await usesOf(platform)]).toEqual([1, 1]);
	});

	test("charges the reduced amount online and books the platform's share when the bank has paid", async () => {
		const [buyer, goods] = [await makeBuyer(database), await shopWithProducts()];
		const platform = await makePlatformVoucher(database);
		const group = await place(buyer, await ready(buyer, [[goods, { platform }]], 'vnpay'));
		const number = group.orders[0]?.number;
		expect(await escrowOf(number)).toBe(0);
		expect(await pay(group)).toBe('00');
		expect(await escrowOf(number)).toBe(group.payVnd + 20_000);
	});

	test('applies a platform voucher to orders of two shops when two uses are allowed', async () => {
		const [buyer, one, other] = [await makeBuyer(database), await shopWithProducts(), await shopWithProducts()];
		const platform = await makePlatformVoucher(database, { usesPerCustomer: 2 });
		const all = [one, other].map((goods) => [goods, { platform }] as const);
		const { orders } = await place(buyer, await ready(buyer, all));
		for (const { number } of orders) expect(await rowOf(number)).toMatchObject({ platform: 20_000 });
		expect(await usesOf(platform)).toBe(2);
	});
});

describe('an invalid voucher', () => {
	const NOT_USABLE = { ok: false, error: { code: 'orders.voucher_not_usable', kind: 'invalid' } };

	test('fails with the difference and the new quote when ended, expired, used up or of another shop', async () => {
		const [buyer, goods, other] = [await makeBuyer(database), await shopWithProducts(), await shopWithProducts()];
		const [ended, last] = [await makePlatformVoucher(database), await makePlatformVoucher(database, { usesMax: 1 })];
		const foreign = await makeShopVoucher(database, other.shop);
		const input = await ready(buyer, [[goods, { platform: ended }]]);
		await endPlatformVoucher(clock, { voucherId: ended.id });
		const problems = async (given: PlaceOrderInput) => {
			const refused = await placeOrder(buyer.context, given);
			expect(refused).toMatchObject(NOT_USABLE);
			return refused.ok ? [] : refused.error.details?.differences;
		};
		const difference = { kind: 'voucher', shown: 20_000, now: 0 };
		expect(await problems(input)).toMatchObject([{ ...difference, name: ended.code, problem: 'ended' }]);
		const [shown] = input.shops;
		const first = await makeBuyer(database);
		await place(first, await ready(first, [[goods, { platform: last }]]));
		const instead = (more: Partial<PlaceOrderInput['shops'][number]>): PlaceOrderInput => ({
			...input,
			shops: [{ shopId: shown?.shopId ?? '', shippingVnd: shown?.shippingVnd ?? 0, ...more }],
		});
		const agreed = (code: string) => ({ code, discountVnd: 20_000 });
		const tried = [
			[{ platformVoucher: agreed(last.code) }, 'used_up'],
			[{ shopVoucher: agreed(foreign.code) }, 'unknown'],
			[{ platformVoucher: agreed(foreign.code) }, 'unknown'],
			[{ shopVoucher: agreed(last.code) }, 'unknown'],
		] as const;
		for (const [more, problem] of tried) expect(await problems(instead(more))).toMatchObject([{ problem }]);
		await database.setClock('31 days');
		const { code } = await makePlatformVoucher(database, {
			startsAt: new Date(Date.now() + 31 * 86_400_000).toISOString(),
			endsAt: new Date(Date.now() + 40 * 86_400_000).toISOString(),
		});
		await database.setClock('41 days');
		expect(await problems(instead({ platformVoucher: agreed(code) }))).toMatchObject([{ problem: 'ended' }]);
		expect(await usesOf(ended)).toBe(0);
	});

	test('fails with orders.quote_changed when its discount changed in either direction', async () => {
		const [buyer, goods] = [await makeBuyer(database), await shopWithProducts()];
		const platform = await makePlatformVoucher(database);
		const input = await ready(buyer, [[goods, { platform }]]);
		const [shop] = input.shops;
		const lower = { ...input, shops: [{ ...shop, platformVoucher: { code: platform.code, discountVnd: 15_000 } }] };
		const refused = await placeOrder(buyer.context, lower as PlaceOrderInput);
		expect(refused).toMatchObject({ error: { code: 'orders.quote_changed', kind: 'conflict' } });
		expect(await placeOrder(buyer.context, input)).toMatchObject({ ok: true });
	});

	test('with five uses is redeemed five times under 20 concurrent orders, and no buyer pays more than shown', async () => {
		const goods = await shopWithProducts();
		const platform = await makePlatformVoucher(database, { usesMax: 5 });
		const pressed = await Promise.all(
			Array.from({ length: 20 }, async () => {
				const buyer = await makeBuyer(database);
				return { buyer, input: await ready(buyer, [[goods, { platform }]]) };
			}),
		);
		const answers = await Promise.all(pressed.map(({ buyer, input }) => placeOrder(buyer.context, input)));
		const codes = answers.map((answer) => (answer.ok ? 'placed' : answer.error.code)).sort();
		expect(codes).toEqual([...Array(15).fill('orders.voucher_not_usable'), ...Array(5).fill('placed')]);
		expect(await usesOf(platform)).toBe(5);
		const { rows } = await database.pool.query('SELECT count(*)::int AS n FROM voucher_uses WHERE voucher_id = $1', [
			platform.id,
		]);
		expect(rows[0]).toEqual({ n: 5 });
	});
});

describe('a voucher use is released', () => {
	test("with the platform's share when its order is cancelled, without changing the other order", async () => {
		const [buyer, one, other] = [await makeBuyer(database), await shopWithProducts(), await shopWithProducts()];
		const platform = await makePlatformVoucher(database, { usesPerCustomer: 2 });
		const all = [one, other].map((goods) => [goods, { platform }] as const);
		const group = await place(buyer, await ready(buyer, all, 'vnpay'));
		await pay(group);
		const [first, second] = group.orders;
		await cancelOrder(buyer.context, { number: first?.number ?? '', reason: 'changed_mind' });
		await advanceDueRefunds.handle(clock, {});
		expect(vnpay.refunds.map(({ amountVnd }) => amountVnd)).toEqual([first?.payVnd]);
		expect([await usesOf(platform), await escrowOf(first?.number)]).toEqual([1, 0]);
		expect(await escrowOf(second?.number)).toBe((second?.payVnd ?? 0) + 20_000);
		expect(await getLedgerCheck(read)).toMatchObject({ isSound: true });
	});

	test('when its order expires, and a late payment redeems it again if available', async () => {
		const [buyer, goods] = [await makeBuyer(database), await shopWithProducts()];
		const platform = await makePlatformVoucher(database);
		const group = await place(buyer, await ready(buyer, [[goods, { platform }]], 'vnpay'));
		await expireDue();
		expect(await usesOf(platform)).toBe(0);
		expect(await pay(group)).toBe('00');
		expect(await usesOf(platform)).toBe(1);
		expect(await rowOf(group.orders[0]?.number)).toMatchObject({ state: 'placed' });
		expect(await escrowOf(group.orders[0]?.number)).toBe(group.payVnd + 20_000);
	});

	test('and a late payment is refunded when another buyer has redeemed the last use', async () => {
		const [buyer, goods] = [await makeBuyer(database), await shopWithProducts()];
		const platform = await makePlatformVoucher(database, { usesMax: 1 });
		const group = await place(buyer, await ready(buyer, [[goods, { platform }]], 'vnpay'));
		await expireDue();
		const faster = await makeBuyer(database);
		await place(faster, await ready(faster, [[goods, { platform }]]));
		expect(await pay(group)).toBe('00');
		await advanceDueRefunds.handle(clock, {});
		expect(vnpay.refunds.map(({ amountVnd }) => amountVnd)).toEqual([group.payVnd]);
		expect(await rowOf(group.orders[0]?.number)).toMatchObject({ state: 'expired' });
		expect(await usesOf(platform)).toBe(1);
	});

	test('and stays released when the late payment finds no stock', async () => {
		const [buyer, goods] = [await makeBuyer(database), await shopWithProducts(1)];
		const platform = await makePlatformVoucher(database);
		const group = await place(buyer, await ready(buyer, [[goods, { platform }]], 'vnpay'));
		await expireDue();
		const faster = await makeBuyer(database);
		await place(faster, await ready(faster, [[goods, {}]]));
		await pay(group);
		expect(await usesOf(platform)).toBe(0);
		expect(await rowOf(group.orders[0]?.number)).toMatchObject({ state: 'expired' });
	});
});

test('listVoucherChoices returns the discount of each voucher or why it does not apply', async () => {
	const [buyer, goods] = [await makeBuyer(database), await shopWithProducts()];
	const { code } = await makeShopVoucher(database, goods.shop);
	const { code: dear } = await makeShopVoucher(database, goods.shop, { minGoodsVnd: 150_001 });
	await makeShopVoucher(database, goods.shop, { isListed: false });
	const { code: ofAll } = await makePlatformVoucher(database, { minGoodsVnd: 150_000 });
	const cart = await fillCart(buyer, goods.wishes);
	const [offers] = (await listVoucherChoices(buyer.context, { lineIds: [...lineIdsOf(cart)] })).shops;
	expect(offers?.shop).toMatchObject([
		{ code, discountVnd: 20_000, problem: null },
		{ code: dear, discountVnd: 0, problem: 'below_minimum' },
	]);
	expect(offers?.platform).toContainEqual(expect.objectContaining({ code: ofAll, discountVnd: 20_000, problem: null }));
});

test('listVoucherChoices puts a saved voucher that can be used before those that take off more', async () => {
	const [buyer, goods] = [await makeBuyer(database), await shopWithProducts()];
	await makeShopVoucher(database, goods.shop);
	const saved = await makeShopVoucher(database, goods.shop, { discount: { kind: 'fixed', amountVnd: 5000 } });
	const dear = await makeShopVoucher(database, goods.shop, { minGoodsVnd: 150_001 });
	for (const { id: voucherId } of [saved, dear]) await saveVoucher(buyer.context, { voucherId, isSaved: true });
	const cart = await fillCart(buyer, goods.wishes);
	const [offers] = (await listVoucherChoices(buyer.context, { lineIds: [...lineIdsOf(cart)] })).shops;
	expect(offers?.shop.map(({ code, isSaved }) => [code, isSaved])).toEqual([
		[saved.code, true],
		[expect.any(String), false],
		[dear.code, true],
	]);
});

test('the database rejects line discounts that do not add up to the order', async () => {
	const [buyer, goods] = [await makeBuyer(database), await shopWithProducts()];
	const shop = await makeShopVoucher(database, goods.shop);
	const { orders } = await place(buyer, await ready(buyer, [[goods, { shop }]]));
	const { id } = await rowOf(orders[0]?.number);
	await expect(
		database.pool.query('UPDATE order_lines SET shop_discount_vnd = shop_discount_vnd + 1 WHERE order_id = $1', [id]),
	).rejects.toMatchObject({ constraint: 'orders_shares_add_up' });
	await expect(
		database.pool.query('UPDATE orders SET coin_paid_vnd = goods_vnd - 19999 WHERE id = $1', [id]),
	).rejects.toMatchObject({ constraint: 'orders_reductions_range' });
});
