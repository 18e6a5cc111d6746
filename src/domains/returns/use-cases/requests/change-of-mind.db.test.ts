import { beforeAll, beforeEach, expect, test } from 'vitest';
import { placeOrder } from '#src/domains/checkout/index.ts';
import { getBalance } from '#src/domains/ledger/index.ts';
import { markReturns } from '#src/domains/product-editing/index.ts';
import { setReturns } from '#src/domains/vendors/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { agreedInput, fillCart, makeBuyer, quoteFor, stateOf } from '#tests/factories/orders.ts';
import { deliveredSale, requestedReturn, returnInput, type Sale, wireSales } from '#tests/factories/returns.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { listOrderReturns } from '../../queries/list-order-returns.ts';
import { handleReturn } from './handle-return.ts';
import { pursueReturn } from './pursue-return.ts';
import { requestReturn } from './request-return.ts';

const database = await testDatabase();
const read = readOnly(database.db);

beforeAll(wireSales);
beforeEach(() => database.setClock(''));

const unit = (sale: Sale, at: number, quantity = 1) => ({ lineId: sale.lineIds[at] ?? '', quantity });
const offerOf = async ({ buyer, number }: Sale) => (await listOrderReturns(buyer.context, { number })).offer;
const reasonsOf = async (sale: Sale) => (await offerOf(sale))?.reasons.map(({ reason }) => reason) ?? [];

test('return terms of the time of sale apply to an order, later changes only to later orders', async () => {
	const [promised, not] = [
		await deliveredSale(database, 'vnpay', [1], { acceptsChangeOfMind: true }),
		await deliveredSale(database, 'vnpay', [1]),
	];
	expect((await setReturns(promised.seller, { acceptsChangeOfMind: false })).ok).toBe(true);
	expect((await setReturns(not.seller, { acceptsChangeOfMind: true })).ok).toBe(true);
	expect(await reasonsOf(promised)).toContain('change_of_mind');
	expect(await reasonsOf(not)).not.toContain('change_of_mind');
	const asked = await requestReturn(not.buyer.context, returnInput(not, { reason: 'change_of_mind' }));
	expect(codeOf(asked)).toBe('orders.return_not_possible');
	await database.setClock('8 days');
	expect(await reasonsOf(promised)).not.toContain('change_of_mind');
	const late = await requestReturn(promised.buyer.context, returnInput(promised, { reason: 'change_of_mind' }));
	expect(codeOf(late)).toBe('orders.return_too_late');
});

test('fresh food cannot be returned for change_of_mind, but for a fault', async () => {
	const terms = { acceptsChangeOfMind: true, kept: ['fresh_food'] as const };
	const sale = await deliveredSale(database, 'vnpay', [2, 2], terms);
	expect((await offerOf(sale))?.lines).toEqual(
		expect.arrayContaining([
			{ lineId: sale.lineIds[0], left: 2, returnTerms: 'fresh_food' },
			{ lineId: sale.lineIds[1], left: 2, returnTerms: 'change_of_mind' },
		]),
	);
	const both = { reason: 'change_of_mind', lines: [unit(sale, 0), unit(sale, 1)] } as const;
	const refused = await requestReturn(sale.buyer.context, returnInput(sale, { ...both, lines: [...both.lines] }));
	expect(refused).toMatchObject({ error: { code: 'orders.return_not_taken' } });
	await requestedReturn(sale, { reason: 'change_of_mind', lines: [unit(sale, 1, 2)] });
	// All items that allow change_of_mind are in an open return.
	expect(await reasonsOf(sale)).not.toContain('change_of_mind');
	await requestedReturn(sale, { lines: [unit(sale, 0)] });
});

test('a change_of_mind return refunds the products without the outbound shipping', async () => {
	const sale = await deliveredSale(database, 'vnpay', [1], { acceptsChangeOfMind: true });
	const returnId = await requestedReturn(sale, { reason: 'change_of_mind' });
	expect((await handleReturn(sale.seller, { returnId, act: 'approve' })).ok).toBe(true);
	expect((await pursueReturn(sale.buyer.context, { returnId, act: 'send_back' })).ok).toBe(true);
	expect((await handleReturn(sale.seller, { returnId, act: 'receive' })).ok).toBe(true);
	expect((await handleReturn(sale.seller, { returnId, act: 'accept' })).ok).toBe(true);
	const { postedVnd } = await getBalance(read, { kind: 'refund_payable', ownerId: sale.order.id });
	expect(postedVnd).toBe(100_000);
	expect(sale.totalVnd).toBeGreaterThan(100_000);
	expect(await stateOf(database, sale.number)).toBe('returned');
});

test('placeOrder fails when the return terms got worse after the quote', async () => {
	const shop = await makeShop(database.db, { acceptsChangeOfMind: true });
	const product = await makeProduct(database.db, { shopId: shop.id });
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	const buyer = await makeBuyer(database);
	const cart = await fillCart(buyer, [{ variantId: product.variants[0]?.id ?? '' }]);
	const shown = agreedInput(await quoteFor(buyer, cart), buyer);
	const marked = await markReturns(seller, { productId: product.id, reason: 'custom' });
	expect(marked).toMatchObject({ ok: true });
	expect(await placeOrder(buyer.context, shown)).toMatchObject({
		error: {
			code: 'orders.quote_changed',
			details: { differences: [{ kind: 'returns', name: product.name, returnTerms: 'custom' }] },
		},
	});
	const placed = await placeOrder(buyer.context, agreedInput(await quoteFor(buyer, cart), buyer));
	expect(placed.ok).toBe(true);
	const { rows } = await database.pool.query('SELECT return_terms FROM order_lines WHERE product_id = $1', [
		product.id,
	]);
	expect(rows).toEqual([{ return_terms: 'custom' }]);
});

test('setReturns needs the role admin, and markReturns rejects products of other shops', async () => {
	const [own, other] = [await makeShop(database.db), await makeShop(database.db)];
	const product = await makeProduct(database.db, { shopId: other.id });
	const seller = contextOf(database, vendor(own.ownerId, own.id));
	const packer = contextOf(database, vendor(own.ownerId, own.id, { staffRole: 'stock' }));
	expect(codeOf(await setReturns(packer, { acceptsChangeOfMind: true }))).toBe('vendors.role_not_allowed');
	expect(codeOf(await markReturns(seller, { productId: product.id, reason: 'custom' }))).toBe('catalog.not_found');
});
