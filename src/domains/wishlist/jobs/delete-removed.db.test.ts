import { beforeAll, expect, test } from 'vitest';
import { contextOf, member, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { wireTestWishlist } from '#tests/factories/wishlist.ts';
import { addWish } from '../use-cases/add-wish.ts';
import { removeWish } from '../use-cases/remove-wish.ts';
import { purgeRemoved } from './delete-removed.ts';

const database = await testDatabase();
beforeAll(wireTestWishlist);

test('forgetRemoved deletes items that were removed more than a day ago and leaves other items', async () => {
	const person = contextOf(database, member((await makeCustomer(database.db)).id));
	const ids: string[] = [];
	for (let made = 0; made < 2; made += 1) {
		const stored = await addWish(person, { productId: (await makeProduct(database.db)).id });
		ids.push(stored.ok ? stored.value.itemId : '');
	}
	await removeWish(person, { itemId: ids[0] ?? '' });
	const left = async () => (await database.pool.query('SELECT id FROM wishlist_items')).rowCount;
	await purgeRemoved.handle(contextOf(database, system()), {});
	expect(await left()).toBe(2);
	await database.setClock('25 hours');
	await purgeRemoved.handle(contextOf(database, system()), {});
	expect(await left()).toBe(1);
	await database.setClock('0 hours');
});
