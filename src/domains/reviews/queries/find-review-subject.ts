import { sql } from 'drizzle-orm';
import type { OrderState } from '#src/domains/orders/contract/order.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { HAS_UNCANCELLED_QUANTITY } from './has-uncancelled-quantity.ts';

export type ReviewSubject = {
	readonly orderId: string;
	readonly state: OrderState;
	readonly completedAt: Date | null;
	readonly shopId: string;
	readonly line: { readonly id: string; readonly productId: string } | null;
};
type Row = Omit<ReviewSubject, 'completedAt' | 'line'> & {
	readonly completedAt: string | null;
	readonly lineId: string | null;
	readonly productId: string | null;
};

/** Returns not found for orders of others. */
export async function findReviewSubject(
	read: ReadDatabase,
	customerId: string,
	{ orderNumber, lineId }: { readonly orderNumber: string; readonly lineId: string | null },
): Promise<ReviewSubject | null> {
	const [row] = await read.read<Row>(sql`
		select orders.id as "orderId", orders.state, orders.completed_at as "completedAt", orders.shop_id as "shopId",
			line.id as "lineId", line.product_id as "productId"
		from orders left join order_lines line on line.order_id = orders.id and line.id = ${lineId}::uuid and ${HAS_UNCANCELLED_QUANTITY}
		where orders.number = ${orderNumber} and orders.customer_id = ${customerId}`);
	if (!row || (lineId !== null && row.lineId === null)) return null;
	const { lineId: id, productId, completedAt, ...order } = row;
	return {
		...order,
		completedAt: completedAt === null ? null : new Date(completedAt),
		line: id && productId ? { id, productId } : null,
	};
}
