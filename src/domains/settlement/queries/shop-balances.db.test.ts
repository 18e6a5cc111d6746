import { beforeAll, expect, test } from 'vitest';
import { cancelUnshippedItems, confirmReceipt, deliverOrder } from '#src/domains/fulfilment/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { testDatabase } from '#tests/database.ts';
import { postedOf } from '#tests/factories/ledger.ts';
import {
	deliveredSale,
	partlySentFunded,
	requestedReturn,
	type Sale,
	shopAction,
	wireSales,
} from '#tests/factories/returns.ts';
import { upcomingReleases } from './shop-balances.ts';

const database = await testDatabase();
const read = readOnly(database.db);
beforeAll(wireSales);

const coming = ({ seller }: Sale) => upcomingReleases(read, seller.actor.shopId);
const balanceOf = (kind: 'order_escrow' | 'vendor_reserve', ownerId: string) => postedOf(read, { kind, ownerId });

test('comingOf drops by the cancelled unshipped items, with their coins and shipping, and equals the escrow balance', async () => {
	const sale = await partlySentFunded(database, 'vnpay', [3, 2], { coinVnd: 20_001 });
	const whole = await coming(sale);
	expect(whole).toEqual({ orders: 1, amountVnd: sale.totalVnd });
	expect((await cancelUnshippedItems(sale.seller, { number: sale.number, reason: 'out_of_stock' })).ok).toBe(true);
	const left = await coming(sale);
	expect(left.orders).toBe(1);
	// Two items at 100,000 ₫, one at 110,000 ₫ and their share of the shipping fee.
	expect(left.amountVnd).toBeLessThanOrEqual(whole.amountVnd - 310_000);
	expect(left.amountVnd).toBe(await balanceOf('order_escrow', sale.order.id));
	await deliverOrder(sale.seller, { number: sale.number, proof: 'Chị Hạnh ký nhận' });
	expect(await coming(sale)).toEqual(left);
	expect((await confirmReceipt(sale.buyer.context, { number: sale.number })).ok).toBe(true);
	expect(await coming(sale)).toEqual({ orders: 0, amountVnd: 0 });
	const reservedVnd = await balanceOf('vendor_reserve', sale.seller.actor.shopId);
	expect(reservedVnd).toBeGreaterThan(0);
	expect(reservedVnd).toBeLessThanOrEqual(left.amountVnd);
});

test('comingOf excludes what was refunded of a delivered order', async () => {
	const sale = await deliveredSale(database, 'vnpay', [3]);
	const returnId = await requestedReturn(sale);
	expect((await shopAction(sale, returnId, 'waive')).ok).toBe(true);
	expect(await coming(sale)).toEqual({ orders: 1, amountVnd: sale.totalVnd - 107_000 });
});
