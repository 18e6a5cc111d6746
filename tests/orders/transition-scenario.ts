import { expect } from 'vitest';
import { placeOrder } from '#src/domains/checkout/index.ts';
import { grantCoin } from '#src/domains/coin/index.ts';
import { recordTrackingEvent, shipOrder } from '#src/domains/fulfilment/index.ts';
import { advanceDueOrders } from '#src/domains/fulfilment/jobs/advance-due-orders.ts';
import { recordIpn } from '#src/domains/payments/index.ts';
import { transact } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, system } from '#tests/context.ts';
import type { TestDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { agreedInput, fillCart, makeBuyer, ordersOf, quoteFor, sellerOf, stateOf } from '#tests/factories/orders.ts';
import { ipnQuery } from '#tests/factories/payments.ts';
import { makePlatformVoucher } from '#tests/factories/promotions.ts';
import { packedSale, requestedReturn, type Sale, unitsOf } from '#tests/factories/returns.ts';
import { factsOf, noticesOf, shownEffects } from './transition-facts.ts';

export type Made = { readonly number: string; readonly order: { readonly id: string } };
export type Scenario = {
	readonly make: () => Promise<Made>;
	readonly act: (made: Made) => Promise<unknown>;
	/** Effects of the row for which this order gives no occasion. */
	readonly without: readonly string[];
};
/** `act` gets what `make` made. */
export const scenario = <M extends Made>(
	make: () => Promise<M>,
	act: (made: M) => Promise<unknown>,
	without: readonly string[] = [],
): Scenario => ({ make, act: (made) => act(made as M), without });

export async function must(done: Promise<{ readonly ok: boolean }>): Promise<void> {
	expect(await done).toMatchObject({ ok: true });
}

const COIN_VND = 20_001;

/** Moves the clock and runs what is due by then. */
export async function advance(database: TestDatabase, clock: string): Promise<void> {
	await database.setClock(clock);
	await advanceDueOrders.handle(contextOf(database, system()), {});
}

/** Orders before and after payment, with coin and a voucher of the platform. */
export function placedOrders(database: TestDatabase) {
	const worker = contextOf(database, system());

	async function readyToPlace(payment: 'cod' | 'vnpay') {
		const { variants } = await makeProduct(database.db, { variants: [{ stock: 9, priceVnd: 300_000 }] });
		const buyer = await makeBuyer(database);
		const coin = { customerId: buyer.customerId, kind: 'operator', amountVnd: 2 * COIN_VND } as const;
		await transact(worker, (scope) => grantCoin(scope, { ...coin, source: { type: 'tests', id: newId() } }));
		const { code } = await makePlatformVoucher(database);
		const cart = await fillCart(buyer, [{ variantId: variants[0]?.id ?? '', quantity: 2 }]);
		const vouchers = cart.shops.map(({ id }) => ({ shopId: id, platformCode: code }));
		return { buyer, input: agreedInput(await quoteFor(buyer, cart, { vouchers, coinVnd: COIN_VND }), buyer, payment) };
	}

	async function unpaid() {
		const { buyer, input } = await readyToPlace('vnpay');
		const group = await placeOrder(buyer.context, input);
		if (!group.ok) throw new Error(group.error.code);
		const [order] = await ordersOf(database, group.value);
		if (!order) throw new Error('no order was made');
		const txnRef = group.value.payment?.txnRef ?? '';
		const pay = () => recordIpn(worker, ipnQuery(txnRef, group.value.payVnd));
		return { buyer, order, number: order.number, seller: await sellerOf(database, order), pay };
	}

	async function paid() {
		const made = await unpaid();
		await made.pay();
		const { id } = await makeCustomer(database.db);
		await database.pool.query(
			"INSERT INTO shop_staff (shop_id, customer_id, role, joined_at) VALUES ($1, $2, 'stock', app_now())",
			[made.order.shopId, id],
		);
		return made;
	}

	return { readyToPlace, unpaid, paid };
}

/** Orders that a carrier has. */
export function sentOrders(database: TestDatabase) {
	const worker = contextOf(database, system());

	/** Shipped by a carrier that reports; with these quantities of the first line only where they are given. */
	async function tracked(firstUnits?: number): Promise<Sale> {
		const { code: platformCode } = await makePlatformVoucher(database);
		const sale = await packedSale(database, 'vnpay', [2], { coinVnd: COIN_VND, platformCode });
		const lines = firstUnits === undefined ? {} : { lines: unitsOf(sale, firstUnits) };
		await must(shipOrder(sale.seller, { number: sale.number, carrier: 'ghn', tracking: `P${sale.number}`, ...lines }));
		return sale;
	}
	const report = ({ number }: Made, status: 'in_transit' | 'delivered' | 'refused') =>
		recordTrackingEvent(worker, {
			carrier: 'ghn',
			tracking: `P${number}`,
			eventId: `P${number} ${status}`,
			status,
			at: new Date().toISOString(),
			// By the buyer, the shipping fee and the voucher use of a prepaid order would be kept.
			...(status === 'refused' ? { refusal: 'damaged' as const } : {}),
		});

	/** Without news for so long that an investigation is open. */
	async function investigated(sale: Sale): Promise<Sale> {
		await advance(database, '15 days 1 minute');
		return sale;
	}
	async function requestedMissing(sale: Sale): Promise<string> {
		await advance(database, '16 days');
		return requestedReturn(sale, { reason: 'never_received', lines: unitsOf(sale, 2) });
	}

	async function firstParcelOf({ order }: Made): Promise<string> {
		const { rows } = await database.pool.query<{ id: string }>(
			'SELECT id FROM order_parcels WHERE order_id = $1 AND position = 1',
			[order.id],
		);
		return rows[0]?.id ?? '';
	}

	return { tracked, report, investigated, requestedMissing, firstParcelOf };
}

/** States before and after, the notices, and those of the named effects that show. */
export async function observe(database: TestDatabase, { make, act }: Scenario, effectNames: readonly string[]) {
	const made = await make();
	const before = await factsOf(database, made.order.id);
	const from = await stateOf(database, made.number);
	const notices = await noticesOf(database, async () => {
		await act(made);
		return made;
	});
	const effects = shownEffects(effectNames, before, await factsOf(database, made.order.id));
	return { from, to: await stateOf(database, made.number), notices, effects };
}

type Row = { readonly name: string; readonly effects: readonly string[]; readonly notices: readonly string[] };

/** What a scenario of this row has to show, among the notices of its table. */
export const expectedOf = (row: Row | undefined, without: readonly string[]) => ({
	notices: row?.notices.toSorted(),
	effects: row?.effects.filter((effect) => !without.includes(effect)).toSorted(),
});
/** Without the notices of other tables that the same scenario sends, e.g. those of the order whose parcel moves. */
export const noticesApartFrom = (others: readonly Pick<Row, 'notices'>[], told: readonly string[]): readonly string[] =>
	told.filter((kind) => !others.some(({ notices }) => notices.includes(kind)));
