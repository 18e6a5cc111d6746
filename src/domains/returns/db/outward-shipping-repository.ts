import { sql } from 'drizzle-orm';
import type { OutwardShipping } from '#src/domains/order-money/rules/outward-shipping.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';

type OrderId = { readonly orderId: string };

/** By order. Cancelled items no longer count towards the quantity and the fee. */
export async function outwardShippings(
	read: ReadDatabase,
	orderIds: readonly string[],
): Promise<ReadonlyMap<string, OutwardShipping>> {
	if (orderIds.length === 0) return new Map();
	const ids = [...orderIds];
	const rows = await read.read<OrderId & Readonly<Record<keyof OutwardShipping, string | number>>>(sql`
		select orders.id as "orderId", orders.shipping_vnd - coalesce(fees.other, 0) as "paidVnd",
			coalesce(fees.returned, 0) as "refundedVnd", bought.quantity - coalesce(units.cancelled, 0) as quantity,
			coalesce(units.faulty, 0) as "faultyQuantity"
		from orders
		join (select order_id, sum(quantity) as quantity from order_lines where order_id in ${ids} group by order_id)
			bought on bought.order_id = orders.id
		left join (
			select order_id, sum(shipping_vnd) filter (where source_type = 'return') as returned,
				sum(shipping_vnd) filter (where source_type <> 'return') as other
			from order_refunds where order_id in ${ids} group by order_id
		) fees on fees.order_id = orders.id
		left join (
			select refund.order_id, sum(line.quantity) filter (where refund.source_type = 'part_cancel') as cancelled,
				sum(line.quantity) filter (where of.reason <> 'change_of_mind' and refund.percent = 100) as faulty
			from order_refunds refund join order_refund_lines line on line.refund_id = refund.id
				left join order_returns of on refund.source_type = 'return' and of.id = refund.source_id
			where refund.order_id in ${ids} group by refund.order_id
		) units on units.order_id = orders.id
		where orders.id in ${ids}`);
	return new Map(
		rows.map(({ orderId, paidVnd, quantity, faultyQuantity, refundedVnd }) => [
			orderId,
			{
				paidVnd: Number(paidVnd),
				quantity: Number(quantity),
				faultyQuantity: Number(faultyQuantity),
				refundedVnd: Number(refundedVnd),
			},
		]),
	);
}

export async function outwardShippingOf(read: ReadDatabase, orderId: string): Promise<OutwardShipping> {
	const found = (await outwardShippings(read, [orderId])).get(orderId);
	if (!found) throw new Error(`order ${orderId} has no lines`);
	return found;
}
