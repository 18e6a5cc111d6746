import { sql } from 'drizzle-orm';
import type { Order, OrderGroup } from '#src/domains/orders/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { ReturnableOrder } from '../rules/return-windows.ts';

export async function returnableOf(
	read: ReadDatabase,
	group: Pick<OrderGroup, 'paymentMethod'>,
	{ id, state, arrivesTo, deliveredAt }: Order,
): Promise<ReturnableOrder> {
	const [said] = await read.read<{ by: boolean; unwanted: boolean }>(sql`
		select exists (
			select from order_events
			where order_id = ${id} and party = 'buyer' and kind in ('delivered', 'completed')
		) as by, exists (
			select from order_lines where order_id = ${id} and return_terms = 'change_of_mind'
		) as unwanted`);
	return {
		state,
		method: group.paymentMethod,
		arrivesTo,
		deliveredAt,
		isReceiptConfirmed: said?.by ?? false,
		acceptsChangeOfMind: said?.unwanted ?? false,
	};
}
