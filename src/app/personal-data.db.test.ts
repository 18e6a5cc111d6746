import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eraseAccount, exportAccount } from '#src/domains/identity/index.ts';
import { erasedTexts as texts } from '#src/messages/vi/identity.ts';
import { contextOf, operator, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeBuyer, makeGroup, wireOrderPayments } from '#tests/factories/orders.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { codeFor, testBrowser } from '#tests/identity-browser.ts';
import { testIdentity } from '#tests/identity-service.ts';
import { requestWith, signedIn } from '#tests/signed-in.ts';
import { personalData as parts } from './personal-data.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const database = await testDatabase();
const identity = await testIdentity(database);
afterAll(() => identity.close());
beforeAll(() => wireOrderPayments());
const desk = async () => contextOf(database, operator((await makeCustomer(database.db, { isOperator: true })).id));

async function buyerWithOrder() {
	const { variants } = await makeProduct(database.db, { variants: [{ stock: 9, priceVnd: 90_000 }] });
	const buyer = await makeBuyer(database);
	const group = await makeGroup(buyer, [{ variantId: variants[0]?.id ?? '' }]);
	const { customerId } = buyer.context.actor;
	const { rows } = await database.pool.query<{ email: string }>('SELECT email FROM customers WHERE id = $1', [
		customerId,
	]);
	return { customerId, email: rows[0]?.email ?? '', number: group.orders[0]?.number ?? '' };
}

test('exportAccount contains the data of the person and nothing of another one', async () => {
	const [person, other] = [await buyerWithOrder(), await buyerWithOrder()];
	const exported = await exportAccount(await desk(), { email: person.email, parts });
	if (!exported.ok) throw new Error(exported.error.code);
	const text = JSON.stringify(exported.value);
	for (const own of [person.email, person.number, person.customerId]) expect(text).toContain(own);
	for (const foreign of [other.email, other.number, other.customerId]) expect(text).not.toContain(foreign);
	expect(Object.keys(exported.value)).toEqual(['exportedAt', ...parts.map(({ name }) => name)]);
	expect(text).not.toMatch(/token_hash|refresh_token|phone_hash/);
});

test('eraseAccount is refused with a list while an order is open or a shop is owned', async () => {
	const person = await buyerWithOrder();
	expect(await eraseAccount(await desk(), { email: person.email, parts, texts, waitMs: 0 })).toMatchObject({
		error: { code: 'identity.account_in_use', details: { blockers: [{ kind: 'open order', names: [person.number] }] } },
	});
	const shop = await makeShop(database.db);
	const { rows } = await database.pool.query<{ email: string }>('SELECT email FROM customers WHERE id = $1', [
		shop.ownerId,
	]);
	const refused = await eraseAccount(await desk(), { email: rows[0]?.email ?? '', parts, texts, waitMs: 0 });
	expect(refused).toMatchObject({ error: { details: { blockers: [{ kind: 'owned shop' }] } } });
});

test('eraseAccount ends the sessions before it waits, so that a request in flight cannot write afterwards', async () => {
	const person = await signedIn(database, identity);
	const { rows } = await database.pool.query<{ email: string }>('SELECT email FROM customers WHERE id = $1', [
		person.customerId,
	]);
	const erasing = eraseAccount(await desk(), { email: rows[0]?.email ?? '', parts, texts, waitMs: 1000 });
	await expect.poll(async () => (await requestWith(database, { sid: person.sid })).actor.kind).toBe('visitor');
	expect(await erasing).toMatchObject({ ok: true });
});

test('eraseAccount keeps finished orders without the identity and deletes the rest', async () => {
	const person = await buyerWithOrder();
	await database.pool.query("UPDATE orders SET state = 'cancelled', cancelled_at = app_now() WHERE customer_id = $1", [
		person.customerId,
	]);
	expect(await eraseAccount(await desk(), { email: person.email, parts, texts, waitMs: 0 })).toMatchObject({
		ok: true,
	});
	const { rows } = await database.pool.query(
		`SELECT customers.name, customers.email, recipient, street, courier_note FROM orders
			JOIN order_groups ON order_groups.id = group_id JOIN customers ON customers.id = orders.customer_id
			WHERE orders.number = $1`,
		[person.number],
	);
	const gone = 'Thành viên đã rời';
	expect(rows).toEqual([{ name: gone, email: null, recipient: gone, street: gone, courier_note: '' }]);
	for (const table of ['saved_addresses', 'notices', 'carts', 'sessions', 'customer_accounts']) {
		const left = await database.pool.query(`SELECT 1 FROM ${table} WHERE customer_id = $1`, [person.customerId]);
		expect([table, left.rowCount]).toEqual([table, 0]);
	}
	expect(await eraseAccount(await desk(), { email: person.email, parts, texts, waitMs: 0 })).toMatchObject({
		error: { code: 'identity.customer_not_found' },
	});
});

test('after eraseAccount nobody signs in to the account, and the address can register anew', async () => {
	const person = await signedIn(database, identity);
	const context = contextOf(database, system());
	expect(await eraseAccount(context, { email: person.email, parts, texts, waitMs: 0 })).toMatchObject({ ok: true });
	expect((await requestWith(database, { sid: person.sid })).actor.kind).toBe('visitor');
	expect(await codeFor(identity, testBrowser(), person, 'sign_in')).toBeNull();
	const again = await signedIn(database, identity, person, 'register');
	expect(again.customerId).not.toBe(person.customerId);
});

test('every table that names a customer belongs to a part or is listed with the reason', async () => {
	const { rows } = await database.pool.query<{ table: string }>(`
		SELECT DISTINCT conrelid::regclass::text AS table FROM pg_constraint
		WHERE contype = 'f' AND confrelid = 'customers'::regclass`);
	const person = await makeCustomer(database.db);
	const exported = await exportAccount(await desk(), { email: person.email, parts });
	expect(exported.ok).toBe(true);
	expect(rows.map(({ table }) => table).filter((table) => !COVERED.has(table))).toEqual([]);
});

/**
 * From `pictures` on: ids and counts only, and acts for a shop or as an operator, which are records of the business
 * under an anonymised customer.
 */
const COVERED = new Set(
	`
		customer_accounts sessions saved_addresses notices carts wishlists product_alerts
		shops shop_staff shop_followers shop_applications orders order_groups order_messages
		order_returns reviews product_questions product_answers coin_accounts coin_gifts complaints
		review_replies payout_accounts payouts shop_invitations product_imports product_drafts new_product_drafts
		shop_rejections shop_suspensions shop_sanctions shop_licences order_excuses pictures private_pictures
		picture_uploads voucher_uses review_votes voice_reports
	`
		.trim()
		.split(/\s+/),
);
