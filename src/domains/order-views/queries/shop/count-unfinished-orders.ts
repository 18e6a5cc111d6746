import { sql } from 'drizzle-orm';
import { returnShippingStates } from '#src/domains/returns/rules/return-shipping-states.ts';
import { COMPLAINABLE_DAYS } from '#src/domains/returns/rules/return-windows.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';

/** For this time an expired order may still be paid and reopened. */
const LATE_PAYMENT_DAYS = 3;

export type Unfinished = { readonly orders: number; readonly returns: number };

/**
 * Counts orders as long as a return is possible, from the latest of delivery, promised arrival and shipment of a
 * replacement.
 */
export async function countUnfinished(read: ReadDatabase, shopId: string): Promise<Unfinished> {
	const [row] = await read.read<Unfinished>(sql`
		select
			(select count(*)::int from orders where shop_id = ${shopId} and (
				state not in ('completed', 'cancelled', 'expired', 'returned')
				or (state = 'expired' and ordered_at > app_now() - make_interval(days => ${LATE_PAYMENT_DAYS}))
				or (state = 'completed' and greatest(
					coalesce(delivered_at, completed_at), arrives_to,
					(select max(ended_at) from order_returns sent where sent.order_id = orders.id and sent.state = 'replaced')
				) > app_now() - make_interval(days => ${COMPLAINABLE_DAYS}))
			)) as orders,
			(select count(*)::int from order_returns asked join orders on orders.id = asked.order_id
				where orders.shop_id = ${shopId} and (asked.ended_at is null or exists (
					select from order_return_postages postage
					where postage.return_id = asked.id and postage.state not in ${[...returnShippingStates.final]}
				))) as returns`);
	return row ?? { orders: 0, returns: 0 };
}
