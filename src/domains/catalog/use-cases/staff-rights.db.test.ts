import { expect, test } from 'vitest';
import { setStock } from '#src/domains/inventory/index.ts';
import { addSection, changeShown, createProduct, markReturns, setPrice } from '#src/domains/product-editing/index.ts';
import { editProduct } from '#src/domains/product-editing/use-cases/edit-product.ts';
import { SHOP_ROLES, type ShopRole } from '#src/domains/vendors/contract/shop.ts';
import type { Result } from '#src/shared/result.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { categoryId, makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import type { CreateProductInput } from '../contract/product.ts';

const database = await testDatabase();
const { db } = database;

async function tried(staffRole: ShopRole) {
	const shop = await makeShop(db);
	const { id: productId, variants } = await makeProduct(db, { shopId: shop.id });
	const variantId = variants[0]?.id ?? '';
	const staff = contextOf(database, vendor(shop.ownerId, shop.id, { staffRole }));
	const form: CreateProductInput = {
		categoryId: await categoryId(db, 'ao'),
		name: 'Áo thun cổ tròn',
		description: 'Vải mềm.',
		optionNames: [],
		prepDays: 1,

		pictures: [],
		variants: [{ sku: `R-${staffRole}`, optionValues: [], priceVnd: 90_000, weightG: 200, stock: 3 }],
	};
	const answers: Readonly<Record<string, Result<unknown, { code: string }>>> = {
		create: await createProduct(staff, form),
		words: await editProduct(staff, { productId, name: 'Áo thun cổ tim', description: 'Vải mềm.' }),
		price: await setPrice(staff, { variantId, priceVnd: 91_000 }),
		returns: await markReturns(staff, { productId, reason: null }),
		section: await addSection(staff, { name: 'Áo' }),
		stock: await setStock(staff, { variantId, onHand: 50 }),
		hide: await changeShown(staff, { productId, change: 'hide' }),
	};
	return Object.entries(answers).flatMap(([name, answer]) =>
		answer.ok || answer.error.code !== 'catalog.role_not_allowed' ? [name] : [],
	);
}

test('only admins change products, and stock staff change stock only', async () => {
	const allowed = await Promise.all(SHOP_ROLES.map(async (role) => [role, await tried(role)] as const));
	expect(Object.fromEntries(allowed)).toEqual({
		admin: ['create', 'words', 'price', 'returns', 'section', 'stock', 'hide'],
		stock: ['stock'],
		orders: [],
		accounting: [],
		support: [],
	});
});
