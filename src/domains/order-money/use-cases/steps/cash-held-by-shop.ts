import { linesOfOrders, type Order } from '#src/domains/orders/db/order-repository.ts';
import { parcelsOf } from '#src/domains/orders/db/parcels-of-orders.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { waivedCash } from '../../db/refund-repository.ts';
import { cashHeldByShop } from '../../rules/cash-held-by-shop.ts';

export async function cashHeldFor(
	read: ReadDatabase,
	{ id, payVnd }: Order,
): Promise<{ readonly takenVnd: number; readonly heldVnd: number }> {
	const takenVnd = payVnd - (await waivedCash(read, id));
	return {
		takenVnd,
		heldVnd: cashHeldByShop(takenVnd, await parcelsOf(read, [id]), await linesOfOrders(read, [id])),
	};
}
