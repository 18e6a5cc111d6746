import { beforeAll, expect, test } from 'vitest';
import { contextOf, member, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { wireTestWishlist } from '#tests/factories/wishlist.ts';
import { findDueAlerts } from './find-due-alerts.ts';
import { setAlert } from './set-alert.ts';

const database = await testDatabase();
beforeAll(wireTestWishlist);
const worker = contextOf(database, system());

/** Alerts for the second variant at 100,000 ₫ and for the whole product, whose first variant costs 90,000 ₫. */
async function scene() {
	const shop = await makeShop(database.db);
	const variants = [
		{ stock: 5, priceVnd: 90_000 },
		{ stock: 5, priceVnd: 100_000 },
	];
	const product = await makeProduct(database.db, { shopId: shop.id, variants });
	const [firstId, secondId] = product.variants.map(({ id }) => id);
	const person = contextOf(database, member((await makeCustomer(database.db)).id));
	const asked = { kind: 'price_drop', productId: product.id, isOn: true } as const;
	await setAlert(person, { ...asked, variantId: secondId ?? '' });
	await setAlert(person, { ...asked, variantId: null });
	const write = (text: string, ...values: readonly unknown[]) => database.pool.query(text, [...values]);
	const cost = async (variantId: string | undefined, priceVnd: number) => {
		await write('UPDATE product_variants SET price_vnd = $2 WHERE id = $1', variantId, priceVnd);
		await write(
			`UPDATE products SET price_from_vnd = (SELECT min(price_vnd) FROM product_variants WHERE product_id = $1)
				WHERE id = $1`,
			product.id,
		);
	};
	const due = async () => {
		await findDueAlerts(worker);
		const { rows } = await database.pool.query<{ isWhole: boolean }>(
			`SELECT variant_id IS NULL AS "isWhole" FROM product_alerts
				WHERE product_id = $1 AND due_at IS NOT NULL ORDER BY id`,
			[product.id],
		);
		return rows.map(({ isWhole }) => (isWhole ? 'whole' : 'variant'));
	};
	return { shopId: shop.id, firstId, secondId, write, cost, due };
}

test('findDueAlerts finds a lower price that no event announced', async () => {
	const { secondId, cost, due } = await scene();
	expect(await due()).toEqual([]);
	await cost(secondId, 95_000);
	expect(await due()).toEqual(['variant']);
	await cost(secondId, 80_000);
	expect(await due()).toEqual(['variant', 'whole']);
});

test('findDueAlerts ignores a lower price of a sold-out variant until it is in stock again', async () => {
	const { secondId, write, cost, due } = await scene();
	await write('UPDATE stock_items SET on_hand = 0 WHERE variant_id = $1', secondId);
	await cost(secondId, 50_000);
	expect(await due()).toEqual([]);
	await write('UPDATE stock_items SET on_hand = 1 WHERE variant_id = $1', secondId);
	expect(await due()).toEqual(['variant', 'whole']);
});

test('findDueAlerts ignores a variant that is not on sale', async () => {
	const { secondId, write, cost, due } = await scene();
	await write('UPDATE product_variants SET is_on_sale = false WHERE id = $1', secondId);
	await cost(secondId, 50_000);
	expect(await due()).toEqual([]);
});

test('findDueAlerts ignores a shop on holiday and finds all its lower prices afterwards', async () => {
	const { shopId, secondId, write, cost, due } = await scene();
	await cost(secondId, 50_000);
	const away = (from: number, to: number) =>
		write(
			`UPDATE shops SET closed_from = today + $2::int, closed_to = today + $3::int
				FROM (SELECT (app_now() AT TIME ZONE 'Asia/Ho_Chi_Minh')::date AS today) clock WHERE id = $1`,
			shopId,
			from,
			to,
		);
	await away(0, 0);
	expect(await due()).toEqual([]);
	await away(-2, -1);
	expect(await due()).toEqual(['variant', 'whole']);
});
