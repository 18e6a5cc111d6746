import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { priceHistory, productVariants } from '#src/domains/catalog/db/tables.ts';
import { productChanges } from '#src/domains/compliance/db/tables.ts';
import { decideChange } from '#src/domains/compliance/use-cases/decide-change.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { setPrice } from './set-price.ts';

const database = await testDatabase();
const { db } = database;

async function selling(facts = {}, product = {}) {
	const shop = await makeShop(db);
	const context = contextOf(database, vendor(shop.ownerId, shop.id, facts));
	const made = await makeProduct(db, { shopId: shop.id, ...product });
	const variantId = made.variants[0]?.id ?? '';
	const price = async () =>
		(await db.select().from(productVariants).where(eq(productVariants.id, variantId)))[0]?.priceVnd;
	return { context, productId: made.id, variantId, price };
}

test('setPrice shows a reduction from the previous price and records its author in the price history', async () => {
	const { context, variantId, price } = await selling();
	expect(await setPrice(context, { variantId, priceVnd: 80_000 })).toEqual({
		ok: true,
		value: { compareAtVnd: 100_000, isPending: false },
	});
	expect(await price()).toBe(80_000);
	const lines = await db.select().from(priceHistory).where(eq(priceHistory.variantId, variantId));
	expect(lines.map(({ priceVnd, changedBy }) => [priceVnd, changedBy])).toContainEqual([
		80_000,
		`customer:${context.actor.customerId}`,
	]);
});

test('a large price change is pending for a published product and applied immediately for a draft', async () => {
	const known = await selling();
	expect(await setPrice(known.context, { variantId: known.variantId, priceVnd: 20_000 })).toMatchObject({
		value: { isPending: true },
	});
	expect(await known.price()).toBe(100_000);
	const draft = await selling({}, { state: 'draft', publishedAt: null });
	expect(await setPrice(draft.context, { variantId: draft.variantId, priceVnd: 20_000 })).toMatchObject({
		value: { isPending: false },
	});
	expect(await draft.price()).toBe(20_000);
});

test('while a price is pending, the variant accepts no other price, but other variants do', async () => {
	const { context, productId, variantId, price } = await selling({}, { variants: [{}, {}] });
	await setPrice(context, { variantId, priceVnd: 20_000 });
	expect(await setPrice(context, { variantId, priceVnd: 95_000 })).toMatchObject({
		error: { code: 'catalog.change_pending' },
	});
	const [, other] = await db
		.select()
		.from(productVariants)
		.where(eq(productVariants.productId, productId))
		.orderBy(productVariants.position);
	expect(await setPrice(context, { variantId: other?.id ?? '', priceVnd: 95_000 })).toMatchObject({ ok: true });
	const person = contextOf(database, system());
	expect(await decideChange(person, { productId, decision: 'rejected', reason: 'Nhầm số' })).toMatchObject({
		ok: true,
	});
	expect(await setPrice(context, { variantId, priceVnd: 95_000 })).toMatchObject({ ok: true });
	expect(await price()).toBe(95_000);
});

test('setPrice returns catalog.not_found for foreign variants and catalog.role_not_allowed for stock staff', async () => {
	const [own, other, keeper] = [await selling(), await selling(), await selling({ staffRole: 'stock' })];
	for (const variantId of [other.variantId, newId()])
		expect(await setPrice(own.context, { variantId, priceVnd: 90_000 })).toMatchObject({
			error: { code: 'catalog.not_found' },
		});
	expect(await setPrice(keeper.context, { variantId: keeper.variantId, priceVnd: 90_000 })).toMatchObject({
		error: { code: 'catalog.role_not_allowed' },
	});
	expect([await other.price(), await keeper.price()]).toEqual([100_000, 100_000]);
});

test('twenty concurrent price cuts never lower the price by more than half within a day, and one change is pending', async () => {
	const { context, productId, variantId, price } = await selling();
	await database.warm(20);
	await Promise.all(
		Array.from({ length: 20 }, (_, at) => setPrice(context, { variantId, priceVnd: 95_000 - at * 4500 })),
	);
	expect(await price()).toBeGreaterThanOrEqual(50_000);
	const waiting = await db.select().from(productChanges).where(eq(productChanges.productId, productId));
	expect(waiting).toHaveLength(1);
});
