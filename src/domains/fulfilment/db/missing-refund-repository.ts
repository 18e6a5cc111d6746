import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';

/** Amount refunded for missing parcels while the order was still on its way. */
export async function missingParcelRefund(
	read: ReadDatabase,
	orderId: string,
): Promise<readonly { readonly lineId: string; readonly quantity: number }[]> {
	return read.read(sql`
		select line.line_id as "lineId", sum(line.quantity)::int as quantity
		from order_refund_lines line join order_refunds of on of.id = line.refund_id
		join order_returns wish on of.source_type = 'return' and wish.id = of.source_id
		where of.order_id = ${orderId} and wish.reason = 'never_received' group by line.line_id`);
}
