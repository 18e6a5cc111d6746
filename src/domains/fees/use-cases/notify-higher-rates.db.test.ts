import { expect, test } from 'vitest';
import { contextOf, operator, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { categoryId, makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { noticesOf } from '#tests/factories/suspensions.ts';
import { makeShop, makeStaff } from '#tests/factories/vendors.ts';
import { loadBaseRates } from './load-base-rates.ts';
import { notifyHigherRates } from './notify-higher-rates.ts';
import { endCommission, setCommission } from './set-commission.ts';

const database = await testDatabase();
const clock = contextOf(database, system());
const operatorContext = contextOf(database, operator((await makeCustomer(database.db)).id));
await loadBaseRates(clock);

test('notifyHigherRates notifies owner and accountant of a concerned shop once, by mail too, but no stock staff or other shops', async () => {
	const [shop, other] = [await makeShop(database.db), await makeShop(database.db)];
	const [accountant, packer] = [await makeCustomer(database.db), await makeCustomer(database.db)];
	await makeStaff(database.db, shop.id, accountant.id, 'accounting');
	await makeStaff(database.db, shop.id, packer.id, 'stock');
	await makeProduct(database.db, { shopId: shop.id });
	await makeProduct(database.db, { shopId: other.id, categoryId: await categoryId(database.db, 'do-choi') });
	await notifyHigherRates(clock);
	expect(await noticesOf(database, shop.ownerId)).toEqual([]);
	const scope = { target: 'goods', productId: null, categoryId: await categoryId(database.db), shopId: null } as const;
	const set = await setCommission(operatorContext, { ...scope, rateBp: 900 });
	expect(set.ok).toBe(true);
	const { rows: asked } = await database.pool.query(
		"SELECT 1 FROM pgboss.job WHERE name LIKE '%fees.tell_higher_rates' AND state = 'created'",
	);
	expect(asked).toHaveLength(1);
	await Promise.all(Array.from({ length: 20 }, () => notifyHigherRates(clock)));
	expect(await noticesOf(database, shop.ownerId)).toEqual(['fees.higher_rate']);
	expect(await noticesOf(database, accountant.id)).toEqual(['fees.higher_rate']);
	expect(await noticesOf(database, packer.id)).toEqual([]);
	expect(await noticesOf(database, other.ownerId)).toEqual([]);
	const { rows } = await database.pool.query<{ params: object; class: string }>(
		'SELECT params, class FROM notices WHERE customer_id = $1',
		[shop.ownerId],
	);
	expect(rows).toMatchObject([{ class: 'order', params: { beforeBp: 400, afterBp: 900, category: 'Gạo & ngũ cốc' } }]);
});

test('notifyHigherRates also notifies about the end of a lower shop rate', async () => {
	const shop = await makeShop(database.db);
	await makeProduct(database.db, { shopId: shop.id, categoryId: await categoryId(database.db, 'do-choi') });
	const own = { target: 'goods', productId: null, categoryId: null, shopId: shop.id } as const;
	const set = await setCommission(operatorContext, { ...own, rateBp: 100 });
	await database.setClock('2 days');
	await notifyHigherRates(clock);
	expect(await noticesOf(database, shop.ownerId)).toEqual([]);
	expect((await endCommission(operatorContext, { id: set.ok ? set.value.id : '' })).ok).toBe(true);
	await notifyHigherRates(clock);
	expect(await noticesOf(database, shop.ownerId)).toEqual(['fees.higher_rate']);
});
