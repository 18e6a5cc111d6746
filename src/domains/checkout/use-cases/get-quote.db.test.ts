import { expect, test } from 'vitest';
import { findChosenLines } from '#src/domains/cart/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { testDatabase } from '#tests/database.ts';
import { makeAddress, TP_HO_CHI_MINH } from '#tests/factories/addresses.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { type Buyer, fillCart, lineIdsOf, makeBuyer, quoteFor } from '#tests/factories/orders.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { getQuote } from './get-quote.ts';

const database = await testDatabase();
const goods = async (priceVnd: number, shopId?: string) => {
	const made = await makeProduct(database.db, { variants: [{ priceVnd }], ...(shopId ? { shopId } : {}) });
	return { variantId: made.variants[0]?.id ?? '' };
};
const quoted = async ({ context }: Buyer, lineIds: readonly string[], addressId: string | null) => {
	const quote = await getQuote(context, { lineIds: [...lineIds], addressId });
	if (!quote.ok) throw new Error(quote.error.code);
	return quote.value;
};

test('getQuote returns one parcel per shop with totals per shop and overall', async () => {
	const buyer = await makeBuyer(database);
	const shop = await makeShop(database.db);
	const wishes = [
		{ ...(await goods(100_000, shop.id)), quantity: 2 },
		await goods(30_000, shop.id),
		await goods(50_000),
	];
	const quote = await quoteFor(buyer, await fillCart(buyer, wishes));
	expect(quote.shops).toMatchObject([
		{ shopId: shop.id, goodsVnd: 230_000, shipping: { feeVnd: 21_000 }, totalVnd: 251_000 },
		{ goodsVnd: 50_000, shipping: { feeVnd: 18_000 }, totalVnd: 68_000 },
	]);
	expect(quote).toMatchObject({ goodsVnd: 280_000, shippingVnd: 39_000, totalVnd: 319_000, isComplete: true });
});

test('getQuote without an address returns the product total, no shipping fee and isComplete false', async () => {
	const buyer = await makeBuyer(database);
	const lineIds = lineIdsOf(await fillCart(buyer, [await goods(100_000)]));
	expect(await quoted(buyer, lineIds, null)).toMatchObject({
		shops: [{ shipping: null }],
		totalVnd: 100_000,
		isComplete: false,
	});
});

test('getQuote returns a higher shipping fee for a farther address', async () => {
	const buyer = await makeBuyer(database);
	const far = await makeAddress(database.db, buyer.customerId, { ...TP_HO_CHI_MINH, isDefault: false });
	const lineIds = lineIdsOf(await fillCart(buyer, [await goods(100_000)]));
	const feeTo = async (addressId: string) => (await quoted(buyer, lineIds, addressId)).shippingVnd;
	expect([await feeTo(buyer.addressId), await feeTo(far.id)]).toEqual([18_000, 32_000]);
});

test('getQuote returns the current price and the price in the cart, and reserves no stock', async () => {
	const buyer = await makeBuyer(database);
	const request = await goods(100_000);
	const lineIds = lineIdsOf(await fillCart(buyer, [request]));
	await database.pool.query('UPDATE product_variants SET price_vnd = 120000 WHERE id = $1', [request.variantId]);
	const quote = await quoted(buyer, lineIds, buyer.addressId);
	expect(quote).toMatchObject({ goodsVnd: 120_000, shops: [{ lines: [{ wasVnd: 100_000 }] }] });
	const { rows } = await database.pool.query('SELECT reserved FROM stock_items WHERE variant_id = $1', [
		request.variantId,
	]);
	expect(rows).toEqual([{ reserved: 0 }]);
});

test('getQuote ignores lines of other carts', async () => {
	const [buyer, other] = [await makeBuyer(database), await makeBuyer(database)];
	const [first = '', second = ''] = lineIdsOf(await fillCart(buyer, [await goods(100_000), await goods(70_000)]));
	const foreign = lineIdsOf(await fillCart(other, [await goods(900_000)]));
	expect((await quoted(buyer, [second, ...foreign], buyer.addressId)).goodsVnd).toBe(70_000);
	const chosen = await findChosenLines(readOnly(database.db), buyer.customerId, [first, ...foreign]);
	expect(chosen.map(({ id }) => id)).toEqual([first]);
});

test("getQuote returns orders.address_not_found for another customer's address", async () => {
	const [buyer, other] = [await makeBuyer(database), await makeBuyer(database)];
	const lineIds = lineIdsOf(await fillCart(buyer, [await goods(100_000)]));
	const answer = await getQuote(buyer.context, { lineIds: [...lineIds], addressId: other.addressId });
	expect(answer).toMatchObject({ ok: false, error: { kind: 'not_found', code: 'orders.address_not_found' } });
});

test('getQuote allows cash on delivery up to 5,000,000 ₫ per order and returns the reason otherwise', async () => {
	const buyer = await makeBuyer(database);
	const dear = await quoteFor(buyer, await fillCart(buyer, [await goods(4_990_000)]));
	expect(dear.cashRefusal).toBe('amount');
	const usual = await makeBuyer(database);
	expect((await quoteFor(usual, await fillCart(usual, [await goods(4_900_000)]))).cashRefusal).toBeNull();
});
