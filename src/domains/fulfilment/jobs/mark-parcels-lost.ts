import * as z from 'zod/mini';
import { ordersConfig } from '#src/domains/orders/contract/order.ts';
import { findOrder } from '#src/domains/orders/db/order-repository.ts';
import { parcelsOf } from '#src/domains/orders/db/parcels-of-orders.ts';
import { lockOrderById } from '#src/domains/orders/index.ts';
import { databaseNow, transact } from '#src/platform/context.ts';
import { defineJob } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { changeParcel, failedDeliveries } from '../db/parcel-repository.ts';
import { orderParcelLost } from '../events.ts';

const PARCELS_PER_RUN = 200;

/** The shop must claim its value from the carrier; no refund depends on it. */
export const markParcelsLost = defineJob({
	name: 'orders.give-up-refused',
	input: z.object({}),
	handle: async (context) => {
		const rejectedBefore = addMs(await databaseNow(context.fresh), -ordersConfig.wayBackDays * DAY_MS);
		for (const { id, orderId } of await failedDeliveries(context.fresh, rejectedBefore, PARCELS_PER_RUN))
			await transact(context, async (scope) => {
				const order = await findOrder(scope.read, orderId);
				if (order) await lockOrderById(scope, order);
				const parcel = (await parcelsOf(scope.read, [orderId])).find((found) => found.id === id);
				if (parcel?.state !== 'refused') return ok(null);
				await changeParcel(scope.db, id, { state: 'lost', lostAt: await scope.now() });
				await scope.publish(scope.db, orderParcelLost({ orderId, parcelId: id }));
				return ok(null);
			});
	},
});
