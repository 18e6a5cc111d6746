import { asc, eq } from 'drizzle-orm';
import { unreadMessages } from '#src/domains/conversations/index.ts';
import { cutsOf, openInvestigationViews, partCancelsOf } from '#src/domains/fulfilment/index.ts';
import { fail, type OrderInput } from '#src/domains/orders/contract/order.ts';
import { findGroup, findOrderByNumber, linesOfOrders } from '#src/domains/orders/db/order-repository.ts';
import { parcelsOf, picturesOfParcels } from '#src/domains/orders/db/parcels-of-orders.ts';
import { orderEvents } from '#src/domains/orders/db/tables.ts';
import { listCashOfOrders } from '#src/domains/remittances/index.ts';
import { openReturnsOf, returnShippingCostsToJudge } from '#src/domains/returns/index.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { databaseNow, type ReadContext } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { ShopOrderView } from '../../contract/order-views.ts';
import { completedOrdersOfBuyers } from './returning-buyers.ts';
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
		completedBefore: (await completedOrdersOfBuyers(read, [order.id])).get(order.id) ?? 0,
		cash: (await listCashOfOrders(read, [order.id])).get(order.id) ?? [],
		openCase: (await openInvestigationViews(read, [order.id])).get(order.id),
	};
	return ok(toShopView(parts, actor.staffRole, await databaseNow(read)));
}
