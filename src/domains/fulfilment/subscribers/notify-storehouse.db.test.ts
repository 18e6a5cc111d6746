import { expect, test } from 'vitest';
import { notifyPlaced } from '#src/domains/checkout/subscribers/notify-placed.ts';
import type { OrderNoticeParams } from '#src/domains/orders/rules/notices.ts';
import { chooseMail } from '#src/domains/shop-staff/index.ts';
import { orderNoticeMessages } from '#src/messages/vi/notices/order-notices.ts';
import { contextOf, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeBuyer, makeGroup, ordersOf, wireOrderPayments } from '#tests/factories/orders.ts';
import { makeStaff } from '#tests/factories/vendors.ts';
import { notifyConfirmed } from './notify-status-changes.ts';

const database = await testDatabase();
const worker = contextOf(database, system());
wireOrderPayments();

async function shopWithStorehouse() {
	const { variants } = await makeProduct(database.db);
	const group = await makeGroup(await makeBuyer(database), [{ variantId: variants[0]?.id ?? '' }]);
	const [order] = await ordersOf(database, group);
	if (!order) throw new Error('no order was made');
	const staff = { stock: (await makeCustomer(database.db)).id, orders: (await makeCustomer(database.db)).id };
	for (const role of ['stock', 'orders'] as const) await makeStaff(database.db, order.shopId, staff[role], role);
	return { order, staff };
}

type Received = { readonly kind: string; readonly params: OrderNoticeParams; readonly isMailed: boolean };
const receivedBy = async (customerId: string): Promise<readonly Received[]> => {
	const { rows } = await database.pool.query<Received>(
		`select kind, params, exists (
			select from pgboss.job where name like '%notifications.mail_notice' and data->>'noticeId' = notices.id::text
		) as "isMailed" from notices where customer_id = $1 order by id`,
		[customerId],
	);
	return rows;
};
const told = async (customerId: string) => (await receivedBy(customerId)).map(({ kind, isMailed }) => [kind, isMailed]);

test('a placed order notifies the role orders and a confirmed one the role stock, the latter without mail by default', async () => {
	const { order, staff } = await shopWithStorehouse();
	await notifyPlaced.handle(worker, { groupId: order.groupId, orderIds: [order.id], txnRef: null });
	for (let delivery = 0; delivery < 2; delivery += 1) await notifyConfirmed.handle(worker, { orderId: order.id });
	expect(await told(staff.orders)).toEqual([['orders.shop_placed', true]]);
	expect(await told(staff.stock)).toEqual([['orders.shop_to_pack', false]]);
});

test('chooseMail switches notice mails on or off for each staff member', async () => {
	const { order, staff } = await shopWithStorehouse();
	const inShop = (customerId: string) => contextOf(database, vendor(customerId, order.shopId));
	await chooseMail(inShop(staff.stock), { wantsMail: true });
	await chooseMail(inShop(staff.orders), { wantsMail: false });
	await notifyPlaced.handle(worker, { groupId: order.groupId, orderIds: [order.id], txnRef: null });
	await notifyConfirmed.handle(worker, { orderId: order.id });
	expect(await told(staff.orders)).toEqual([['orders.shop_placed', false]]);
	expect(await told(staff.stock)).toEqual([['orders.shop_to_pack', true]]);
});

test('the notice orders.shop_to_pack contains no amount', async () => {
	const { order, staff } = await shopWithStorehouse();
	await notifyConfirmed.handle(worker, { orderId: order.id });
	const [notice] = await receivedBy(staff.stock);
	const words = notice && orderNoticeMessages['orders.shop_to_pack'](notice.params);
	expect(words?.title).toContain(order.number);
	expect(JSON.stringify(words)).not.toMatch(/₫|\d{2}\.\d{3}/);
});
