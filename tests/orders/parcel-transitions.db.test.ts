import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverOrder, recordFailedDelivery, shipOrder, takeBackParcel } from '#src/domains/fulfilment/index.ts';
import { markParcelsLost } from '#src/domains/fulfilment/jobs/mark-parcels-lost.ts';
import { PARCEL_TRANSITIONS, type ParcelTransitionName } from '#src/domains/fulfilment/rules/parcel-transitions.ts';
import { ORDER_TRANSITIONS } from '#src/domains/orders/rules/order-transitions.ts';
import { RETURN_TRANSITIONS } from '#src/domains/returns/rules/return-transitions.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { packedSale, type Sale, shippedSale, shopAction, unitsOf, wireSales } from '#tests/factories/returns.ts';
import {
	advance,
	expectedOf,
	must,
	noticesApartFrom,
	observe,
	type Scenario,
	scenario,
	sentOrders,
} from './transition-scenario.ts';

const database = await testDatabase();
const { tracked, report, investigated, requestedMissing, firstParcelOf } = sentOrders(database);
beforeAll(wireSales);
beforeEach(() => database.setClock('0 s'));

async function refused(): Promise<Sale> {
	const sale = await shippedSale(database);
	const { seller, number } = sale;
	await must(recordFailedDelivery(seller, { number, note: 'Không ai nhận', reason: 'buyer_refused' }));
	return sale;
}
async function refunded(): Promise<Sale> {
	const sale = await tracked();
	await must(shopAction(sale, await requestedMissing(sale), 'approve'));
	return sale;
}
/** In two parcels: one delivered, one without news. */
async function oneDelivered(): Promise<Sale> {
	const sale = await packedSale(database);
	const { seller, number } = sale;
	for (let parcel = 0; parcel < 2; parcel += 1) await must(shipOrder(seller, { number, lines: unitsOf(sale, 1) }));
	await must(deliverOrder(seller, { number, parcelId: await firstParcelOf(sale), proof: 'Chị Hạnh ký nhận' }));
	return investigated(sale);
}

/** An investigation opens only when the whole order is on its way, and a refund closes it. */
const NO_INVESTIGATION = ['close_investigation'];
const SCENARIOS: Readonly<Record<ParcelTransitionName, Scenario>> = {
	ship_part: scenario(
		() => packedSale(database),
		(sale) => must(shipOrder(sale.seller, { number: sale.number, lines: unitsOf(sale, 1) })),
	),
	scan: scenario(
		async () => investigated(await tracked()),
		(sale) => must(report(sale, 'in_transit')),
	),
	deliver_part: scenario(
		() => tracked(1),
		(sale) => must(report(sale, 'delivered')),
		NO_INVESTIGATION,
	),
	deliver_refunded: scenario(refunded, (sale) => must(report(sale, 'delivered')), NO_INVESTIGATION),
	refuse: scenario(
		() => tracked(1),
		(sale) => must(report(sale, 'refused')),
		NO_INVESTIGATION,
	),
	lose_part: scenario(oneDelivered, () => advance(database, '20 days 2 hours')),
	lose_on_way_back: scenario(refused, async () => {
		await database.setClock('16 days');
		await markParcelsLost.handle(contextOf(database, system()), {});
	}),
	take_back: scenario(refused, async (sale) =>
		must(
			takeBackParcel(sale.seller, {
				number: sale.number,
				parcelId: await firstParcelOf(sale),
				restock: unitsOf(sale, 2),
			}),
		),
	),
};

async function parcelStates({ id }: { readonly id: string }): Promise<readonly string[]> {
	const { rows } = await database.pool.query<{ state: string }>('SELECT state FROM order_parcels WHERE order_id = $1', [
		id,
	]);
	return rows.map(({ state }) => state);
}

describe('PARCEL_TRANSITIONS', () => {
	const effectNames = PARCEL_TRANSITIONS.flatMap(({ effects }): readonly string[] => effects);
	test.each(Object.entries(SCENARIOS))('%s has the effects and sends the notices of its row', async (name, of) => {
		let orderId = '';
		const make = async () => {
			const made = await of.make();
			orderId = made.order.id;
			return made;
		};
		const { notices, effects } = await observe(database, { ...of, make }, effectNames);
		const row = PARCEL_TRANSITIONS.find((found) => found.name === name);
		expect(await parcelStates({ id: orderId })).toContain(row?.to);
		expect({ notices: noticesApartFrom([...ORDER_TRANSITIONS, ...RETURN_TRANSITIONS], notices), effects }).toEqual(
			expectedOf(row, of.without),
		);
	});
});
