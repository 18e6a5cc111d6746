import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cancelOrder } from '#src/domains/cancellation/index.ts';
import { notifyPlaced } from '#src/domains/checkout/subscribers/notify-placed.ts';
import { endingMailCheck } from '#src/domains/coin/index.ts';
import { productMailChecks } from '#src/domains/compliance/index.ts';
import { conversationMailCheck } from '#src/domains/conversations/index.ts';
import { feeMailCheck } from '#src/domains/fees/index.ts';
import { mailNotice } from '#src/domains/notifications/jobs/mail-notice.ts';
import { orderMailCheck } from '#src/domains/orders/index.ts';
import { setPrice } from '#src/domains/product-editing/index.ts';
import { userContentMailCheck } from '#src/domains/reviews/index.ts';
import { moneyMailCheck } from '#src/domains/settlement/index.ts';
import { invitationMailCheck, inviteStaff, revokeInvitation } from '#src/domains/shop-staff/index.ts';
import { alertMailCheck } from '#src/domains/wishlist/index.ts';
import { markPriceLowered } from '#src/domains/wishlist/subscribers/mark-due.ts';
import { notifyAlerts } from '#src/domains/wishlist/use-cases/notify-alerts.ts';
import { setAlert } from '#src/domains/wishlist/use-cases/set-alert.ts';
import { requestReset } from '#src/openid-provider/accounts.ts';
import { createAccount, linkMailCheck } from '#src/openid-provider/index.ts';
import type { Config } from '#src/platform/config/index.ts';
import { type Mail, revalidateMail, sendMailJob, wireMails } from '#src/platform/mail/index.ts';
import { listOutbox } from '#src/platform/mail/outbox.ts';
import { contextOf, member, publishedEvents, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { wireApplications } from '#tests/factories/applications.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeBuyer, makeGroup, ordersOf, sellerOf } from '#tests/factories/orders.ts';
import { makePerson, shopWithAdmin } from '#tests/factories/staff.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { wireTestWishlist } from '#tests/factories/wishlist.ts';
import { mailedLinks } from '#tests/identity-browser.ts';
import { testIdentity } from '#tests/identity-service.ts';
import { mailChecks } from './domains.ts';
import { wireNoticesFrom } from './notices.ts';

const folder = await mkdtemp(join(tmpdir(), 'chobiz-late-mails-'));
vi.stubEnv('DATA_DIR', folder);
vi.stubEnv('DATABASE_URL', 'postgres://unused');
vi.stubEnv('APP_SECRET', 'x'.repeat(32));
const database = await testDatabase();
const worker = contextOf(database, system());
const identity = await testIdentity(database);
wireApplications();
beforeAll(() => {
	wireTestWishlist();
	wireNoticesFrom({ siteUrl: 'https://chobiz.example' } as Config);
	wireMails([...mailChecks, linkMailCheck]);
});
afterAll(async () => {
	await identity.close();
	await rm(folder, { recursive: true, force: true });
});

const waiting = async (to: string): Promise<readonly Mail[]> => {
	const { rows } = await database.pool.query<{ data: Mail }>(
		`SELECT data FROM pgboss.job WHERE name = 'job.mail.send' AND data->>'to' = $1 ORDER BY created_on, id`,
		[to],
	);
	return rows.map(({ data }) => data);
};
async function arrived(to: string): Promise<readonly string[]> {
	const mails = await waiting(to);
	expect(mails.length).toBeGreaterThan(0);
	for (const mail of mails) await sendMailJob.handle(worker, mail);
	expect([...((await sendMailJob.handleAll?.(worker, mails)) ?? [])]).toEqual([]);
	return (await listOutbox()).filter((mail) => mail.to === to).map(({ subject }) => subject);
}

test('the mail with a password reset link is sent while the link is valid, but not after it expired or was used', async () => {
	const [prompt, late] = [await makePerson(database), await makePerson(database)];
	const { service } = identity;
	for (const { email } of [prompt, late]) {
		const account = { email, name: 'Trần Thị Thử', password: 'mật-khẩu-thử-9', isVerified: true };
		await createAccount(service, account);
		await requestReset(service, email);
		expect(await mailedLinks(database, email)).toHaveLength(1);
	}
	expect(await arrived(prompt.email)).toHaveLength(1);
	await database.setClock('61 minutes');
	expect(await arrived(late.email)).toEqual([]);
	await database.setClock('0 s');
});

test('the mail of a revoked staff invitation is not sent, that of a valid one is', async () => {
	const { admin } = await shopWithAdmin(database);
	const [stored, revoked] = [await makePerson(database), await makePerson(database)];
	await inviteStaff(admin, { email: stored.email, role: 'stock' });
	const answer = await inviteStaff(admin, { email: revoked.email, role: 'stock' });
	await revokeInvitation(admin, { invitationId: answer.ok ? answer.value.invitationId : '' });
	expect(await arrived(stored.email)).toHaveLength(1);
	expect(await arrived(revoked.email)).toEqual([]);
});

test('a late price-drop mail contains only prices that are still lower and still watched, and is not sent without any', async () => {
	await database.setClockTo('2027-03-02T09:00:00+07:00');
	const shop = await makeShop(database.db);
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	const customer = await makeCustomer(database.db);
	const person = contextOf(database, member(customer.id));
	const goods = [];
	for (let at = 0; at < 3; at += 1) {
		const product = await makeProduct(database.db, { shopId: shop.id, variants: [{ stock: 5, priceVnd: 100_000 }] });
		const variantId = product.variants[0]?.id ?? '';
		await setAlert(person, { kind: 'price_drop', productId: product.id, variantId: null, isOn: true });
		await setPrice(seller, { variantId, priceVnd: 90_000 });
		goods.push({ ...product, variantId });
	}
	for (const data of await publishedEvents<{ productId: string; variantId: string }>(database, 'catalog.price_lowered'))
		await markPriceLowered.handle(worker, data);
	await database.setClockTo('2027-03-02T09:11:00+07:00');
	await notifyAlerts(worker);
	const [dearer, stopped, same] = goods;
	await setPrice(seller, { variantId: dearer?.variantId ?? '', priceVnd: 120_000 });
	await setAlert(person, { kind: 'price_drop', productId: stopped?.id ?? '', variantId: null, isOn: false });
	expect(await arrived(customer.email)).toEqual([`price_drop ${same?.name} 90000`]);
	await rm(folder, { recursive: true, force: true });
	await setPrice(seller, { variantId: same?.variantId ?? '', priceVnd: 110_000 });
	expect(await arrived(customer.email)).toEqual([]);
	await database.setClock('0 s');
});

test('a mail on expiring coins is not sent after they expired, nor a payout mail to a former staff member', async () => {
	const { shop, admin } = await shopWithAdmin(database);
	const stranger = await makeCustomer(database.db);
	const ending = (expiresAt: string) => ({ kind: 'coin.ending', facts: { expiresAt } });
	const paid = (customerId: string, facts = {}) => ({
		kind: 'settlement.payout_paid',
		facts: { customerId, ...facts },
	});
	const grounds = [
		ending('2026-01-01T00:00:00.000Z'),
		ending('2999-01-01T00:00:00.000Z'),
		paid(admin.actor.customerId, { shopId: shop.id }),
		paid(stranger.id, { shopId: shop.id }),
		paid(stranger.id),
	];
	expect(
		await revalidateMail(worker.fresh, [...grounds, undefined, { kind: 'of-another-release', facts: {} }]),
	).toEqual([false, true, true, false, true, true, true]);
});

test('late mails on reviews, products and commission rates are not sent to staff who left the shop or changed role', async () => {
	const { shop, admin } = await shopWithAdmin(database);
	const stranger = await makeCustomer(database.db);
	const helper = await makeCustomer(database.db);
	await database.pool.query(
		"INSERT INTO shop_staff (shop_id, customer_id, role, joined_at) VALUES ($1, $2, 'support', app_now())",
		[shop.id, helper.id],
	);
	const receivedBy = async (kind: string) => {
		const people = [admin.actor.customerId, helper.id, stranger.id];
		const grounds = people.map((customerId) => ({ kind, facts: { customerId, shopId: shop.id } }));
		return revalidateMail(worker.fresh, [...grounds, { kind, facts: { customerId: stranger.id } }]);
	};
	for (const kind of ['reviews.shop_reviewed', 'reviews.shop_asked', 'reviews.shop_reply_removed'])
		expect(await receivedBy(kind)).toEqual([true, true, false, true]);
	for (const kind of ['catalog.listing_rejected', 'catalog.licence_over', 'fees.higher_rate'])
		expect(await receivedBy(kind)).toEqual([true, false, false, true]);
	expect(await receivedBy('reviews.author_replied')).toEqual([true, true, true, true]);
});

test('mailChecks contains the check of every domain that has one', () => {
	const own = [
		invitationMailCheck,
		alertMailCheck,
		endingMailCheck,
		orderMailCheck,
		moneyMailCheck,
		userContentMailCheck,
	];
	const said = [...own, ...productMailChecks, feeMailCheck, conversationMailCheck];
	expect(new Set(mailChecks)).toEqual(new Set(said));
});

async function orderNotified() {
	const shop = await makeShop(database.db);
	const product = await makeProduct(database.db, { shopId: shop.id, variants: [{ stock: 9, priceVnd: 100_000 }] });
	const buyer = await makeBuyer(database);
	const [order] = await ordersOf(database, await makeGroup(buyer, [{ variantId: product.variants[0]?.id ?? '' }]));
	if (!order) throw new Error('there is no order');
	await notifyPlaced.handle(worker, { groupId: order.groupId, orderIds: [order.id], txnRef: null });
	const { rows } = await database.pool.query<{ id: string; email: string; kind: string }>(
		`SELECT notices.id, email, kind FROM notices JOIN customers ON customers.id = customer_id
		WHERE params->>'number' = $1`,
		[order.number],
	);
	const mailed = async (kind: string) => {
		const told = rows.find((row) => row.kind === kind) ?? expect.fail();
		await mailNotice.handle(worker, { noticeId: told.id });
		return (await listOutbox()).filter(({ to, key }) => to === told.email && key === `notice-${told.id}`).length;
	};
	return { order, buyer, shop, seller: await sellerOf(database, order), mailed };
}

test("a late mail to the shop about a cancelled order is not sent, the buyer's confirmation is", async () => {
	const [status, over] = [await orderNotified(), await orderNotified()];
	await cancelOrder(over.buyer.context, { number: over.order.number, reason: 'changed_mind', note: '' });
	await database.setClock('10 minutes');
	expect(await status.mailed('orders.shop_placed')).toBe(1);
	expect(await over.mailed('orders.shop_placed')).toBe(0);
	expect(await over.mailed('orders.buyer_placed')).toBe(1);
	await database.setClock('0 s');
});
