import { expect, test } from 'vitest';
import { publishProduct } from '#src/domains/product-editing/index.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeDraft } from '#tests/factories/catalog.ts';
import { givePayable, makePayableShop, wireTestSettlement } from '#tests/factories/settlement.ts';
import { watchShopDebts } from '../jobs/watch-debts.ts';

const database = await testDatabase();
const context = contextOf(database, system());
wireTestSettlement();
const watch = async (clock: string) => {
	await database.setClock(clock);
	await watchShopDebts.handle(context, {});
};
const isCapped = async (shopId: string) =>
	(
		await database.pool.query<{ capped: boolean }>('SELECT is_listing_capped AS capped FROM shops WHERE id = $1', [
			shopId,
		])
	).rows[0]?.capped;

test('watchDebts: a deep debt makes publishProduct return catalog.listing_capped until the debt is paid', async () => {
	const { shopId, owner } = await makePayableShop(database, -2_000_000);
	const { id: productId } = await makeDraft(database.db, { shopId });
	await watch('0 s');
	expect(await publishProduct(owner, { productId })).toMatchObject({ error: { code: 'catalog.listing_capped' } });
	await givePayable(database, shopId, 2_000_000);
	await watch('1 day');
	expect(await isCapped(shopId)).toBe(false);
	expect((await publishProduct(owner, { productId })).ok).toBe(true);
});

test('watchDebts: a small debt caps listings after 30 days, and a new debt restarts the 30 days', async () => {
	const { shopId } = await makePayableShop(database, -1000);
	await watch('0 s');
	await watch('29 days');
	expect(await isCapped(shopId)).toBe(false);
	await watch('30 days 1 hour');
	expect(await isCapped(shopId)).toBe(true);
	await givePayable(database, shopId, 1000);
	await watch('31 days');
	await givePayable(database, shopId, -1000);
	await watch('32 days');
	await watch('61 days');
	expect(await isCapped(shopId)).toBe(false);
});
