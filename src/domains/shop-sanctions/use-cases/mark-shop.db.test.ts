import { expect, test } from 'vitest';
import { transact } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, operator, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { capListings, markPremium } from './mark-shop.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const operatorContext = contextOf(database, operator(newId()));
const marksOf = async (shopId: string) =>
	(
		await database.pool.query<{ premium: boolean; capped: boolean }>(
			'SELECT is_premium AS premium, is_listing_capped AS capped FROM shops WHERE id = $1',
			[shopId],
		)
	).rows[0];
const cap = (shopId: string, isListingCapped: boolean) =>
	transact(context, async (scope) => ok(await capListings(scope, { shopId, isListingCapped })));

const reason = 'Một năm bán hàng không khiếu nại';

test('markPremium and capListings change only the given shop, and markPremium needs a reason', async () => {
	const [{ id }, other] = [await makeShop(database.db), await makeShop(database.db)];
	const unsaid = await markPremium(operatorContext, { shopId: id, isPremium: true, reason: ' \u200b' });
	expect(unsaid).toMatchObject({ error: { code: 'vendors.reason_missing' } });
	expect(await markPremium(operatorContext, { shopId: id, isPremium: true, reason })).toEqual(ok({ isPremium: true }));
	await cap(id, true);
	expect(await marksOf(id)).toEqual({ premium: true, capped: true });
	expect(await marksOf(other.id)).toEqual({ premium: false, capped: false });
	await cap(id, false);
	expect(await marksOf(id)).toEqual({ premium: true, capped: false });
});

test('markPremium returns vendors.not_found for an unknown shop', async () => {
	expect(await markPremium(operatorContext, { shopId: newId(), isPremium: true, reason })).toMatchObject({
		error: { code: 'vendors.not_found' },
	});
	await cap(newId(), true);
});
