import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { SAMPLE_ONE_IN } from '#src/domains/compliance/contract/moderation.ts';
import { productChanges } from '#src/domains/compliance/db/tables.ts';
import {
	decideChange,
	decideListing,
	findListedProduct,
	listOpenChanges,
	listOpenChecks,
	takeDownProduct,
} from '#src/domains/compliance/index.ts';
import { changeShown, publishProduct, setPrice } from '#src/domains/product-editing/index.ts';
import { editProduct } from '#src/domains/product-editing/use-cases/edit-product.ts';
import { getListScreen, suggest } from '#src/domains/search/index.ts';
import { readListAddress } from '#src/domains/search/rules/list-address.ts';
import { newShopConfig } from '#src/domains/vendors/contract/shop.ts';
import { countCompleted } from '#src/domains/vendors/index.ts';
import { transact } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, publishedEvents, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { categoryId, makeDraft, makeProduct } from '#tests/factories/catalog.ts';
import { makePicture, showPicture } from '#tests/factories/pictures.ts';
import { makeShop, makeTrustedShop } from '#tests/factories/vendors.ts';
import { products } from '../db/tables.ts';
import { findProductPage } from '../queries/find-product-page.ts';
import { listIndexedPages } from '../queries/list-indexed-pages.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const operator = contextOf(database, system());
const description = 'Mô tả đủ dài để đăng lên kệ hàng.';

async function sellerOf(made: ReturnType<typeof makeShop>) {
	const shop = await made;
	return { shop, seller: contextOf(database, vendor(shop.ownerId, shop.id)) };
}
const newSeller = () => sellerOf(makeShop(database.db));
const trustedSeller = () => sellerOf(makeTrustedShop(database.db));
const draft = (shopId: string, more: Parameters<typeof makeProduct>[1] = {}) =>
	makeDraft(database.db, { shopId, description, ...more });
const stateOf = async (id: string) =>
	(await database.db.select({ state: products.state }).from(products).where(eq(products.id, id)))[0]?.state;

beforeEach(() => database.setClock('0 hours'));

const isoOf = (at: Date | undefined): string => new Date(at ?? 0).toISOString();

test('a listing with a doubt stays pending, and its check counts the hours until the 24-hour deadline', async () => {
	const { shop, seller } = await trustedSeller();
	const { id, slug } = await draft(shop.id, { name: 'Giày super fake' });
	expect(await publishProduct(seller, { productId: id })).toMatchObject({ value: { state: 'pending' } });
	expect((await findProductPage(read, slug)).kind).toBe('absent');
	await database.setClock('25 hours');
	const [check] = (await listOpenChecks(read, 100)).filter(({ productId }) => productId === id);
	expect(check).toMatchObject({ kind: 'before_display', doubts: ['banned_words'], hoursLeft: -1 });
	expect(await findListedProduct(read, slug)).toBe(id);

	const request = { productId: id, decision: 'changes_requested' } as const;
	expect(codeOf(await decideListing(operator, { ...request, reason: ' ' }))).toBe('catalog.reason_missing');
	expect((await decideListing(operator, { ...request, reason: 'Bỏ chữ fake' })).ok).toBe(true);
	expect(codeOf(await decideListing(operator, { ...request, reason: 'nữa' }))).toBe('catalog.state_refuses');
	await editProduct(seller, { productId: id, name: 'Giày vải', description });
	expect(await publishProduct(seller, { productId: id })).toMatchObject({ value: { state: 'pending' } });
	expect((await decideListing(operator, { productId: id, decision: 'approved', reason: '' })).ok).toBe(true);
	expect((await findProductPage(read, 'giay-vai')).kind).toBe('product');
});

test('every listing of a new shop is reviewed before publication, and a reviewed one can be hidden and shown without another review', async () => {
	const { shop, seller } = await newSeller();
	const { id, slug } = await draft(shop.id);
	expect(await publishProduct(seller, { productId: id })).toMatchObject({ value: { state: 'pending' } });
	expect((await findProductPage(read, slug)).kind).toBe('absent');
	const waiting = async () => (await listOpenChecks(read, 100)).find(({ productId }) => productId === id);
	expect(await waiting()).toMatchObject({ kind: 'before_display', doubts: [], hoursLeft: 24 });
	await decideListing(operator, { productId: id, decision: 'approved', reason: '' });
	expect((await findProductPage(read, slug)).kind).toBe('product');
	for (const change of ['hide', 'show'] as const) await changeShown(seller, { productId: id, change });
	expect([await stateOf(id), await waiting()]).toEqual(['published', undefined]);
});

test('an edit during the review restarts it, and an approval of the old version returns catalog.asked_anew', async () => {
	const { shop, seller } = await newSeller();
	const { id } = await draft(shop.id, { name: 'Bình xịt hơi cay' });
	await publishProduct(seller, { productId: id });
	const waiting = async () => (await listOpenChecks(read, 100)).find(({ productId }) => productId === id);
	const first = await waiting();
	await database.setClock('2 hours');
	expect((await editProduct(seller, { productId: id, name: 'Thuốc bổ gia truyền', description })).ok).toBe(true);
	const second = await waiting();
	expect(second).toMatchObject({ name: 'Thuốc bổ gia truyền', doubts: [], hoursLeft: 24 });
	const approve = (askedAt: Date | undefined) =>
		decideListing(operator, { productId: id, decision: 'approved', reason: '', askedAt: isoOf(askedAt) });
	expect(codeOf(await approve(first?.askedAt))).toBe('catalog.asked_anew');
	expect(await stateOf(id)).toBe('pending');
	expect(await approve(second?.askedAt)).toMatchObject({ value: { state: 'published' } });
});

test('an approved listing is published and announced, a rejected one is neither', async () => {
	const { shop, seller } = await newSeller();
	const [good, bad] = [
		await draft(shop.id, { name: 'Bình xịt hơi cay đồ chơi' }),
		await draft(shop.id, { name: 'Sim rác giá rẻ' }),
	];
	for (const { id } of [good, bad]) await publishProduct(seller, { productId: id });
	expect((await decideListing(operator, { productId: good.id, decision: 'approved', reason: '' })).ok).toBe(true);
	expect((await decideListing(operator, { productId: bad.id, decision: 'rejected', reason: 'Hàng cấm' })).ok).toBe(
		true,
	);
	expect([await stateOf(good.id), await stateOf(bad.id)]).toEqual(['published', 'rejected']);
	const events = await publishedEvents<{ productId: string }>(database, 'catalog.product_published');
	expect(events.map(({ productId }) => productId)).toContain(good.id);
	expect(codeOf(await publishProduct(seller, { productId: bad.id }))).toBe('catalog.state_refuses');
});

async function sampled(shopId: string) {
	const id = `${newId().slice(0, -6)}${(SAMPLE_ONE_IN * 1000).toString(16).padStart(6, '0')}`;
	return draft(shopId, { id });
}

test('a sampled listing of a trusted shop is published first, and its rejection takes it down', async () => {
	const { shop, seller } = await trustedSeller();
	const { id, slug } = await sampled(shop.id);
	expect(await publishProduct(seller, { productId: id })).toMatchObject({ value: { state: 'published' } });
	expect((await listOpenChecks(read, 100)).find(({ productId }) => productId === id)?.kind).toBe('sample');
	const rejected = await decideListing(operator, {
		productId: id,
		decision: 'rejected',
		reason: 'Ảnh không đúng hàng',
	});
	expect(rejected).toMatchObject({ value: { state: 'taken_down' } });
	expect((await findProductPage(read, slug)).kind).toBe('gone');
	expect((await listOpenChecks(read, 100)).some(({ productId }) => productId === id)).toBe(false);
});

test('a sampled listing with requested changes is absent until the shop edits it and an operator approves it', async () => {
	const { shop, seller } = await trustedSeller();
	const { id, slug } = await sampled(shop.id);
	await publishProduct(seller, { productId: id });
	const decide = (decision: 'approved' | 'changes_requested') =>
		decideListing(operator, { productId: id, decision, reason: decision === 'approved' ? '' : 'Ảnh mờ, chụp lại' });
	expect(await decide('changes_requested')).toMatchObject({ value: { state: 'changes_requested' } });
	expect((await findProductPage(read, slug)).kind).toBe('absent');
	const told = await publishedEvents<{ productId: string; decision: string }>(database, 'catalog.listing_decided');
	expect(told.filter(({ productId }) => productId === id).map(({ decision }) => decision)).toEqual([
		'changes_requested',
	]);
	expect(codeOf(await changeShown(seller, { productId: id, change: 'show' }))).toBe('catalog.state_refuses');
	expect((await editProduct(seller, { productId: id, name: 'Gạo mẫu túi vải', description })).ok).toBe(true);
	expect(await publishProduct(seller, { productId: id })).toMatchObject({ value: { state: 'pending' } });
	expect(await decide('approved')).toMatchObject({ value: { state: 'published' } });
	expect((await findProductPage(read, 'gao-mau-tui-vai')).kind).toBe('product');
});

test('a picture of another shop, a price far below the category and a third expensive listing raise doubts', async () => {
	const { shop, seller } = await newSeller();
	const other = await makeProduct(database.db, { name: 'Hàng của người khác' });
	const copied = await draft(shop.id, { name: 'Hàng chép ảnh' });
	const picture = await makePicture(database.db);
	for (const { id } of [other, copied]) await showPicture(database.db, id, picture.id, 1);
	await publishProduct(seller, { productId: copied.id });

	const category = await categoryId(database.db, 'xe-dap');
	for (let count = 0; count < 20; count += 1)
		await makeProduct(database.db, { categoryId: category, variants: [{ priceVnd: 1_000_000 }] });
	const cheap = await draft(shop.id, { name: 'Xe đạp rẻ lạ', categoryId: category, variants: [{ priceVnd: 499_000 }] });
	await publishProduct(seller, { productId: cheap.id });

	const dear = { variants: [{ priceVnd: 6_000_000 }] };
	const three = [await draft(shop.id, dear), await draft(shop.id, dear), await draft(shop.id, dear)];
	for (const { id } of three) await publishProduct(seller, { productId: id });
	const checks = await listOpenChecks(read, 100);
	const doubtsOf = (id: string | undefined) => checks.find(({ productId }) => productId === id)?.doubts;
	expect(doubtsOf(copied.id)).toEqual(['picture_of_another_shop']);
	expect(doubtsOf(cheap.id)).toEqual(['price_far_below']);
	expect(three.map(({ id }) => doubtsOf(id))).toEqual([[], [], ['many_dear_goods']]);
});

test('the limit of expensive listings of a new shop counts hidden products and products with only one expensive variant', async () => {
	const { shop, seller } = await newSeller();
	const dear = () => draft(shop.id, { variants: [{ priceVnd: 6_000_000 }] });
	const [first, bait, third] = [
		await dear(),
		await draft(shop.id, { variants: [{ priceVnd: 100_000 }, { priceVnd: 6_000_000 }] }),
		await dear(),
	];
	await publishProduct(seller, { productId: first.id });
	await decideListing(operator, { productId: first.id, decision: 'approved', reason: '' });
	await changeShown(seller, { productId: first.id, change: 'hide' });
	for (const { id } of [bait, third]) await publishProduct(seller, { productId: id });
	const checks = await listOpenChecks(read, 100);
	const doubtsOf = (id: string) => checks.find(({ productId }) => productId === id)?.doubts;
	expect([doubtsOf(bait.id), doubtsOf(third.id)]).toEqual([[], ['many_dear_goods']]);
});

test('when a new shop publishes twenty drafts concurrently, none beyond its limit of listings is accepted', async () => {
	const { shop, seller } = await newSeller();
	for (let count = 1; count < newShopConfig.listingsMax; count += 1)
		await makeProduct(database.db, { shopId: shop.id });
	const drafts = [];
	for (let count = 0; count < 20; count += 1) drafts.push(await draft(shop.id));
	await database.warm(20);
	const answers = await Promise.all(drafts.map(({ id }) => publishProduct(seller, { productId: id })));
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	expect(new Set(answers.filter(({ ok }) => !ok).map(codeOf))).toEqual(new Set(['catalog.listing_limit']));
	await database.db.execute(sql`update shops set approved_at = app_now() - interval '60 days' where id = ${shop.id}`);
	await database.db.execute(sql`update products set sold_count = 1000 where shop_id = ${shop.id}`);
	const [late] = drafts.filter((_draft, at) => !answers[at]?.ok);
	const productId = late?.id ?? '';
	expect(codeOf(await publishProduct(seller, { productId }))).toBe('catalog.listing_limit');
	await transact(operator, async (scope) =>
		ok(await countCompleted(scope, new Map([[shop.id, newShopConfig.orders]]))),
	);
	expect(await publishProduct(seller, { productId })).toMatchObject({ value: { state: 'published' } });
});

test('a price change of more than half is pending, and confirming it sets the requested price', async () => {
	const { shop, seller } = await newSeller();
	const product = await makeProduct(database.db, { shopId: shop.id });
	const variantId = product.variants[0]?.id ?? '';
	expect(await setPrice(seller, { variantId, priceVnd: 20_000 })).toMatchObject({ value: { isPending: true } });
	expect(codeOf(await setPrice(seller, { variantId, priceVnd: 10_000 }))).toBe('catalog.change_pending');
	expect(await listOpenChanges(read, 10)).toMatchObject([
		{ kind: 'price', before: { priceVnd: 100_000 }, after: { priceVnd: 20_000 } },
	]);
	expect(codeOf(await decideChange(operator, { productId: product.id, decision: 'rejected', reason: '' }))).toBe(
		'catalog.reason_missing',
	);
	expect((await decideChange(operator, { productId: product.id, decision: 'confirmed', reason: '' })).ok).toBe(true);
	const [row] = await database.db.select().from(products).where(eq(products.id, product.id));
	expect(row?.priceFromVnd).toBe(20_000);
	expect(codeOf(await decideChange(operator, { productId: product.id, decision: 'confirmed', reason: '' }))).toBe(
		'catalog.not_found',
	);
});

test('a renaming into another product is pending, and rows of product_changes can be neither updated nor deleted', async () => {
	const { shop, seller } = await newSeller();
	const { id } = await makeProduct(database.db, { shopId: shop.id, name: 'Nón lá Huế' });
	const edit = (name: string) => editProduct(seller, { productId: id, name, description });
	expect(await edit('Nón lá Huế hai lớp')).toMatchObject({ value: { isPending: false, slug: 'non-la-hue-hai-lop' } });
	expect(await edit('Điện thoại cũ')).toMatchObject({ value: { isPending: true, slug: 'non-la-hue-hai-lop' } });
	expect(codeOf(await edit('Nón khác'))).toBe('catalog.change_pending');
	await decideChange(operator, { productId: id, decision: 'rejected', reason: 'Không phải cùng một món' });
	const rows = await database.db.select().from(productChanges).where(eq(productChanges.productId, id));
	expect(rows.map(({ kind, decision }) => [kind, decision]).sort()).toEqual([
		['words', 'confirmed'],
		['words', 'rejected'],
	]);
	for (const change of [sql`update product_changes set reason = 'khác'`, sql`delete from product_changes`])
		await expect(database.db.execute(change)).rejects.toThrow();
});

test('twenty concurrent price changes leave one pending change', async () => {
	const { shop, seller } = await newSeller();
	const product = await makeProduct(database.db, { shopId: shop.id });
	const variantId = product.variants[0]?.id ?? '';
	await database.warm(20);
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, at) => setPrice(seller, { variantId, priceVnd: 300_000 + at })),
	);
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	expect((await listOpenChanges(read, 100)).filter(({ productId }) => productId === product.id)).toHaveLength(1);
});

test('a taken-down product is immediately gone from lists, counts, search, suggestions and the sitemap', async () => {
	const category = await categoryId(database.db, 'den-trang-tri');
	const name = 'Đèn lồng Hội An lụa';
	const { id, slug } = await makeProduct(database.db, {
		categoryId: category,
		name,
		searchText: 'den long hoi an lua',
		filterKeys: ['huong:que-cam'],
	});
	const seen = async () => {
		const inList = await getListScreen(read, readListAddress(new URLSearchParams()), { categoryId: category });
		const found = await getListScreen(read, readListAddress(new URLSearchParams('q=đèn lồng hội an')));
		const suggested = await suggest(read, { q: 'đèn lồng', limit: 10 });
		const indexed = await listIndexedPages(read, 2);
		return [
			inList.list.total,
			inList.facets.attributes.length,
			found.list.cards.filter((card) => card.slug === slug).length,
			suggested.items.filter((item) => item.slug === slug).length,
			indexed?.filter((page) => page.slug === slug).length,
		];
	};
	expect(await seen()).toEqual([1, 1, 1, 1, 1]);
	expect((await takeDownProduct(operator, { productId: id, reason: 'Hàng giả' })).ok).toBe(true);
	expect(await seen()).toEqual([0, 0, 0, 0, 0]);
	expect((await findProductPage(read, slug)).kind).toBe('gone');
});
