import { beforeAll, expect, test } from 'vitest';
import { PLATFORM_TERMS, type ShippingTerms } from '#src/domains/shipping/contract.ts';
import { createProfile, saveProfile } from '#src/domains/shipping/index.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { agreedInput, fillCart, makeBuyer, quoteFor, wireOrderPayments } from '#tests/factories/orders.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { placeOrder } from './place-order.ts';

const database = await testDatabase();
beforeAll(() => {
	wireOrderPayments();
});

const { profileId: _platform, ...PLATFORM } = PLATFORM_TERMS;
const requesting = (firstVnd: number): ShippingTerms => {
	const rate = { firstVnd, nextVnd: 10_000, transitDays: { min: 1, max: 2 } };
	return { ...PLATFORM, zones: { same_province: rate, same_region: rate, other_region: null } };
};

async function ownRates() {
	const shop = await makeShop(database.db);
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	const made = await createProfile(seller, { name: 'Chung', isCommon: true, terms: requesting(50_000) });
	const [profile] = made.ok ? made.value.items : [];
	const { variants } = await makeProduct(database.db, { shopId: shop.id, variants: [{ weightG: 1500 }] });
	const change = (terms: ShippingTerms) =>
		saveProfile(seller, { profileId: profile?.id ?? '', version: profile?.version ?? 0, name: 'Chung', terms });
	return { change, variantId: variants[0]?.id ?? '' };
}
async function ready(variantId: string) {
	const buyer = await makeBuyer(database);
	const quote = await quoteFor(buyer, await fillCart(buyer, [{ variantId }]));
	return { buyer, quote, input: agreedInput(quote, buyer, 'cod') };
}

test('placeOrder charges the quoted shipping fee and stores the rate that it was calculated from', async () => {
	const { variantId } = await ownRates();
	const { buyer, quote, input } = await ready(variantId);
	expect(quote.shops).toMatchObject([{ shippingVnd: 60_000, shipping: { feeVnd: 60_000 } }]);
	const placed = await placeOrder(buyer.context, input);
	const number = placed.ok ? placed.value.orders[0]?.number : expect.fail(JSON.stringify(placed.error));
	const { rows } = await database.pool.query(
		'SELECT shipping_vnd::int AS fee, shipping_parts AS parts FROM orders WHERE number = $1',
		[number],
	);
	expect(rows).toEqual([{ fee: 60_000, parts: [{ variantIds: [variantId], firstVnd: 50_000, nextVnd: 10_000 }] }]);
});

test('placeOrder fails with orders.quote_changed when the shipping fee changed after the quote', async () => {
	const { change, variantId } = await ownRates();
	const { buyer, input } = await ready(variantId);
	expect((await change(requesting(70_000))).ok).toBe(true);
	const refused = await placeOrder(buyer.context, input);
	expect(refused).toMatchObject({
		error: {
			code: 'orders.quote_changed',
			details: { differences: [{ kind: 'shipping', shown: 60_000, now: 80_000 }] },
		},
	});
});

test('placeOrder fails when the shop no longer delivers to the address', async () => {
	const { change, variantId } = await ownRates();
	const { buyer, input } = await ready(variantId);
	const rate = { firstVnd: 1000, nextVnd: 0, transitDays: { min: 1, max: 1 } };
	const zones = { same_province: null, same_region: null, other_region: null };
	expect((await change({ ...PLATFORM, zones, provinces: [{ provinceCode: '79', rate }] })).ok).toBe(true);
	expect(await placeOrder(buyer.context, input)).toMatchObject({
		error: {
			code: 'orders.quote_changed',
			details: { differences: [{ kind: 'unavailable', status: 'not_delivered' }] },
		},
	});
});

test('twenty concurrent orders during a rate change pay the quoted fee or fail with orders.quote_changed', async () => {
	const { change, variantId } = await ownRates();
	const buyers = await Promise.all(Array.from({ length: 20 }, () => ready(variantId)));
	const [changed, ...answers] = await Promise.all([
		change(requesting(90_000)),
		...buyers.map(({ buyer, input }) => placeOrder(buyer.context, input)),
	]);
	expect(changed.ok).toBe(true);
	const codes = answers.map((answer) => (answer.ok ? 'placed' : answer.error.code));
	expect(codes.every((code) => /^placed$|quote_changed$/.test(code))).toBe(true);
	const { rows } = await database.pool.query(
		`SELECT DISTINCT shipping_vnd::int AS fee FROM orders JOIN order_lines line ON line.order_id = orders.id
		WHERE line.variant_id = $1`,
		[variantId],
	);
	expect(rows.every(({ fee }) => fee === 60_000)).toBe(true);
});
