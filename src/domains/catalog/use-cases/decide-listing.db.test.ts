import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { codeOf } from '#tests/code-of.ts';
import { announced, contextOf, operator, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { collectDroppedPages } from '#tests/dropped-pages.ts';
import { makeDraft, makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeShop, makeTrustedShop } from '#tests/factories/vendors.ts';
import { listingChecks } from '../db/licence-tables.ts';
import { productPictures, products } from '../db/tables.ts';
import { changeShown } from './change-product-state.ts';
import { decideListing } from './decide-listing.ts';
import { publishProduct } from './publish-product.ts';

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
	(await announced<{ productId: string; decision: string; reason: string }>(database, 'catalog.listing_decided'))
		.filter((event) => event.productId === productId)
		.map(({ decision, reason }) => [decision, reason]);

test('of twenty who decide at once one is heard, and the shop is told that one', async () => {
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

test('nobody decides on a listing of the shop that they work for: it waits on for somebody else', async () => {
	const productId = await handedIn(DOUBTFUL);
	const own = contextOf(database, operator(shop.ownerId));
	for (const decision of ['approved', 'rejected'] as const)
		expect(codeOf(await decideListing(own, { productId, decision, reason: 'Đã xem' }))).toBe('vendors.office_own_shop');
	expect(await rowOf(productId)).toMatchObject({ state: 'pending' });
	expect(await told(productId)).toEqual([]);
	expect(codeOf(await decideListing(operatorContext, { productId, decision: 'approved', reason: '' }))).toBe('ok');
});

test('what has lost its picture while it waited is not shown, and may be sent back', async () => {
	const productId = await handedIn(DOUBTFUL);
	await db.delete(productPictures).where(eq(productPictures.productId, productId));
	const decide = (decision: 'approved' | 'changes_requested') =>
		decideListing(operatorContext, { productId, decision, reason: 'Đã xem' });
	expect(codeOf(await decide('approved'))).toBe('catalog.picture_missing');
	expect(await rowOf(productId)).toMatchObject({ state: 'pending' });
	expect(codeOf(await decide('changes_requested'))).toBe('ok');
});

test('what waits for nobody is not decided: a draft, what is hidden, what is not there', async () => {
	const { id } = await makeProduct(db, { shopId: shop.id, state: 'draft', publishedAt: null });
	const hidden = await makeProduct(db, { shopId: shop.id, state: 'hidden' });
	const approve = (productId: string) =>
		decideListing(operatorContext, { productId, decision: 'approved', reason: '' });
	expect(codeOf(await approve(id))).toBe('catalog.state_refuses');
	expect(codeOf(await approve(hidden.id))).toBe('catalog.state_refuses');
	expect(codeOf(await approve(newId()))).toBe('catalog.not_found');
	expect(await rowOf(id)).toMatchObject({ state: 'draft', publishedAt: null });
});

test('a listing that is shown at last appears in lists, on its page and in its shop that were kept without it', async () => {
	const productId = await handedIn(DOUBTFUL);
	await heard();
	expect(codeOf(await decideListing(operatorContext, { productId, decision: 'approved', reason: '' }))).toBe('ok');
	expect(await heard()).toEqual(['catalog', `product:${productId}`, `shop:${shop.id}`]);
});

test('an error without a reason leaves the listing waiting, and the check open', async () => {
	const productId = await handedIn(DOUBTFUL);
	expect(codeOf(await decideListing(operatorContext, { productId, decision: 'rejected', reason: '\n ' }))).toBe(
		'catalog.reason_missing',
	);
	expect(await rowOf(productId)).toMatchObject({ state: 'pending' });
	expect(await told(productId)).toEqual([]);
	expect(codeOf(await decideListing(operatorContext, { productId, decision: 'approved', reason: '' }))).toBe('ok');
	expect(await told(productId)).toEqual([['approved', '']]);
});

test('a sample that is fine changes nothing and tells nobody, also when the shop has hidden it in the meantime', async () => {
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
