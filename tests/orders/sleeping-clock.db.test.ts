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
import { lateClock } from './late-clock.ts';

const database = await testDatabase();
const clock = contextOf(database, system());
const { begin, passTo, wakeAt } = lateClock(database, async () => {
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

describe('what fell due while the clock slept is done when it wakes, whatever was done in the meantime', () => {
	async function started(tracking: string) {
		await begin();
		const sale = await packedSale(database, 'vnpay', [3, 2], { weightG: 40 });
		await shipOrder(sale.seller, { number: sale.number, carrier: 'ghn', tracking, lines: unitsOf(sale, 1, 1) });
		return sale;
	}

	test('the carrier tells of the part that has left: the rest is cancelled all the same', async () => {
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

	test('another part leaves: what is still there then is cancelled all the same', async () => {
		const sale = await started('GHN-SLEEP-2');
		await passTo(UNSHIPPED_ENDS_MS + HOUR_MS);
		expect((await shipOrder(sale.seller, { number: sale.number, lines: unitsOf(sale, 1, 0) })).ok).toBe(true);
		await wakeAt(UNSHIPPED_ENDS_MS + 2 * HOUR_MS);
		expect(await ends(sale)).toEqual(['not_packed']);
	});

	test('its buyer asks to cancel what was lost already: it is lost, and not half a day later', async () => {
		await begin();
		const sale = await packedSale(database);
		await passTo(89 * HOUR_MS);
		expect((await cancelOrder(sale.buyer.context, { number: sale.number, reason: 'too_slow' })).ok).toBe(true);
		await wakeAt(90 * HOUR_MS);
		expect(await stateOf(database, sale.number)).toBe('cancelled');
		expect(await ends(sale)).toEqual(['not_packed']);
	});

	test('a return ends whose receipt the shop has left unjudged for two days: the receipt is accepted', async () => {
		await begin();
		const { told, takeIn, seen } = returnShippingOf(database);
		const sent = await told();
		await passTo(49 * HOUR_MS);
		expect((await takeIn(sent)).ok).toBe(true);
		await wakeAt(50 * HOUR_MS);
		expect((await seen(sent)).postage).toMatchObject({ state: 'owed' });
	});
});
