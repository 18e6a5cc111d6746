import { and, asc, eq, inArray } from 'drizzle-orm';
import { orderRefunds } from '#src/domains/order-money/db/tables.ts';
import type { Quantities } from '#src/domains/orders/contract/quantities.ts';
import { insertRows, type ReadDatabase, type Transaction } from '#src/platform/db/index.ts';
import { type Cut, NO_CUT } from '../contract/unshipped-items.ts';
import { orderPartCancelLines, orderPartCancels, type PartCancel, type PartCancelLine } from './tables.ts';

export const PART_CANCEL = 'part_cancel';
export type PartCancelWithLines = PartCancel & { readonly lines: readonly PartCancelLine[] };

/** In the order of their requests. Decisions need the lock of the order group. */
export async function partCancelsOf(
	read: ReadDatabase,
	orderIds: readonly string[],
): Promise<readonly PartCancelWithLines[]> {
	if (orderIds.length === 0) return [];
	const rows = await read
		.select({ of: orderPartCancels, line: orderPartCancelLines })
		.from(orderPartCancels)
		.innerJoin(orderPartCancelLines, eq(orderPartCancelLines.cancelId, orderPartCancels.id))
		.where(inArray(orderPartCancels.orderId, [...orderIds]))
		.orderBy(asc(orderPartCancels.id), asc(orderPartCancelLines.lineId));
	return [...Map.groupBy(rows, ({ of }) => of.id).values()].flatMap((same) =>
		same[0] ? [{ ...same[0].of, lines: same.map(({ line }) => line) }] : [],
	);
}

/** Leaves out requests that are not decided. */
export const cancelledQuantities = (cancels: readonly PartCancelWithLines[]): readonly PartCancelLine[] =>
	cancels.filter(({ state }) => state === 'cancelled').flatMap(({ lines }) => lines);

export async function recordPartCancel(
	tx: Transaction,
	of: PartCancel,
	pieces: readonly Quantities[],
): Promise<PartCancelWithLines> {
	const lines = pieces.map(({ lineId, quantity }) => ({ cancelId: of.id, lineId, quantity }));
	await tx.execute(insertRows(orderPartCancels, [of]));
	await tx.execute(insertRows(orderPartCancelLines, lines));
	return { ...of, lines };
}

export async function decidePartCancel(
	tx: Transaction,
	id: string,
	{ lines, ...changes }: Pick<PartCancel, 'state' | 'decidedAt'> & { readonly lines?: readonly Quantities[] },
): Promise<void> {
	if (lines) {
		await tx.delete(orderPartCancelLines).where(eq(orderPartCancelLines.cancelId, id));
		await tx
			.insert(orderPartCancelLines)
			.values(lines.map(({ lineId, quantity }) => ({ cancelId: id, lineId, quantity })));
	}
	await tx.update(orderPartCancels).set(changes).where(eq(orderPartCancels.id, id));
}

export async function cutsOf(read: ReadDatabase, orderIds: readonly string[]): Promise<ReadonlyMap<string, Cut>> {
	if (orderIds.length === 0) return new Map();
	const rows = await read
		.select()
		.from(orderRefunds)
		.where(and(inArray(orderRefunds.orderId, [...orderIds]), eq(orderRefunds.sourceType, PART_CANCEL)));
	const cuts = new Map<string, Cut>();
	for (const { orderId, coinBonusVnd, coinPaidVnd, platformVnd, shippingVnd, ...goods } of rows) {
		const before = cuts.get(orderId) ?? NO_CUT;
		const cashVnd = goods.cashVnd + shippingVnd;
		cuts.set(orderId, {
			cashVnd: before.cashVnd + cashVnd,
			shippingVnd: before.shippingVnd + shippingVnd,
			wholeVnd: before.wholeVnd + cashVnd + coinBonusVnd + coinPaidVnd + platformVnd,
		});
	}
	return cuts;
}
