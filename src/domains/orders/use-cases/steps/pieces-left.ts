import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { Pieces } from '../../contract-pieces.ts';
import { linesOfOrders } from '../../db/order-repository.ts';
import { parcelsOf } from '../../db/parcel-repository.ts';
import { cancelledPieces, partCancelsOf } from '../../db/part-cancel-repository.ts';
import { piecesLeft } from '../../rules/pieces.ts';

/** What of an order has neither left nor been cancelled. */
export async function leftOf(read: ReadDatabase, orderId: string): Promise<readonly Pieces[]> {
	const lines = await linesOfOrders(read, [orderId]);
	const sent = (await parcelsOf(read, [orderId])).flatMap((parcel) => parcel.lines);
	return piecesLeft(lines, [...sent, ...cancelledPieces(await partCancelsOf(read, [orderId]))]);
}
