import { beforeAll, beforeEach, expect, test } from 'vitest';
import { setStock } from '#src/domains/inventory/index.ts';
import { changeShown, setPrice } from '#src/domains/product-editing/index.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { contextOf, member, publishedEvents, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { wireTestWishlist } from '#tests/factories/wishlist.ts';
import { listAlerts } from '../queries/list-alerts.ts';
import { markPriceLowered, markStockReturned } from '../subscribers/mark-due.ts';
import { findDueAlerts } from './find-due-alerts.ts';
import { notifyAlerts } from './notify-alerts.ts';
import { setAlert } from './set-alert.ts';

const database = await testDatabase();
beforeAll(wireTestWishlist);
const worker = contextOf(database, system());

/** Every test starts with a new person on a new day at 9:00. */
let day = 0;
beforeEach(async () => {
	day += 1;
	await database.pool.query("DELETE FROM pgboss.job WHERE name LIKE 'event.catalog.%'");
	await clock('09:00');
});
const clock = (time: string, more = 0) =>
	database.setClockTo(`2027-03-${String(day * 2 + more).padStart(2, '0')}T${time}:00+07:00`);

async function scene(stock = 5, others: readonly { readonly priceVnd: number }[] = []) {
	const shop = await makeShop(database.db);
	const product = await makeProduct(database.db, {
		shopId: shop.id,
		variants: [{ stock, priceVnd: 100_000 }, ...others],
	});
	const customer = await makeCustomer(database.db);
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	const person = contextOf(database, member(customer.id));
	const variantId = product.variants[0]?.id ?? '';
	const mails = async () => {
		const { rows } = await database.pool.query<{ data: { subject: string } }>(
			"SELECT data FROM pgboss.job WHERE name = 'job.mail.send' AND data->>'to' = $1 ORDER BY created_on",
			[customer.email],
		);
		return rows.map(({ data }) => data.subject.replaceAll(product.name, 'X'));
	};
	return { productId: product.id, variantId, seller, person, mails, customer };
}
const requestPrice = (person: Context<MemberActor>, productId: string) =>
	setAlert(person, { kind: 'price_drop', productId, variantId: null, isOn: true });

/** Handles every event twice, because events are delivered at least once. */
async function watch(): Promise<void> {
	for (let time = 0; time < 2; time += 1) {
		for (const data of await publishedEvents<{ variantIds: string[] }>(database, 'catalog.stock_returned'))
			await markStockReturned.handle(worker, data);
		for (const data of await publishedEvents<{ productId: string; variantId: string }>(
			database,
			'catalog.price_lowered',
		))
			await markPriceLowered.handle(worker, data);
	}
	await database.pool.query("DELETE FROM pgboss.job WHERE name LIKE 'event.catalog.%'");
}

test('a product that is back in stock sends one mail and one notice, and ends the alert', async () => {
	const { productId, variantId, seller, person, mails, customer } = await scene(0);
	await setAlert(person, { kind: 'back_in_stock', productId, variantId, isOn: true });
	await setStock(seller, { variantId, onHand: 4 });
	await watch();
	await Promise.all(Array.from({ length: 20 }, () => notifyAlerts(worker)));
	expect(await mails()).toEqual(['back_in_stock X 100000']);
	const notices = await database.pool.query('SELECT kind, class FROM notices WHERE customer_id = $1', [customer.id]);
	expect(notices.rows).toEqual([{ kind: 'wishlist.back_in_stock', class: 'deal' }]);
	expect((await listAlerts(person)).items).toEqual([]);
	await setStock(seller, { variantId, onHand: 0 });
	await setStock(seller, { variantId, onHand: 9 });
	await watch();
	await notifyAlerts(worker);
	expect(await mails()).toHaveLength(1);
});

test('a product that sells out before the notification sends none until it is back in stock', async () => {
	const { productId, variantId, seller, person, mails } = await scene(0);
	await setAlert(person, { kind: 'back_in_stock', productId, variantId, isOn: true });
	await setStock(seller, { variantId, onHand: 1 });
	await watch();
	await setStock(seller, { variantId, onHand: 0 });
	await notifyAlerts(worker);
	expect(await mails()).toEqual([]);
	await setStock(seller, { variantId, onHand: 2 });
	await watch();
	await notifyAlerts(worker);
	expect(await mails()).toHaveLength(1);
});

test('twenty lower prices in a row send one mail with the last price', async () => {
	const { productId, variantId, seller, person, mails } = await scene();
	await requestPrice(person, productId);
	for (let step = 1; step <= 20; step += 1) {
		await setPrice(seller, { variantId, priceVnd: 100_000 - step * 1000 });
		await watch();
	}
	await notifyAlerts(worker);
	expect(await mails()).toEqual([]);
	await clock('09:11');
	await Promise.all(Array.from({ length: 20 }, () => notifyAlerts(worker)));
	expect(await mails()).toEqual(['price_drop X 80000']);
});

test('a price that rose again sends no mail, and later only a price below the last one notified does', async () => {
	const { productId, variantId, seller, person, mails } = await scene();
	await requestPrice(person, productId);
	const to = async (priceVnd: number, time: string, more = 0) => {
		await setPrice(seller, { variantId, priceVnd });
		await watch();
		await clock(time, more);
		await notifyAlerts(worker);
	};
	await setPrice(seller, { variantId, priceVnd: 90_000 });
	await watch();
	await to(100_000, '09:20');
	expect(await mails()).toEqual([]);
	await to(80_000, '09:40');
	expect(await mails()).toEqual(['price_drop X 80000']);
	await to(95_000, '10:00');
	await to(85_000, '09:55', 1);
	expect(await mails()).toHaveLength(1);
	await to(79_000, '10:30', 1);
	expect(await mails()).toEqual(['price_drop X 80000', 'price_drop X 79000']);
});

test('two lower prices in one day send two mails on two days', async () => {
	const { productId, variantId, seller, person, mails } = await scene();
	await requestPrice(person, productId);
	for (const [priceVnd, time] of [
		[90_000, '09:15'],
		[80_000, '12:00'],
	] as const) {
		await setPrice(seller, { variantId, priceVnd });
		await watch();
		await clock(time);
		await notifyAlerts(worker);
	}
	expect(await mails()).toHaveLength(1);
	await clock('09:16', 1);
	await notifyAlerts(worker);
	expect(await mails()).toEqual(['price_drop X 90000', 'price_drop X 80000']);
});

test('a price that has just changed waits, even when another alert of the same person is sent in that minute', async () => {
	const { productId, variantId, seller, person, mails } = await scene();
	const second = await scene();
	await requestPrice(person, productId);
	await requestPrice(person, second.productId);
	await setPrice(seller, { variantId, priceVnd: 90_000 });
	await watch();
	await clock('09:09');
	await setPrice(second.seller, { variantId: second.variantId, priceVnd: 70_000 });
	await watch();
	await clock('09:11');
	await notifyAlerts(worker);
	expect(await mails()).toEqual(['price_drop X 90000']);
	await clock('09:20');
	await notifyAlerts(worker);
	expect(await mails()).toEqual(['price_drop X 90000', 'price_drop X 70000']);
});

test('a lower price of a sold-out variant sends no mail for an alert on the whole product', async () => {
	const { productId, variantId, seller, person, mails } = await scene(0, [{ priceVnd: 120_000 }]);
	await requestPrice(person, productId);
	await setPrice(seller, { variantId, priceVnd: 60_000 });
	await watch();
	await clock('09:11');
	await notifyAlerts(worker);
	expect(await mails()).toEqual([]);
	await setStock(seller, { variantId, onHand: 2 });
	await findDueAlerts(worker);
	await notifyAlerts(worker);
	expect(await mails()).toEqual(['price_drop X 60000']);
});

test('price alerts at night send one joint mail in the morning', async () => {
	const { productId, variantId, seller, person, mails } = await scene();
	const second = await scene();
	await requestPrice(person, productId);
	await requestPrice(person, second.productId);
	await clock('23:30');
	await setPrice(seller, { variantId, priceVnd: 90_000 });
	await setPrice(second.seller, { variantId: second.variantId, priceVnd: 70_000 });
	await watch();
	await clock('23:50');
	await notifyAlerts(worker);
	await clock('06:59', 1);
	await notifyAlerts(worker);
	expect(await mails()).toEqual([]);
	await clock('07:00', 1);
	await notifyAlerts(worker);
	expect(await mails()).toEqual(['price_drop X 90000; price_drop X 70000']);
});

test('a product that was hidden and is shown again sends a stock alert, although its stock did not change since', async () => {
	const { productId, variantId, seller, person, mails } = await scene(0);
	await setAlert(person, { kind: 'back_in_stock', productId, variantId, isOn: true });
	await changeShown(seller, { productId, change: 'hide' });
	await setStock(seller, { variantId, onHand: 4 });
	await watch();
	await notifyAlerts(worker);
	expect(await mails()).toEqual([]);
	await changeShown(seller, { productId, change: 'show' });
	await findDueAlerts(worker);
	await notifyAlerts(worker);
	expect(await mails()).toHaveLength(1);
});

test('notifyAlerts sends no mail to an unconfirmed address', async () => {
	const { productId, variantId, seller, person, mails, customer } = await scene(0);
	await setAlert(person, { kind: 'back_in_stock', productId, variantId, isOn: true });
	await database.pool.query('UPDATE customers SET email_verified_at = NULL WHERE id = $1', [customer.id]);
	await setStock(seller, { variantId, onHand: 4 });
	await watch();
	await notifyAlerts(worker);
	expect(await mails()).toEqual([]);
});

test('notifyAlerts sends no mail to a locked account', async () => {
	const { productId, variantId, seller, person, mails, customer } = await scene(0);
	await setAlert(person, { kind: 'back_in_stock', productId, variantId, isOn: true });
	await database.pool.query('UPDATE customers SET locked_at = app_now() WHERE id = $1', [customer.id]);
	await setStock(seller, { variantId, onHand: 4 });
	await watch();
	await notifyAlerts(worker);
	expect(await mails()).toEqual([]);
});
