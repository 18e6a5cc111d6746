import { asc, eq } from 'drizzle-orm';
import type { VendorActor } from '#src/platform/actor.ts';
import { databaseNow, type ReadContext } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail, type OrderInput } from '../contract.ts';
import type { ShopOrderView } from '../contract-views.ts';
import { unreadMessages } from '../db/message-repository.ts';
import { findGroup, findOrderByNumber, linesOfOrders } from '../db/order-repository.ts';
import { parcelsOf, picturesOfParcels } from '../db/parcel-repository.ts';
import { cutsOf, partCancelsOf } from '../db/part-cancel-repository.ts';
import { returnShippingCostsToJudge } from '../db/return-shipping-repository.ts';
import { orderEvents } from '../db/tables.ts';
import { openInvestigationViews } from './list-investigations.ts';
import { openReturnsOf } from './open-returns.ts';
import { toShopView } from './shop-order-view.ts';

/** Orders of other shops and unpaid ones return the same error as unknown ones. */
export async function getShopOrder(
	{ actor, fresh: read }: ReadContext<VendorActor>,
	{ number }: OrderInput,
): Promise<Result<ShopOrderView, Failure<'orders.not_found'>>> {
	const order = await findOrderByNumber(read, number);
	const isOurs = order?.shopId === actor.shopId && order.placedAt !== null;
	const group = order && isOurs ? await findGroup(read, order.groupId) : null;
	if (!order || !group) return fail('orders.not_found');
	const lines = await linesOfOrders(read, [order.id]);
	const events = await read
		.select()
		.from(orderEvents)
		.where(eq(orderEvents.orderId, order.id))
		.orderBy(asc(orderEvents.id));
	const parcels = await parcelsOf(read, [order.id]);
	const pictures = await picturesOfParcels(read, parcels);
	const cancels = await partCancelsOf(read, [order.id]);
	const cut = (await cutsOf(read, [order.id])).get(order.id);
	const openReturn = (await openReturnsOf(read, [order.id])).get(order.id) ?? null;
	const unread = (await unreadMessages(read, [order.id], 'shop')).get(order.id) ?? 0;
	const receiptAt = (await returnShippingCostsToJudge(read, [order.id])).get(order.id);
	const parts = {
		order,
		group,
		lines,
		events,
		parcels,
		pictures,
		cancels,
		cut,
		openReturn,
		receiptAt,
		unreadMessages: unread,
		openCase: (await openInvestigationViews(read, [order.id])).get(order.id),
	};
	return ok(toShopView(parts, actor.staffRole, await databaseNow(read)));
}
