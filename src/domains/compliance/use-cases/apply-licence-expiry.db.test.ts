import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { products } from '#src/domains/catalog/db/tables.ts';
import { changeShown, getProductEditor, listShopProducts } from '#src/domains/product-editing/index.ts';
import { addMs, DAY_MS, vietnamDay } from '#src/shared/time.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { collectDroppedPages } from '#tests/dropped-pages.ts';
import { makePaper } from '#tests/factories/applications.ts';
import { categoryId, makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { noticesOf } from '#tests/factories/suspensions.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { getLicence } from '../queries/get-licence.ts';
import { listLicences } from '../queries/list-licences.ts';
import { applyLicenceExpiry } from './apply-licence-expiry.ts';
import { decideLicence, requireLicence } from './decide-licence.ts';
import { requestLicence } from './request-licence.ts';

const database = await testDatabase();
const { db } = database;
const heard = collectDroppedPages(database);
const operatorContext = contextOf(database, operator((await makeCustomer(db)).id));
const night = contextOf(database, system());
const FOOD = await categoryId(db, 'kho-mam');
const inDays = (days: number) => vietnamDay(addMs(new Date(), days * DAY_MS));
const daysPass = (days: number) => database.setClock(`${days} days`);
afterEach(() => database.setClock('0 s'));

const stateOf = async (id: string) => (await db.select().from(products).where(eq(products.id, id)))[0]?.state;

async function seller(validUntil: string | null) {
	const shop = await makeShop(db);
	const context = contextOf(database, vendor(shop.ownerId, shop.id));
	const make = async (category: string) => (await makeProduct(db, { shopId: shop.id, categoryId: category })).id;
	const request = async () =>
		requestLicence(context, { categoryId: FOOD, pictureIds: [await makePaper(database, shop.ownerId)] });
	const decide = async (decision: 'approved' | 'rejected' | 'withdrawn', until: string | null = null) => {
		const [held] = await listLicences(operatorContext.read, shop.id, 1);
		const askedAt = new Date(held?.askedAt ?? 0).toISOString();
		const reason = decision === 'approved' ? '' : 'Giấy bị thu hồi';
		const input = { shopId: shop.id, categoryId: FOOD, decision, reason, askedAt, validUntil: until } as const;
		return codeOf(await decideLicence(operatorContext, input));
	};
	await request();
	await decide('approved', validUntil);
	const [food, hat] = [await make(FOOD), await make(await categoryId(db))];
	const told = async () => (await noticesOf(database, shop.ownerId)).slice(1).map((kind) => kind.split('.').at(-1));
	return { shop, context, food, hat, ask: request, decide, told };
}

test('followLicences hides the products of a category after the licence expired, however late it runs, and notifies the shop', async () => {
	const { shop, context, food, hat, told } = await seller(inDays(3));
	await applyLicenceExpiry(night);
	await daysPass(3);
	await applyLicenceExpiry(night);
	expect([await stateOf(food), await stateOf(hat)]).toEqual(['published', 'published']);
	await heard();
	await daysPass(9);
	expect(await applyLicenceExpiry(night)).toEqual({ hidden: 1, shown: 0, told: 1 });
	expect([await stateOf(food), await stateOf(hat)]).toEqual(['hidden', 'published']);
	expect(await heard()).toEqual(['catalog', `product:${food}`, `shop:${shop.id}`]);
	const listed = await listShopProducts(context, { state: 'hidden', sort: 'newest', limit: 5 });
	expect(listed.items.map(({ id, reason }) => [id, reason])).toEqual([[food, 'licence_missing']]);
	expect(await getProductEditor(context, { productId: food })).toMatchObject({
		value: { stateReason: 'licence_missing' },
	});
	expect(await applyLicenceExpiry(night)).toEqual({ hidden: 0, shown: 0, told: 0 });
	expect(await told()).toEqual(['licence_ending', 'licence_over']);
});

test('a renewed licence shows the products that followLicences hid, but not those that the shop hid itself', async () => {
	const { shop, context, food, ask: request, decide } = await seller(inDays(2));
	const own = await makeProduct(db, { shopId: shop.id, categoryId: FOOD });
	await changeShown(context, { productId: own.id, change: 'hide' });
	await daysPass(4);
	await applyLicenceExpiry(night);
	await request();
	await applyLicenceExpiry(night);
	expect(await stateOf(food)).toBe('hidden');
	expect(codeOf(await changeShown(context, { productId: food, change: 'show' }))).toBe('catalog.licence_missing');
	expect(await decide('approved', inDays(400))).toBe('ok');
	expect(await applyLicenceExpiry(night)).toMatchObject({ hidden: 0, shown: 1 });
	expect([await stateOf(food), await stateOf(own.id)]).toEqual(['published', 'hidden']);
});

test('after a licence is withdrawn followLicences hides its products, also while a new request is pending', async () => {
	const { food, hat, ask: request, decide, told } = await seller(null);
	expect(await decide('rejected')).toBe('catalog.asked_anew');
	expect(await decide('withdrawn')).toBe('ok');
	await request();
	await applyLicenceExpiry(night);
	expect([await stateOf(food), await stateOf(hat)]).toEqual(['hidden', 'published']);
	expect(await told()).toEqual(['licence_withdrawn']);
});

test('followLicences notifies the shop 30 and 7 days before a licence ends and when it has ended, each once', async () => {
	const { told } = await seller(inDays(40));
	const after: unknown[] = [];
	for (const days of [5, 10, 20, 33, 34, 40, 41, 41]) {
		await daysPass(days);
		await applyLicenceExpiry(night);
		after.push(await told());
	}
	const [ending, over] = ['licence_ending', 'licence_over'];
	expect(after).toEqual([
		[],
		[ending],
		[ending],
		[ending, ending],
		[ending, ending],
		[ending, ending],

		[ending, ending, over],
		[ending, ending, over],
	]);
});

test('products stay published until the last day of a licence while its successor is pending or rejected', async () => {
	const { context, food, ask: request, decide, told } = await seller(inDays(20));
	expect(await request()).toMatchObject({ value: { state: 'asked', validUntil: inDays(20) } });
	await applyLicenceExpiry(night);
	expect(await decide('rejected')).toBe('ok');
	await applyLicenceExpiry(night);
	expect(await getLicence(context, FOOD)).toMatchObject({ state: 'rejected', validUntil: inDays(20), isOver: false });
	expect(await stateOf(food)).toBe('published');
	await request();
	await daysPass(21);
	await applyLicenceExpiry(night);
	expect(await stateOf(food)).toBe('hidden');
	expect(await told()).toEqual(['licence_rejected', 'licence_over']);
	expect(await decide('approved', null)).toBe('ok');
	await applyLicenceExpiry(night);
	expect(await stateOf(food)).toBe('published');
});

test('an approved licence can be withdrawn while its successor is pending or rejected', async () => {
	for (const answers of [[], ['rejected']] as const) {
		const { shop, context, food, ask: request, decide, told } = await seller(inDays(20));
		await request();
		for (const answer of answers) await decide(answer);
		expect(await decide('withdrawn')).toBe('ok');
		expect(await decide('withdrawn')).toBe('catalog.asked_anew');
		await applyLicenceExpiry(night);
		expect(await stateOf(food)).toBe('hidden');
		expect(await told()).toEqual([...answers.map((one) => `licence_${one}`), 'licence_withdrawn']);
		expect(await getLicence(context, FOOD)).toMatchObject({ state: answers[0] ?? 'asked', validUntil: null });
		if (answers.length > 0) await request();
		expect(await decide('approved', inDays(300))).toBe('ok');
		await applyLicenceExpiry(night);
		expect(await stateOf(food)).toBe('published');
		expect((await listLicences(operatorContext.read, shop.id, 1))[0]?.paperIds).toHaveLength(1);
	}
});

test('followLicences hides no products of a category whose licence requirement was removed or is new', async () => {
	const toys = await categoryId(db, 'do-choi');
	const { shop, food, decide } = await seller(null);
	const toy = await makeProduct(db, { shopId: shop.id, categoryId: toys });
	await requireLicence(operatorContext, { slug: 'do-choi', licence: 'Chứng nhận hợp quy' });
	await decide('withdrawn');
	await applyLicenceExpiry(night);
	expect([await stateOf(food), await stateOf(toy.id)]).toEqual(['hidden', 'published']);
	const [{ licence = '' } = {}] = await listLicences(operatorContext.read, shop.id, 1);
	await requireLicence(operatorContext, { slug: 'kho-mam', licence: '' });
	await applyLicenceExpiry(night);
	expect(await stateOf(food)).toBe('published');
	await requireLicence(operatorContext, { slug: 'kho-mam', licence });
});

test('two concurrent runs of followLicences hide each of 105 products once', async () => {
	const { shop, decide } = await seller(null);
	for (let at = 0; at < 104; at += 1) await makeProduct(db, { shopId: shop.id, categoryId: FOOD });
	await applyLicenceExpiry(night);
	await decide('withdrawn');
	const done = await Promise.all([applyLicenceExpiry(night), applyLicenceExpiry(night)]);
	expect(done.reduce((sum, { hidden }) => sum + hidden, 0)).toBe(105);
	expect(await db.$count(products, eq(products.state, 'hidden'))).toBeGreaterThanOrEqual(105);
});

test('products published before their category needed a licence stay for 30 days; the shop is notified at the start, 7 days before and when they are hidden', async () => {
	const toys = await categoryId(db, 'van-phong-pham');
	const shop = await makeShop(db);
	const context = contextOf(database, vendor(shop.ownerId, shop.id));
	const { id } = await makeProduct(db, { shopId: shop.id, categoryId: toys });
	await requireLicence(operatorContext, { slug: 'van-phong-pham', licence: 'Chứng nhận hợp quy' });
	expect(await getLicence(context, toys)).toMatchObject({ state: null, soldUntil: inDays(30) });
	const hand = async () =>
		requestLicence(context, { categoryId: toys, pictureIds: [await makePaper(database, shop.ownerId)] });
	const answer = async (decision: 'approved' | 'rejected') => {
		const askedAt = new Date((await listLicences(operatorContext.read, shop.id, 1))[0]?.askedAt ?? 0).toISOString();
		const reason = decision === 'rejected' ? 'Ảnh mờ' : '';
		await decideLicence(operatorContext, {
			shopId: shop.id,
			categoryId: toys,
			decision,
			reason,
			askedAt,
			validUntil: null,
		});
	};
	await hand();
	await answer('rejected');
	const seen: unknown[] = [];
	for (const days of [0, 0, 22, 23, 24, 30, 31, 31]) {
		await daysPass(days);
		await applyLicenceExpiry(night);
		seen.push([days, await stateOf(id), (await noticesOf(database, shop.ownerId)).length]);
	}
	expect(seen).toEqual([
		...[0, 0, 22].map((days) => [days, 'published', 2]),
		...[23, 24, 30].map((days) => [days, 'published', 3]),
		...[31, 31].map((days) => [days, 'hidden', 4]),
	]);
	expect((await noticesOf(database, shop.ownerId)).at(-1)).toBe('catalog.licence_lacking');
	expect(await getLicence(context, toys)).toMatchObject({ state: 'rejected', soldUntil: null });
	await hand();
	await answer('approved');
	await applyLicenceExpiry(night);
	expect(await stateOf(id)).toBe('published');
	await requireLicence(operatorContext, { slug: 'van-phong-pham', licence: '' });
});
