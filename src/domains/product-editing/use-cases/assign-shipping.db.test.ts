import { expect, test } from 'vitest';
import { getVariantsForCart } from '#src/domains/catalog/index.ts';
import { PLATFORM_TERMS } from '#src/domains/shipping/contract.ts';
import { createProfile, removeProfile } from '#src/domains/shipping/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, vendor, withoutReplica } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { collectDroppedPages } from '#tests/dropped-pages.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { countShippingProducts, listShippingProducts } from '../queries/list-shipping-products.ts';
import { assignShipping } from './assign-shipping.ts';

const database = await testDatabase();
const heard = collectDroppedPages(database);
const { db } = database;
const { profileId: _platform, ...terms } = PLATFORM_TERMS;

async function seller(staffRole = 'admin') {
	const shop = await makeShop(db);
	const context = withoutReplica(contextOf(database, vendor(shop.ownerId, shop.id, { staffRole })));
	const add = async (name: string, isCommon: boolean) => {
		const made = await createProfile(context, { name, isCommon, terms });
		return (made.ok && made.value.items.find((profile) => profile.name === name)?.id) || expect.fail();
	};
	return { shop, context, add };
}
const profileOf = async (variantId: string) =>
	(await getVariantsForCart(contextOf(database, vendor(newId(), newId())).read, [variantId], null)).get(variantId)
		?.shippingTerms.profileId;

test("a product ships by its own rates, otherwise by the shop's common rates, otherwise by the platform's rates", async () => {
	const { shop, context, add } = await seller();
	const { id, variants } = await makeProduct(db, { shopId: shop.id });
	const variantId = variants[0]?.id ?? '';
	expect(await profileOf(variantId)).toBeNull();
	const common = await add('Chung', true);
	expect(await profileOf(variantId)).toBe(common);
	const heavy = await add('Hàng nặng', false);
	expect(await profileOf(variantId)).toBe(common);
	const given = await assignShipping(context, { profileId: heavy, productIds: [id, id], isIn: true });
	expect(given).toEqual({ ok: true, value: { profileId: heavy, goods: 1 } });
	expect(await profileOf(variantId)).toBe(heavy);
	expect(await listShippingProducts(context, { profileId: heavy, limit: 10 })).toMatchObject({
		value: { items: [{ id, isIn: true }] },
	});
	await removeProfile(context, { profileId: heavy });
	expect(await profileOf(variantId)).toBe(common);
	expect(await countShippingProducts(context)).toEqual(new Map());
});

test('removing a product from a shipping profile that it does not use changes nothing', async () => {
	const { shop, context, add } = await seller();
	const { id, variants } = await makeProduct(db, { shopId: shop.id });
	const [heavy, cold] = [await add('Hàng nặng', false), await add('Hàng lạnh', false)];
	await assignShipping(context, { profileId: heavy, productIds: [id], isIn: true });
	await assignShipping(context, { profileId: cold, productIds: [id], isIn: false });
	expect(await profileOf(variants[0]?.id ?? '')).toBe(heavy);
});

test('assignShipping returns catalog.not_found for common or foreign rates and products, and catalog.role_not_allowed for stock staff', async () => {
	const [{ shop, context, add }, other] = [await seller(), await seller()];
	const { id } = await makeProduct(db, { shopId: shop.id });
	const foreign = await makeProduct(db);
	const absent = { error: { code: 'catalog.not_found', kind: 'not_found' } };
	const [common, heavy, theirs] = [await add('Chung', true), await add('Nặng', false), await other.add('Nặng', false)];
	for (const profileId of [common, theirs, newId()])
		expect(await listShippingProducts(context, { profileId, limit: 10 })).toMatchObject(absent);
	for (const profileId of [common, theirs, newId()])
		expect(await assignShipping(context, { profileId, productIds: [id], isIn: true })).toMatchObject(absent);
	const withForeign = { profileId: heavy, productIds: [id, foreign.id], isIn: true };
	expect(await assignShipping(context, withForeign)).toMatchObject(absent);
	const helper = contextOf(database, vendor(shop.ownerId, shop.id, { staffRole: 'stock' }));
	expect(await assignShipping(helper, { profileId: heavy, productIds: [id], isIn: true })).toMatchObject({
		error: { code: 'catalog.role_not_allowed' },
	});
});

test('assignShipping drops the cached page of the product', async () => {
	const { shop, context, add } = await seller();
	const { id } = await makeProduct(db, { shopId: shop.id });
	const heavy = await add('Hàng nặng', false);
	await heard();
	await assignShipping(context, { profileId: heavy, productIds: [id], isIn: true });
	expect((await heard()).join()).toContain(`product:${id}`);
});
