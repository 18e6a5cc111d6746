import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { CreateProductInput } from '#src/domains/catalog/contract/product.ts';
import { products } from '#src/domains/catalog/db/tables.ts';
import { listingChecks } from '#src/domains/compliance/db/tables.ts';
import { beginImport } from '#src/domains/product-import/use-cases/begin-import.ts';
import { liftBlock, sanctionShop } from '#src/domains/shop-sanctions/index.ts';
import { productFileMessages } from '#src/messages/vi/vendor/product-imports.ts';
import { newId } from '#src/shared/ids.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator, publishedEvents, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { collectDroppedPages } from '#tests/dropped-pages.ts';
import { categoryId, makeDraft, makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeShop, makeTrustedShop } from '#tests/factories/vendors.ts';
import { createProduct } from './create-product.ts';
import { publishProduct } from './publish-product.ts';

const database = await testDatabase();
const heard = collectDroppedPages(database);
const { db } = database;

/** An id outside the sample, so no test depends on chance. */
const unsampledId = () => `${newId().slice(0, -6)}000001`;

async function drafted(name = 'Nón lá Huế') {
	const shop = await makeTrustedShop(db);
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	const { id } = await makeDraft(db, { shopId: shop.id, name, id: unsampledId() });
	return { shop, seller, productId: id };
}
const stateOf = async (id: string) => (await db.select().from(products).where(eq(products.id, id)))[0]?.state;

test('publishProduct returns catalog.not_found for products of another shop and unknown ones', async () => {
	const [own, other] = [await drafted(), await drafted()];
	for (const productId of [other.productId, newId()])
		expect(codeOf(await publishProduct(own.seller, { productId }))).toBe('catalog.not_found');
	expect(await stateOf(other.productId)).toBe('draft');
});

test('publishProduct returns catalog.shop_not_open for a suspended, submitted or terminated shop', async () => {
	const { shop, productId } = await drafted();
	for (const shopState of ['suspended', 'submitted', 'terminated'] as const) {
		const seller = contextOf(database, vendor(shop.ownerId, shop.id, { shopState }));
		expect(codeOf(await publishProduct(seller, { productId }))).toBe('catalog.shop_not_open');
	}
});

test('twenty concurrent publishProduct calls publish and announce the product once', async () => {
	const { seller, productId } = await drafted();
	const answers = await Promise.all(Array.from({ length: 20 }, () => publishProduct(seller, { productId })));
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	expect(new Set(answers.filter(({ ok }) => !ok).map(codeOf))).toEqual(new Set(['catalog.state_refuses']));
	const events = await publishedEvents<{ productId: string }>(database, 'catalog.product_published');
	expect(events.filter((event) => event.productId === productId)).toHaveLength(1);
	expect(await db.$count(listingChecks, eq(listingChecks.productId, productId))).toBe(0);
});

test('a shop with the freight capability only can neither create, publish nor import products', async () => {
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

test('publishProduct returns catalog.picture_missing for the field pictures when a product has none', async () => {
	const { shop, seller } = await drafted();
	const { id } = await makeProduct(db, { shopId: shop.id, state: 'draft', publishedAt: null });
	expect(await publishProduct(seller, { productId: id })).toMatchObject({
		error: { kind: 'invalid', code: 'catalog.picture_missing', fields: { pictures: 'catalog.picture_missing' } },
	});
	expect(await stateOf(id)).toBe('draft');
});

test('publishProduct makes a listing with a doubt pending and does not announce it', async () => {
	const { seller, productId } = await drafted('Giày super fake');
	expect(await publishProduct(seller, { productId })).toEqual({ ok: true, value: { state: 'pending' } });
	expect(codeOf(await publishProduct(seller, { productId }))).toBe('catalog.state_refuses');
	const events = await publishedEvents<{ productId: string }>(database, 'catalog.product_published');
	expect(events.some((event) => event.productId === productId)).toBe(false);
	expect(await db.select().from(listingChecks).where(eq(listingChecks.productId, productId))).toMatchObject([
		{ kind: 'before_display', doubts: ['banned_words'], decision: null },
	]);
});

test('publishing drops the cached pages of the catalog, product and shop; a pending listing drops none', async () => {
	const [live, waiting] = [await drafted(), await drafted('Giày super fake')];
	await publishProduct(waiting.seller, { productId: waiting.productId });
	expect(await heard()).toEqual([]);
	await publishProduct(live.seller, { productId: live.productId });
	const tags = (await heard()).join();
	for (const tag of ['catalog', `product:${live.productId}`, `shop:${live.shop.id}`]) expect(tags).toContain(tag);
});

test('a listing block rejects new listings for 30 days or until it is lifted, and published products stay', async () => {
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
