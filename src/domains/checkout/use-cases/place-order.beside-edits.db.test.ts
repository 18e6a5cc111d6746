import { beforeAll, expect, test } from 'vitest';
import { applyBulkEdit, getProductEditor, saveProduct } from '#src/domains/product-editing/index.ts';
import { savedInput } from '#src/domains/product-editing/rules/editor-form.ts';
import { editProduct } from '#src/domains/product-editing/use-cases/edit-product.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeBuyer, readyToOrder, wireOrderPayments } from '#tests/factories/orders.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { placeOrder } from './place-order.ts';

const database = await testDatabase();

beforeAll(() => {
	wireOrderPayments();
});

test('twenty concurrent orders during recounts and edits of the same products cause no deadlock', async () => {
	const shop = await makeShop(database.db);
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	const description = 'Mô tả đủ dài để đăng lên kệ hàng.';
	const product = await makeProduct(database.db, { shopId: shop.id, description, variants: [{ stock: 1000 }] });
	const [variant] = product.variants;
	const orders = await Promise.all(
		Array.from({ length: 20 }, async () => {
			const buyer = await makeBuyer(database);
			return { buyer, input: await readyToOrder(buyer, [{ variantId: variant?.id ?? '' }]) };
		}),
	);
	const count = () =>
		applyBulkEdit(seller, {
			bulkId: newId(),
			after: null,
			goods: { ids: [product.id] },
			edit: { kind: 'stock', how: 'add', value: 1 },
		});
	const { id: productId } = product;
	const rename = (at: number) => editProduct(seller, { productId, name: `${product.name} ${at}`, description });
	const save = async () => {
		const opened = await getProductEditor(seller, { productId });
		if (!opened.ok) return opened;
		const { form, version } = opened.value;
		const variants = form.variants.map((one) => ({ ...one, sku: `SKU-${newId()}` }));
		const saved = await saveProduct(seller, savedInput({ ...form, variants }, productId, version));
		return saved.ok || saved.error.code !== 'catalog.product_changed' ? saved : ok(null);
	};
	const edits = [count, rename, count, save];
	await database.warm(30);
	const works = orders.flatMap(({ buyer, input }, at) => [
		() => placeOrder(buyer.context, input),
		() => edits[at % edits.length]?.(at) ?? expect.fail(),
	]);
	const ended = await Promise.all(works.map((work) => work()));
	expect(ended.filter((one) => !one.ok)).toEqual([]);
	const { rows } = await database.pool.query('SELECT on_hand, reserved FROM stock_items WHERE variant_id = $1', [
		variant?.id,
	]);
	expect(rows).toEqual([{ on_hand: 1010, reserved: 20 }]);
});
