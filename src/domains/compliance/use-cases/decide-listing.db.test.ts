import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { productPictures, products } from '#src/domains/catalog/db/tables.ts';
import { changeShown } from '#src/domains/product-editing/use-cases/change-product-state.ts';
import { publishProduct } from '#src/domains/product-editing/use-cases/publish-product.ts';
import { newId } from '#src/shared/ids.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator, publishedEvents, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { collectDroppedPages } from '#tests/dropped-pages.ts';
import { makeDraft, makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeShop, makeTrustedShop } from '#tests/factories/vendors.ts';
import { listingChecks } from '../db/tables.ts';
import { decideListing } from './decide-listing.ts';

const database = await testDatabase();
const { db } = database;
const heard = collectDroppedPages(database);
const operatorContext = contextOf(database, operator((await makeCustomer(db)).id));
const shop = await makeShop(db);
const seller = contextOf(database, vendor(shop.ownerId, shop.id));

async function handedIn(name: string) {
	const { id } = await makeDraft(db, { shopId: shop.id, name });
	await publishProduct(seller, { productId: id });
	return id;
}
const DOUBTFUL = 'Bình xịt hơi cay đồ chơi';
const rowOf = async (id: string) => (await db.select().from(products).where(eq(products.id, id)))[0];
const told = async (productId: string) =>
	(await publishedEvents<{ productId: string; decision: string; reason: string }>(database, 'catalog.listing_decided'))
		.filter((event) => event.productId === productId)
		.map(({ decision, reason }) => [decision, reason]);

test('decideListing accepts one of twenty concurrent decisions and notifies the shop of that one', async () => {
	const productId = await handedIn(DOUBTFUL);
	const decisions = ['approved', 'rejected', 'changes_requested'] as const;
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, at) =>
			decideListing(operatorContext, { productId, decision: decisions[at % 3] ?? 'approved', reason: 'Đã xem' }),
		),
	);
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	expect(new Set(answers.filter(({ ok }) => !ok).map(codeOf))).toEqual(new Set(['catalog.state_refuses']));
	const [check] = await db.select().from(listingChecks).where(eq(listingChecks.productId, productId));
	expect(await told(productId)).toEqual([[check?.decision, 'Đã xem']]);
	expect((await rowOf(productId))?.stateReason).toBe('Đã xem');
});

test("decideListing returns vendors.office_own_shop for the operator's own shop, and another operator can still decide", async () => {
	const productId = await handedIn(DOUBTFUL);
	const own = contextOf(database, operator(shop.ownerId));
	for (const decision of ['approved', 'rejected'] as const)
		expect(codeOf(await decideListing(own, { productId, decision, reason: 'Đã xem' }))).toBe('vendors.office_own_shop');
	expect(await rowOf(productId)).toMatchObject({ state: 'pending' });
	expect(await told(productId)).toEqual([]);
	expect(codeOf(await decideListing(operatorContext, { productId, decision: 'approved', reason: '' }))).toBe('ok');
});

test('decideListing returns catalog.picture_missing when it approves a listing that lost its picture; changes can be requested', async () => {
	const productId = await handedIn(DOUBTFUL);
	await db.delete(productPictures).where(eq(productPictures.productId, productId));
	const decide = (decision: 'approved' | 'changes_requested') =>
		decideListing(operatorContext, { productId, decision, reason: 'Đã xem' });
	expect(codeOf(await decide('approved'))).toBe('catalog.picture_missing');
	expect(await rowOf(productId)).toMatchObject({ state: 'pending' });
	expect(codeOf(await decide('changes_requested'))).toBe('ok');
});

test('decideListing returns catalog.state_refuses for drafts and hidden products and catalog.not_found for unknown ones', async () => {
	const { id } = await makeProduct(db, { shopId: shop.id, state: 'draft', publishedAt: null });
	const hidden = await makeProduct(db, { shopId: shop.id, state: 'hidden' });
	const approve = (productId: string) =>
		decideListing(operatorContext, { productId, decision: 'approved', reason: '' });
	expect(codeOf(await approve(id))).toBe('catalog.state_refuses');
	expect(codeOf(await approve(hidden.id))).toBe('catalog.state_refuses');
	expect(codeOf(await approve(newId()))).toBe('catalog.not_found');
	expect(await rowOf(id)).toMatchObject({ state: 'draft', publishedAt: null });
});

test('approving a listing drops the cached pages of the catalog, the product and the shop', async () => {
	const productId = await handedIn(DOUBTFUL);
	await heard();
	expect(codeOf(await decideListing(operatorContext, { productId, decision: 'approved', reason: '' }))).toBe('ok');
	expect(await heard()).toEqual(['catalog', `product:${productId}`, `shop:${shop.id}`]);
});

test('decideListing returns catalog.reason_missing for a rejection without a reason, and the listing can still be approved', async () => {
	const productId = await handedIn(DOUBTFUL);
	expect(codeOf(await decideListing(operatorContext, { productId, decision: 'rejected', reason: '\n ' }))).toBe(
		'catalog.reason_missing',
	);
	expect(await rowOf(productId)).toMatchObject({ state: 'pending' });
	expect(await told(productId)).toEqual([]);
	expect(codeOf(await decideListing(operatorContext, { productId, decision: 'approved', reason: '' }))).toBe('ok');
	expect(await told(productId)).toEqual([['approved', '']]);
});

test('approving a sampled listing that the shop has hidden keeps it hidden and sends no notice', async () => {
	const trusted = await makeTrustedShop(db);
	const keeper = contextOf(database, vendor(trusted.ownerId, trusted.id));
	const { id: productId } = await makeDraft(db, { shopId: trusted.id, id: `${newId().slice(0, -6)}000000` });
	await publishProduct(keeper, { productId });
	await changeShown(keeper, { productId, change: 'hide' });
	expect(await decideListing(operatorContext, { productId, decision: 'approved', reason: '' })).toMatchObject({
		value: { state: 'hidden' },
	});
	expect(await told(productId)).toEqual([]);
	expect(codeOf(await decideListing(operatorContext, { productId, decision: 'rejected', reason: 'Muộn rồi' }))).toBe(
		'catalog.state_refuses',
	);
});
