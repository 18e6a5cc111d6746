import { beforeAll, expect, test } from 'vitest';
import type { MemberActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, member } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { wireTestWishlist } from '#tests/factories/wishlist.ts';
import { wishlistConfig } from '../contract.ts';
import { countAlerts } from '../queries/count-alerts.ts';
import { getMineOfWish } from '../queries/get-mine-of-wish.ts';
import { listAlerts } from '../queries/list-alerts.ts';
import { listWishes } from '../queries/list-wishes.ts';
import { addWish } from './add-wish.ts';
import { setAlert } from './set-alert.ts';

const database = await testDatabase();
beforeAll(wireTestWishlist);

const someone = async (facts: Partial<MemberActor> = {}) =>
	contextOf(database, member((await makeCustomer(database.db)).id, facts));
const goods = async (stock = 0) => {
	const product = await makeProduct(database.db, { variants: [{ stock, priceVnd: 90_000 }, { stock: 5 }] });
	return { productId: product.id, variantId: product.variants[0]?.id ?? '' };
};
const stock = async (person: Context<MemberActor>, of: Awaited<ReturnType<typeof goods>>, isOn = true) =>
	setAlert(person, { kind: 'back_in_stock', ...of, isOn });

test('20 concurrent setAlert calls create one alert, and isOn: false deletes it', async () => {
	const person = await someone();
	const of = await goods();
	const set = await Promise.all(Array.from({ length: 20 }, () => stock(person, of)));
	expect(set.every(({ ok }) => ok)).toBe(true);
	expect((await listAlerts(person)).items).toMatchObject([{ kind: 'back_in_stock', status: 'sold_out' }]);
	expect(await getMineOfWish(person, of)).toMatchObject({ alerts: [{ variantId: of.variantId }] });
	expect(await countAlerts(person)).toBe(1);
	await stock(person, of, false);
	expect((await listAlerts(person)).items).toEqual([]);
	expect(await countAlerts(person)).toBe(0);
});

test('setAlert stores the current price of the variant, or the lowest of the product, as the base price', async () => {
	const person = await someone();
	const product = await makeProduct(database.db, { variants: [{ priceVnd: 90_000 }, { priceVnd: 120_000 }] });
	const [productId, variantId] = [product.id, product.variants[1]?.id ?? ''];
	const price = { kind: 'price_drop', productId, isOn: true } as const;
	await setAlert(person, { ...price, variantId: null });
	await setAlert(person, { ...price, variantId });
	const { items } = await listAlerts(person);
	expect(items.map(({ basePriceVnd }) => basePriceVnd)).toEqual([120_000, 90_000]);
});

test('a price alert on a product starts at the lowest price of the available variants, or of all variants when none is available', async () => {
	const person = await someone();
	const price = { kind: 'price_drop', variantId: null, isOn: true } as const;
	const variants = [{ stock: 1, priceVnd: 70_000 }, { stock: 4, priceVnd: 120_000 }, { priceVnd: 150_000 }];
	const some = await makeProduct(database.db, { variants, quantityMin: 2 });
	const none = await makeProduct(database.db, { variants: variants.map((one) => ({ ...one, stock: 0 })) });
	await setAlert(person, { ...price, productId: some.id });
	await setAlert(person, { ...price, productId: none.id });
	const { items } = await listAlerts(person);
	const prices = items.map(({ basePriceVnd, priceVnd }) => ({ basePriceVnd, priceVnd }));
	expect(prices).toEqual([70_000, 120_000].map((vnd) => ({ basePriceVnd: vnd, priceVnd: vnd })));
});

test("listWishes shows only alerts for the item's variant", async () => {
	const person = await someone();
	const { productId, variantId } = await goods();
	const stored = await addWish(person, { productId, variantId });
	const listId = stored.ok ? stored.value.listId : '';
	const shown = async () =>
		(await listWishes(person, listId, { sort: 'newest', limit: 10, offset: 0 }))?.map(({ alerts }) => alerts);
	await setAlert(person, { kind: 'price_drop', productId, variantId: null, isOn: true });
	expect(await shown()).toEqual([[]]);
	await setAlert(person, { kind: 'price_drop', productId, variantId, isOn: true });
	await stock(person, { productId, variantId });
	expect(await shown()).toEqual([['back_in_stock', 'price_drop']]);
});

test('setAlert returns wishlist.in_stock for an available variant and wishlist.variant_not_found for a variant of another product', async () => {
	const person = await someone();
	const [there, other] = [await goods(3), await goods()];
	expect(codeOf(await stock(person, there))).toBe('wishlist.in_stock');
	expect(codeOf(await stock(person, { ...there, variantId: other.variantId }))).toBe('wishlist.variant_not_found');
	expect(codeOf(await stock(person, { productId: newId(), variantId: newId() }))).toBe('wishlist.product_not_found');
	const without = { kind: 'back_in_stock', productId: there.productId, variantId: null, isOn: true } as const;
	expect(codeOf(await setAlert(person, without))).toBe('wishlist.variant_not_found');
});

test('setAlert returns wishlist.email_unverified for an unconfirmed address', async () => {
	expect(codeOf(await stock(await someone({ emailVerified: false }), await goods()))).toBe('wishlist.email_unverified');
});

test('concurrent setAlert calls never exceed alertsMax', async () => {
	const person = await someone();
	const of = await Promise.all(Array.from({ length: 5 }, () => goods()));
	const product = await makeProduct(database.db, {
		variants: Array.from({ length: wishlistConfig.alertsMax - 2 }, () => ({})),
	});
	await database.pool.query(
		`INSERT INTO product_alerts (id, customer_id, kind, product_id, variant_id, base_price_vnd, created_at)
			SELECT gen_random_uuid(), $1, 'price_drop', product_id, id, 1000, now() FROM product_variants
			WHERE product_id = $2`,
		[person.actor.customerId, product.id],
	);
	const set = await Promise.all(of.map((one) => stock(person, one)));
	expect(set.filter(({ ok }) => ok)).toHaveLength(2);
	expect(set.map(codeOf)).toContain('wishlist.too_many_alerts');
});
