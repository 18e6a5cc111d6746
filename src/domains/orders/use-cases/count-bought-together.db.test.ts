import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listCards } from '#src/domains/search/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeBuyer, makeGroup } from '#tests/factories/orders.ts';
import { listBoughtTogether } from '../queries/list-bought-together.ts';
import { countBoughtTogether } from './count-bought-together.ts';

const database = await testDatabase();
const { db } = database;
const read = readOnly(db);
const context = contextOf(database, system());
const [tea, cup, pot, cake] = [
	await makeProduct(db, { name: 'Trà' }),
	await makeProduct(db, { name: 'Chén' }),
	await makeProduct(db, { name: 'Ấm' }),
	await makeProduct(db, { name: 'Bánh' }),
];

/** Orders each product separately, because the count is per buyer and not per cart. */
async function buysAll(...goods: readonly (typeof tea)[]) {
	const buyer = await makeBuyer(database);
	for (const { variants } of goods) {
		await makeGroup(buyer, [{ variantId: variants[0]?.id ?? '' }]);
		await db.execute(sql`update order_groups set placed_at = placed_at - interval '1 hour'`);
	}
	return buyer;
}

test('countBoughtTogether ignores repeated purchases of two buyers and counts from the third buyer on', async () => {
	const [rice, bowl] = [await makeProduct(db, { name: 'Gạo' }), await makeProduct(db, { name: 'Bát' })];
	const friends = [await buysAll(rice, bowl, rice, bowl), await buysAll(rice, bowl)];
	expect(friends).toHaveLength(2);
	await countBoughtTogether(context);
	expect(await listBoughtTogether(read, rice.id)).toEqual([]);
	await buysAll(bowl, rice);
	await countBoughtTogether(context);
	expect(await listBoughtTogether(read, rice.id)).toEqual([bowl.id]);
});

test('listBoughtTogether returns products bought by at least three buyers of a product, the most common first', async () => {
	await buysAll(tea, cup, pot);
	await buysAll(tea, cup, pot);
	await buysAll(tea, cup, pot);
	await buysAll(tea, cup);
	await buysAll(tea, cake);
	await Promise.all(Array.from({ length: 20 }, () => countBoughtTogether(context)));
	expect(await listBoughtTogether(read, tea.id)).toEqual([cup.id, pot.id]);
	expect(await listBoughtTogether(read, pot.id)).toHaveLength(2);
	expect(await listBoughtTogether(read, cake.id)).toEqual([]);
});

test('countBoughtTogether ignores cancelled orders, and listCards omits products that are no longer sold', async () => {
	await db.execute(sql`
		update orders set state = 'cancelled', due_at = null, cancelled_at = app_now()
		where id in (select order_id from order_lines where product_id = ${pot.id})`);
	await countBoughtTogether(context);
	expect(await listBoughtTogether(read, tea.id)).toEqual([cup.id]);
	expect(await listCards(read, [cake.id, cup.id], 6)).toMatchObject([{ name: 'Bánh' }, { name: 'Chén' }]);
	await db.execute(sql`update products set state = 'hidden' where id = ${cup.id}`);
	expect(await listCards(read, [cup.id], 6)).toEqual([]);
});
