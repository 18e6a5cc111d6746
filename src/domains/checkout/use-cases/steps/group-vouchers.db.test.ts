import { beforeEach, expect, test } from 'vitest';
import { advanceDueOrders } from '#src/domains/fulfilment/jobs/advance-due-orders.ts';
import { decideDoubtfulPayment, listIncidents, recordIpn } from '#src/domains/payments/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { agreedInput, fillCart, makeBuyer, quoteFor, wireOrderPayments } from '#tests/factories/orders.ts';
import { ipnQuery } from '#tests/factories/payments.ts';
import { makeShopVoucher } from '#tests/factories/promotions.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { rowsLockedBefore } from '#tests/locks.ts';
import { placeOrder } from '../place-order.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const clock = contextOf(database, system('operator_command'));
const SHOPS = 4;
const DOUBT = { vnp_ResponseCode: '07', vnp_TransactionStatus: '07' };

beforeEach(async () => {
	wireOrderPayments();
	await database.setClock('0 s');
});

/** Order and voucher ids run in opposite directions, so that a wrong lock order deadlocks. */
async function groupWithVouchers() {
	const shops = await Promise.all(Array.from({ length: SHOPS }, () => makeShop(database.db)));
	const buyer = await makeBuyer(database);
	const wishes = await Promise.all(
		shops.map(async ({ id: shopId }) => {
			const { variants } = await makeProduct(database.db, { shopId, variants: [{ stock: 5, priceVnd: 100_000 }] });
			return { variantId: variants[0]?.id ?? '' };
		}),
	);
	const cart = await fillCart(buyer, wishes);
	const codes = new Map<string, string>();
	const ids: string[] = [];
	for (const shop of cart.shops.toReversed().map(({ id }) => shops.find((made) => made.id === id))) {
		const voucher = shop && (await makeShopVoucher(database, shop));
		if (voucher) codes.set(shop.id, voucher.code);
		if (voucher) ids.push(voucher.id);
	}
	const vouchers = shops.map(({ id }) => ({ shopId: id, shopCode: codes.get(id) ?? '' }));
	const quote = await quoteFor(buyer, cart, { vouchers });
	const placed = await placeOrder(buyer.context, agreedInput(quote, buyer, 'vnpay'));
	if (!placed.ok) return expect.fail(JSON.stringify(placed.error));
	return { ids, txnRef: placed.value.payment?.txnRef ?? '', payVnd: placed.value.payVnd };
}

test('cancelling all orders of a group locks their vouchers in the order of ids', async () => {
	for (const place of [0, SHOPS - 1]) {
		const { ids, txnRef, payVnd } = await groupWithVouchers();
		await recordIpn(clock, ipnQuery(txnRef, payVnd, DOUBT));
		const open = await listIncidents(read, 500);
		const incidentId = open.find((one) => one.txnRef === txnRef)?.id ?? '';
		const fail = () => decideDoubtfulPayment(clock, { incidentId, decision: 'refuse', note: 'nobody knows of it' });
		const held = ids[place] ?? '';
		expect(await rowsLockedBefore(database, { table: 'vouchers', ids, held }, fail)).toEqual(ids.slice(0, place));
	}
});

test('a late payment locks the vouchers of its group in the order of ids', async () => {
	for (const place of [0, SHOPS - 1]) {
		await database.setClock('0 s');
		const { ids, txnRef, payVnd } = await groupWithVouchers();
		await database.setClock('18 minutes');
		await advanceDueOrders.handle(clock, {});
		const pay = () => recordIpn(clock, ipnQuery(txnRef, payVnd));
		const held = ids[place] ?? '';
		expect(await rowsLockedBefore(database, { table: 'vouchers', ids, held }, pay)).toEqual(ids.slice(0, place));
	}
});
