import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';

/** A part was refunded for a change of mind, or a prepaid parcel failed through the buyer. */
export async function hasRefundByChoice(
	read: ReadDatabase,
	{ orderId, isPrepaid }: { readonly orderId: string; readonly isPrepaid: boolean },
): Promise<boolean> {
	const [found] = await read.read<{ is: boolean }>(sql`
		select exists (
			select from order_refunds refund
				join order_returns of on refund.source_type = 'return' and of.id = refund.source_id
			where refund.order_id = ${orderId} and of.reason = 'change_of_mind'
		) or (${isPrepaid} and exists (
			select from order_parcels where order_id = ${orderId} and refused_at is not null
				and coalesce(refusal, 'buyer_refused') not in ('damaged', 'shop_fault')
		)) as is`);
	return found?.is ?? false;
}
