import { beforeAll, describe, expect, test } from 'vitest';
import { cancelOrder } from '#src/domains/cancellation/index.ts';
import type { TrackingEvent } from '#src/domains/fulfilment/contract/fulfilment.ts';
import { recordTrackingEvent, shipOrder } from '#src/domains/fulfilment/index.ts';
import { advanceDueOrders } from '#src/domains/fulfilment/jobs/advance-due-orders.ts';
import { advanceDueReturnShippingCosts } from '#src/domains/returns/jobs/advance-due-return-shipping-costs.ts';
import { advanceDueReturns } from '#src/domains/returns/jobs/advance-due-returns.ts';
import { HOUR_MS } from '#src/shared/time.ts';
import { contextOf, system, visitor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { stateOf } from '#tests/factories/orders.ts';
import { returnShippingOf } from '#tests/factories/return-shipping.ts';
import { packedSale, type Sale, unitsOf, wireSales } from '#tests/factories/returns.ts';
import { runLateClock } from './late-clock.ts';

const database = await testDatabase();
const clock = contextOf(database, system());
const { begin, passTo, wakeAt } = runLateClock(database, async () => {
	await advanceDueOrders.handle(clock, {});
	await advanceDueReturns.handle(clock, {});
	await advanceDueReturnShippingCosts.handle(clock, {});
});
beforeAll(wireSales);

const UNSHIPPED_ENDS_MS = 136 * HOUR_MS;
const ends = async ({ order }: Sale) => {
	const { rows } = await database.pool.query<{ reason: string }>(
		"SELECT reason FROM order_events WHERE order_id = $1 AND kind IN ('rest_cancelled', 'cancelled')",
		[order.id],
	);
	return rows.map(({ reason }) => reason);
};

describe('a scheduler that wakes late', () => {
	async function started(tracking: string) {
		await begin();
		const sale = await packedSale(database, 'vnpay', [3, 2], { weightG: 40 });
		await shipOrder(sale.seller, { number: sale.number, carrier: 'ghn', tracking, lines: unitsOf(sale, 1, 1) });
		return sale;
	}

	test('cancels the unshipped items even if the carrier reported the shipped parcel in between', async () => {
		const tracking = 'GHN-SLEEP-1';
		const sale = await started(tracking);
		await passTo(UNSHIPPED_ENDS_MS + HOUR_MS);
		const news: TrackingEvent = {
			carrier: 'ghn',
			eventId: tracking,
			tracking,
			status: 'in_transit',
			at: new Date().toISOString(),
		};
		expect((await recordTrackingEvent(contextOf(database, visitor()), news)).ok).toBe(true);
		await wakeAt(UNSHIPPED_ENDS_MS + 2 * HOUR_MS);
		expect(await ends(sale)).toEqual(['not_packed']);
	});

	test('cancels the remaining unshipped items even if another parcel was shipped in between', async () => {
		const sale = await started('GHN-SLEEP-2');
		await passTo(UNSHIPPED_ENDS_MS + HOUR_MS);
		expect((await shipOrder(sale.seller, { number: sale.number, lines: unitsOf(sale, 1, 0) })).ok).toBe(true);
		await wakeAt(UNSHIPPED_ENDS_MS + 2 * HOUR_MS);
		expect(await ends(sale)).toEqual(['not_packed']);
	});

	test('cancels an overdue order even if the buyer requested the cancellation after the deadline', async () => {
		await begin();
		const sale = await packedSale(database);
		await passTo(89 * HOUR_MS);
		expect((await cancelOrder(sale.buyer.context, { number: sale.number, reason: 'too_slow' })).ok).toBe(true);
		await wakeAt(90 * HOUR_MS);
		expect(await stateOf(database, sale.number)).toBe('cancelled');
		expect(await ends(sale)).toEqual(['not_packed']);
	});

	test('accepts the receipt for return shipping that the shop did not decide within two days', async () => {
		await begin();
		const { told, takeIn, seen } = returnShippingOf(database);
		const sent = await told();
		await passTo(49 * HOUR_MS);
		expect((await takeIn(sent)).ok).toBe(true);
		await wakeAt(50 * HOUR_MS);
		expect((await seen(sent)).postage).toMatchObject({ state: 'owed' });
	});
});
