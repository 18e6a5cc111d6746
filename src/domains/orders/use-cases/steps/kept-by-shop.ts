import type { ReadDatabase } from '#src/platform/db/index.ts';
import { linesOfOrders } from '../../db/order-repository.ts';
import { parcelsOf } from '../../db/parcel-repository.ts';
import { forgoneCash } from '../../db/refund-repository.ts';
import type { Order } from '../../db/tables.ts';
import { keptCash } from '../../rules/kept-cash.ts';

/** Of the cash that was taken for an order, all of it and what its shop holds. */
export async function keptByShop(
	read: ReadDatabase,
	{ id, payVnd }: Order,
): Promise<{ readonly takenVnd: number; readonly keptVnd: number }> {
	const takenVnd = payVnd - (await forgoneCash(read, id));
	return { takenVnd, keptVnd: keptCash(takenVnd, await parcelsOf(read, [id]), await linesOfOrders(read, [id])) };
}
