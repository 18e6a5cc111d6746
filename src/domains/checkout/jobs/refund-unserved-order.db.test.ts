import { beforeEach, expect, test } from 'vitest';
import { advanceDueOrders } from '#src/domains/fulfilment/jobs/advance-due-orders.ts';
import { getBalance } from '#src/domains/ledger/index.ts';
import { getOrder } from '#src/domains/order-views/queries/buyer/get-order.ts';
import { recordIpn } from '#src/domains/payments/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { type Buyer, makeBuyer, makeGroup, ordersOf, wireOrderPayments } from '#tests/factories/orders.ts';
import { ipnQuery } from '#tests/factories/payments.ts';
import { refundOrder } from './refund-unserved-order.ts';

const database = await testDatabase();
const clock = contextOf(database, system());
const read = readOnly(database.db);
beforeEach(async () => {
	wireOrderPayments();
	await database.setClock('');
});

const coinOf = async ({ customerId }: Buyer) =>
	(await getBalance(read, { kind: 'coin_bonus', ownerId: customerId })).postedVnd;
const owedFor = async (ownerId: string) => (await getBalance(read, { kind: 'refund_payable', ownerId })).postedVnd;
async function eventsOf(buyer: Buyer, number: string) {
	const seen = await getOrder(buyer.context, { number });
	if (!seen.ok) throw new Error(seen.error.code);
	return seen.value.events.map(({ kind }) => kind);
}

test('refundOrder requests the refund and sends the notice once when it runs repeatedly', async () => {
	const { variants } = await makeProduct(database.db);
	const buyer = await makeBuyer(database);
	const group = await makeGroup(buyer, [{ variantId: variants[0]?.id ?? '' }], 'vnpay');
	await recordIpn(clock, ipnQuery(group.payment?.txnRef ?? '', group.payVnd));
	const [order] = await ordersOf(database, group);
	const { id = '', number = '' } = order ?? {};
	await Promise.all(Array.from({ length: 5 }, () => refundOrder.handle(clock, { orderId: id, reason: 'tests' })));
	await refundOrder.handle(clock, { orderId: id, reason: 'tests' });
	expect((await eventsOf(buyer, number)).filter((kind) => kind === 'refund_asked')).toHaveLength(1);
	expect(await owedFor(id)).toBe(group.payVnd);
});

test('a late payment for one of two orders refunds that part with one per cent goodwill and one notice', async () => {
	const [scarce, plenty] = [
		await makeProduct(database.db, { variants: [{ stock: 1, priceVnd: 300_000 }] }),
		await makeProduct(database.db, { variants: [{ stock: 5, priceVnd: 100_000 }] }),
	];
	const variantId = scarce.variants[0]?.id ?? '';
	const buyer = await makeBuyer(database);
	const group = await makeGroup(buyer, [{ variantId }, { variantId: plenty.variants[0]?.id ?? '' }], 'vnpay');
	await database.setClock('17 minutes 1 s');
	await advanceDueOrders.handle(clock, {});
	await makeGroup(await makeBuyer(database), [{ variantId }]);
	expect(await recordIpn(clock, ipnQuery(group.payment?.txnRef ?? '', group.payVnd))).toBe('00');
	const { rows } = await database.pool.query<{ data: { orderId: string; reason: string } }>(
		'SELECT data FROM pgboss.job WHERE name = $1',
		[`job.${refundOrder.name}`],
	);
	const ids = (await ordersOf(database, group)).map(({ id }) => id);
	const asked = rows.filter(({ data }) => ids.includes(data.orderId));
	expect(asked).toHaveLength(1);
	for (const { data } of [...asked, ...asked]) await refundOrder.handle(clock, data);
	const lateVnd = await owedFor(asked[0]?.data.orderId ?? '');
	expect(lateVnd).toBeGreaterThanOrEqual(300_000);
	expect(lateVnd).toBeLessThan(group.payVnd);
	expect(await coinOf(buyer)).toBe(Math.floor(lateVnd / 100));
	const { rows: told } = await database.pool.query<{ params: { number: string; totalVnd: number } }>(
		"SELECT params FROM notices WHERE customer_id = $1 AND kind = 'orders.buyer_money_returned'",
		[buyer.customerId],
	);
	expect(told.map(({ params }) => params.totalVnd)).toEqual([lateVnd]);
});
