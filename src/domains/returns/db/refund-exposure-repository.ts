import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { orders } from '#src/domains/orders/db/tables.ts';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import { type OrderReturn, orderReturnShippingCosts, orderReturns } from './tables.ts';

const keyOf = (shopId: string) => sql`hashtextextended(${`stakes:${shopId}`}, 0)`;

/** A shared lock: new returns wait only for `lockShopExposures`, not for each other. */
export async function shareRefundExposures(tx: Transaction, shopId: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock_shared(${keyOf(shopId)})`);
}

export async function lockShopExposures(tx: Transaction, shopId: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(${keyOf(shopId)})`);
}

type Exposed = Pick<OrderReturn, 'id' | 'orderId' | 'reason'> & {
	readonly number: string;
	readonly shippingVnd: number;
	readonly shippingCommissionBp: number;
};

export async function openReturnsOfReleased(read: ReadDatabase, shopId: string): Promise<readonly Exposed[]> {
	const { number, shippingVnd, shippingCommissionBp } = orders;
	const { id, orderId, reason } = orderReturns;
	return read
		.select({ id, orderId, reason, number, shippingVnd, shippingCommissionBp })
		.from(orderReturns)
		.innerJoin(orders, eq(orders.id, orderId))
		.where(and(eq(orderReturns.shopId, shopId), isNull(orderReturns.endedAt), isNotNull(orders.releasedAt)))
		.orderBy(asc(id));
}

/** Open claims of return shipping costs, which are paid from the shop's payable balance. */
export async function openReturnShippingCosts(
	read: ReadDatabase,
	shopId: string,
): Promise<readonly { readonly number: string; readonly amountVnd: number }[]> {
	const { amountVnd, grantedVnd } = orderReturnShippingCosts;
	return read
		.select({
			number: orders.number,
			amountVnd: sql<number>`coalesce(${grantedVnd}, ${amountVnd})`.mapWith(Number),
		})
		.from(orderReturnShippingCosts)
		.innerJoin(orderReturns, eq(orderReturns.id, orderReturnShippingCosts.returnId))
		.innerJoin(orders, eq(orders.id, orderReturns.orderId))
		.where(and(eq(orderReturns.shopId, shopId), inArray(orderReturnShippingCosts.state, OPEN_RETURN_SHIPPING_COSTS)))
		.orderBy(asc(orderReturnShippingCosts.id));
}
const OPEN_RETURN_SHIPPING_COSTS = ['stated', 'accepted', 'refused', 'disputed'] as const;
