import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { saveCards } from '#src/domains/search/index.ts';
import { listProductPage } from '#src/domains/search/queries/lists/list-product-page.ts';
import { createRowCache } from '#src/platform/db/index.ts';
import { openListener } from '#src/platform/live/listen.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import { contextOf, visitor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { watchCardCache } from './product-card-cache.ts';

const database = await testDatabase();
const { read } = contextOf(database, visitor());
const listener = openListener(database.url, pino({ level: 'silent' }));
afterAll(() => listener.close());
const rows = createRowCache({ most: 100, forMs: 60_000 });
const states: boolean[] = [];
watchCardCache(listener, {
	...rows,
	setOn: (isOn) => {
		states.push(isOn);
		rows.setOn(isOn);
	},
});
saveCards(read, rows);

const shown = async () => {
	const { cards } = await listProductPage(read, { text: 'ba lo' });
	return cards.map(({ name, priceFromVnd, shopName }) => [name, priceFromVnd, shopName]);
};
const change = (statement: string, tag: string): Promise<void> =>
	database.db.transaction(async (tx) => {
		await tx.execute(statement);
		await dropPages(tx, [tag]);
	});

test('the card cache serves a card until a change of its product or of any shop drops it', async () => {
	const shop = await makeShop(database.db, { name: 'Nhà An' });
	const { id } = await makeProduct(database.db, { shopId: shop.id, name: 'Ba lô vải' });
	await expect.poll(() => states.at(-1)).toBe(true);
	expect(await shown()).toEqual([['Ba lô vải', 100_000, 'Nhà An']]);

	await database.db.execute(`update products set price_from_vnd = 90000 where id = '${id}'`);
	expect(await shown(), 'nobody told').toEqual([['Ba lô vải', 100_000, 'Nhà An']]);
	await change(`update products set price_from_vnd = 80000 where id = '${id}'`, `product:${id}`);
	await expect.poll(shown).toEqual([['Ba lô vải', 80_000, 'Nhà An']]);

	await change(`update shops set name = 'Nhà Bình' where id = '${shop.id}'`, 'shops');
	await expect.poll(shown).toEqual([['Ba lô vải', 80_000, 'Nhà Bình']]);

	await change(`update products set state = 'hidden' where id = '${id}'`, `product:${id}`);
	await expect.poll(shown).toEqual([]);
});
