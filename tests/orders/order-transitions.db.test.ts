import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelOrder, declineOrder } from '#src/domains/cancellation/index.ts';
import { placeOrder } from '#src/domains/checkout/index.ts';
import {
	cancelUnshippedItems,
	confirmOrder,
	confirmReceipt,
	deliverOrder,
	packOrder,
	recordFailedDelivery,
	shipOrder,
} from '#src/domains/fulfilment/index.ts';
import { PARCEL_TRANSITIONS } from '#src/domains/fulfilment/rules/parcel-transitions.ts';
import {
	ORDER_TRANSITIONS,
	type OrderTransition,
	type OrderTransitionName,
} from '#src/domains/orders/rules/order-transitions.ts';
import { RETURN_TRANSITIONS } from '#src/domains/returns/rules/return-transitions.ts';
import { testDatabase } from '#tests/database.ts';
import { ordersOf } from '#tests/factories/orders.ts';
import { makePlatformVoucher } from '#tests/factories/promotions.ts';
import {
	deliveredSale,
	packedSale,
	partlySentFunded,
	requestedReturn,
	shopAction,
	unitsOf,
	wireSales,
} from '#tests/factories/returns.ts';
import { givePayable } from '#tests/factories/settlement.ts';
import { factsOf, NO_FACTS, noticesOf, shownEffects } from './transition-facts.ts';
import {
	advance,
	expectedOf,
	must,
	noticesApartFrom,
	observe,
	placedOrders,
	type Scenario,
	scenario,
	sentOrders,
} from './transition-scenario.ts';

const database = await testDatabase();
const { readyToPlace, unpaid, paid } = placedOrders(database);
const { tracked, report, investigated, requestedMissing, firstParcelOf } = sentOrders(database);
beforeAll(wireSales);
beforeEach(() => database.setClock('0 s'));

const ROWS: readonly OrderTransition[] = ORDER_TRANSITIONS;
const EFFECTS = ROWS.filter(({ from }) => from.length > 0).flatMap(({ effects }) => effects);
const rowOf = (name: string) => ROWS.find((row) => row.name === name);

async function expired() {
	const made = await unpaid();
	await advance(database, '18 minutes');
	return made;
}
async function confirmed() {
	const made = await paid();
	await must(confirmOrder(made.seller, { number: made.number }));
	return made;
}
/** Packed, and its shop can pay goodwill. */
async function packed() {
	const { code } = await makePlatformVoucher(database);
	const sale = await packedSale(database, 'vnpay', [2], { coinVnd: 20_001, platformCode: code });
	await givePayable(database, sale.order.shopId, 100_000);
	return sale;
}
/** Cash on delivery in two parcels, one delivery failed. */
async function oneFailed() {
	const sale = await packedSale(database, 'cod', [2, 2]);
	const { seller, number } = sale;
	for (let parcel = 0; parcel < 2; parcel += 1) await must(shipOrder(seller, { number, lines: unitsOf(sale, 1, 1) }));
	const parcelId = await firstParcelOf(sale);
	await must(recordFailedDelivery(seller, { number, parcelId, note: 'Không ai nhận', reason: 'buyer_refused' }));
	return investigated(sale);
}
async function missing() {
	const sale = await tracked();
	await requestedMissing(sale);
	return sale;
}
async function delivered() {
	const sale = await tracked();
	await must(report(sale, 'delivered'));
	return sale;
}
async function completed() {
	const { code: platformCode } = await makePlatformVoucher(database);
	const sale = await deliveredSale(database, 'vnpay', [2], { platformCode, coinVnd: 20_001 });
	await must(confirmReceipt(sale.buyer.context, { number: sale.number }));
	return sale;
}

const SCENARIOS: Readonly<Record<Exclude<OrderTransitionName, 'place_unpaid' | 'place'>, Scenario>> = {
	pay: scenario(unpaid, ({ pay }) => pay()),
	pay_late: scenario(expired, ({ pay }) => pay()),
	expire: scenario(unpaid, () => advance(database, '18 minutes')),
	cancel_unpaid: scenario(unpaid, ({ buyer, number }) =>
		must(cancelOrder(buyer.context, { number, reason: 'changed_mind' })),
	),
	cancel_placed: scenario(paid, ({ buyer, number }) =>
		must(cancelOrder(buyer.context, { number, reason: 'changed_mind' })),
	),
	cancel_confirmed: scenario(packed, ({ seller, number }) =>
		must(declineOrder(seller, { number, reason: 'out_of_stock' })),
	),
	confirm: scenario(paid, ({ seller, number }) => must(confirmOrder(seller, { number }))),
	pack: scenario(confirmed, ({ seller, number }) => must(packOrder(seller, { number }))),
	ship: scenario(packed, ({ seller, number }) => must(shipOrder(seller, { number }))),
	ship_without_rest: scenario(
		() => partlySentFunded(database),
		(sale) =>
			must(
				cancelUnshippedItems(sale.seller, {
					number: sale.number,
					reason: 'out_of_stock',
					lines: unitsOf(sale, 2, 1),
				}),
			),
	),
	deliver: scenario(oneFailed, ({ seller, number }) =>
		must(deliverOrder(seller, { number, proof: 'Chị Hạnh ký nhận' })),
	),
	turn_back: scenario(missing, (sale) => must(report(sale, 'refused'))),
	lose: scenario(
		async () => investigated(await tracked()),
		() => advance(database, '20 days 2 hours'),
		// The clock leaves an order with an open return to that return.
		['end_missing_returns'],
	),
	complete: scenario(delivered, ({ buyer, number }) => must(confirmReceipt(buyer.context, { number }))),
	return_all: scenario(
		completed,
		async (sale) => must(shopAction(sale, await requestedReturn(sale, { lines: unitsOf(sale, 2) }), 'waive')),
		// Of an order that was not completed or not delivered.
		['book_sale', 'close_investigation'],
	),
};

describe('ORDER_TRANSITIONS', () => {
	test.each(Object.entries(SCENARIOS))('%s has the effects and sends the notices of its row', async (name, of) => {
		const { from, to, notices, effects } = await observe(database, of, EFFECTS);
		const row = rowOf(name);
		expect(row?.from).toContain(from);
		expect(to).toBe(row?.to);
		expect({ notices: noticesApartFrom([...PARCEL_TRANSITIONS, ...RETURN_TRANSITIONS], notices), effects }).toEqual(
			expectedOf(row, of.without),
		);
	});

	test.each([
		['place_unpaid', 'vnpay', []],
		// Cash on delivery reserves stock for good at once.
		['place', 'cod', ['commit_stock']],
	] as const)('%s has the effects and sends the notices of its row', async (name, payment, without) => {
		const { buyer, input } = await readyToPlace(payment);
		let orderId = '';
		const notices = await noticesOf(database, async () => {
			const group = await placeOrder(buyer.context, input);
			if (!group.ok) throw new Error(group.error.code);
			const [order] = await ordersOf(database, group.value);
			orderId = order?.id ?? '';
			return { number: order?.number ?? '' };
		});
		const row = rowOf(name);
		const effects = shownEffects(row?.effects ?? [], NO_FACTS, await factsOf(database, orderId));
		expect({ notices, effects }).toEqual(expectedOf(row, without));
	});
});
