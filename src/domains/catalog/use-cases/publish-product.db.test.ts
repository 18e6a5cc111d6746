import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { liftBlock, sanctionShop } from '#src/domains/vendors/index.ts';
import { productFileMessages } from '#src/messages/vi/product-file.ts';
import { newId } from '#src/shared/ids.ts';
import { codeOf } from '#tests/code-of.ts';
import { announced, contextOf, operator, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { collectDroppedPages } from '#tests/dropped-pages.ts';
import { categoryId, makeDraft, makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeShop, makeTrustedShop } from '#tests/factories/vendors.ts';
import { CreateProductInput } from '../contract.ts';
import { listingChecks } from '../db/licence-tables.ts';
import { products } from '../db/tables.ts';
import { beginImport } from './begin-import.ts';
import { createProduct } from './create-product.ts';
import { publishProduct } from './publish-product.ts';

const database = await testDatabase();
const heard = collectDroppedPages(database);
const { db } = database;

/** Whether a sample asks for a person is not left to chance. */
const unsampledId = () => `${newId().slice(0, -6)}000001`;

async function drafted(name = 'Nón lá Huế') {
	const shop = await makeTrustedShop(db);
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	const { id } = await makeDraft(db, { shopId: shop.id, name, id: unsampledId() });
	return { shop, seller, productId: id };
}
const stateOf = async (id: string) => (await db.select().from(products).where(eq(products.id, id)))[0]?.state;

test('nobody hands in the products of another shop, nor what is not there', async () => {
	const [own, other] = [await drafted(), await drafted()];
	for (const productId of [other.productId, newId()])
		expect(codeOf(await publishProduct(own.seller, { productId }))).toBe('catalog.not_found');
	expect(await stateOf(other.productId)).toBe('draft');
});

test('a shop that does not sell hands in nothing', async () => {
	const { shop, productId } = await drafted();
	for (const shopState of ['suspended', 'submitted', 'terminated'] as const) {
		const seller = contextOf(database, vendor(shop.ownerId, shop.id, { shopState }));
		expect(codeOf(await publishProduct(seller, { productId }))).toBe('catalog.shop_not_open');
	}
});

test('of twenty presses at once one hands it in, and it is announced once', async () => {
	const { seller, productId } = await drafted();
	const answers = await Promise.all(Array.from({ length: 20 }, () => publishProduct(seller, { productId })));
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	expect(new Set(answers.filter(({ ok }) => !ok).map(codeOf))).toEqual(new Set(['catalog.state_refuses']));
	const events = await announced<{ productId: string }>(database, 'catalog.product_published');
	expect(events.filter((event) => event.productId === productId)).toHaveLength(1);
	expect(await db.$count(listingChecks, eq(listingChecks.productId, productId))).toBe(0);
});

test('a shop that has said it carries products sells none: neither made, handed in nor brought in by a file', async () => {
	const carrier = await makeShop(db, { capabilities: ['freight'] });
	const seller = contextOf(database, vendor(carrier.ownerId, carrier.id));
	const { id } = await makeDraft(db, { shopId: carrier.id });
	expect(codeOf(await publishProduct(seller, { productId: id }))).toBe('catalog.goods_not_sold');
	const file = { bytes: new TextEncoder().encode('x'), headings: productFileMessages.headings };
	expect(codeOf(await beginImport(seller, file))).toBe('catalog.import_goods_not_sold');
	const form = {
		name: 'Nón lá Huế',
		description: 'Nón lá bài thơ, vành 40 cm.',
		optionNames: [],
		pictures: [],
		prepDays: 1,
	};
	const variants = [{ optionValues: [], sku: 'NON', priceVnd: 90_000, weightG: 200, stock: 3 }];
	const made = await createProduct(
		seller,
		CreateProductInput.parse({ ...form, variants, categoryId: await categoryId(db) }),
	);
	expect(codeOf(made)).toBe('catalog.goods_not_sold');
});

test('products without a picture are not put up, which is said beside the pictures', async () => {
	const { shop, seller } = await drafted();
	const { id } = await makeProduct(db, { shopId: shop.id, state: 'draft', publishedAt: null });
	expect(await publishProduct(seller, { productId: id })).toMatchObject({
		error: { kind: 'invalid', code: 'catalog.picture_missing', fields: { pictures: 'catalog.picture_missing' } },
	});
	expect(await stateOf(id)).toBe('draft');
});

test('what raises a doubt is neither shown nor announced while it waits', async () => {
	const { seller, productId } = await drafted('Giày super fake');
	expect(await publishProduct(seller, { productId })).toEqual({ ok: true, value: { state: 'pending' } });
	expect(codeOf(await publishProduct(seller, { productId }))).toBe('catalog.state_refuses');
	const events = await announced<{ productId: string }>(database, 'catalog.product_published');
	expect(events.some((event) => event.productId === productId)).toBe(false);
	expect(await db.select().from(listingChecks).where(eq(listingChecks.productId, productId))).toMatchObject([
		{ kind: 'before_display', doubts: ['banned_words'], decision: null },
	]);
});

test('what goes live is seen in lists and on its shop’s page that were kept; what waits changes none', async () => {
	const [live, waiting] = [await drafted(), await drafted('Giày super fake')];
	await publishProduct(waiting.seller, { productId: waiting.productId });
	expect(await heard()).toEqual([]);
	await publishProduct(live.seller, { productId: live.productId });
	const tags = (await heard()).join();
	for (const tag of ['catalog', `product:${live.productId}`, `shop:${live.shop.id}`]) expect(tags).toContain(tag);
});

test('who was stopped by an operator puts nothing new up, keeps what is on sale, and goes on when the time is over', async () => {
	const { shop, seller, productId } = await drafted();
	const { id: shown } = await makeProduct(db, { shopId: shop.id, name: 'Nón bài thơ' });
	const desk = contextOf(database, operator((await makeCustomer(db)).id));
	const said = { shopId: shop.id, reason: 'Ảnh của người khác' };
	const put = async () => codeOf(await publishProduct(seller, { productId }));
	await sanctionShop(desk, { ...said, kind: 'warning' });
	await sanctionShop(desk, { ...said, kind: 'listing_block' });
	const refused = await publishProduct(seller, { productId });
	expect(refused).toMatchObject({ error: { code: 'catalog.listing_blocked', details: { until: expect.any(String) } } });
	expect([await stateOf(productId), await stateOf(shown)]).toEqual(['draft', 'published']);
	await database.setClock('30 days 1 minute');
	expect(await put()).toBe('ok');
	await database.setClock('0 s');
	const later = await drafted();
	await sanctionShop(desk, { ...said, shopId: later.shop.id, kind: 'listing_block' });
	await liftBlock(desk, { ...said, shopId: later.shop.id });
	expect(codeOf(await publishProduct(later.seller, { productId: later.productId }))).toBe('ok');
});
