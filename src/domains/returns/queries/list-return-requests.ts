import type { OrderLine } from '#src/domains/orders/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { ReturnRequests } from '../contract/return-requests.ts';
import { linesOfReturns, returnsOfOrders } from '../db/return-repository.ts';

/** The newest first, without withdrawn ones. */
export async function listReturnRequests(
	read: ReadDatabase,
	orderIds: readonly string[],
	bought: readonly OrderLine[],
): Promise<ReadonlyMap<string, readonly ReturnRequests[]>> {
	if (orderIds.length === 0) return new Map();
	const asked = (await returnsOfOrders(read, orderIds)).filter(({ state }) => state !== 'withdrawn');
	const pieces = Map.groupBy(
		await linesOfReturns(
			read,
			asked.map(({ id }) => id),
		),
		({ returnId }) => returnId,
	);
	const named = ({ lineId, quantity }: { readonly lineId: string; readonly quantity: number }) =>
		bought.flatMap(({ id, productName, variantLabel }) =>
			id === lineId ? [{ productName, variantLabel, quantity }] : [],
		);
	const told = asked.map(({ id, orderId, reason }) => ({
		id,
		orderId,
		reason,
		lines: (pieces.get(id) ?? []).flatMap(named),
	}));
	const byOrder = Map.groupBy(told.toReversed(), ({ orderId }) => orderId);
	return new Map(
		[...byOrder].map(([orderId, of]) => [orderId, of.map(({ id, reason, lines }) => ({ id, reason, lines }))]),
	);
}

/** Under the tab of returns for all orders, elsewhere only for orders with an open return. */
export const withReturnRequests = (
	tab: string,
	orderIds: readonly string[],
	open: ReadonlySet<string>,
): readonly string[] => (tab === 'returns' ? orderIds : [...open]);
