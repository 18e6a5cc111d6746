import { expect, test, vi } from 'vitest';
import { publishProduct, setPrice } from '#src/domains/product-editing/index.ts';
import { contextOf, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeDraft, makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { complianceBackground } from '../background.ts';
import { decideChange } from '../use-cases/decide-change.ts';
import { decideListing } from '../use-cases/decide-listing.ts';
import { watchChecks } from './watch-checks.ts';

const database = await testDatabase();
const { db } = database;
const worker = contextOf(database, system());

const told = async () => {
	const error = vi.fn();
	await watchChecks.handle({ ...worker, log: { ...worker.log, error } as unknown as typeof worker.log }, {});
	return error.mock.calls.map(([{ what, count }]) => `${what} ${count}`);
};

test('watchChecks logs listings and changes that wait longer than a day until they are decided', async () => {
	const shop = await makeShop(db);
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	const { id: waiting } = await makeDraft(db, { shopId: shop.id, name: 'Bình xịt hơi cay đồ chơi' });
	const { id: shown, variants } = await makeProduct(db, { shopId: shop.id });
	await publishProduct(seller, { productId: waiting });
	await setPrice(seller, { variantId: variants[0]?.id ?? '', priceVnd: 900_000 });
	expect(await told()).toEqual([]);
	await database.setClock('25 hours');
	expect(await told()).toEqual(['change 1', 'listing 1']);
	await decideListing(worker, { productId: waiting, decision: 'approved', reason: '' });
	expect(await told()).toEqual(['change 1']);
	await decideChange(worker, { productId: shown, decision: 'confirmed', reason: '' });
	expect(await told()).toEqual([]);
});

test('watchChecks runs every hour', () => {
	expect(complianceBackground.timetable.find(({ job }) => job === watchChecks)?.cron).toMatch(/^\d+ \* /);
});
