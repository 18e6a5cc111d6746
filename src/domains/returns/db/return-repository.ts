import { and, asc, eq, inArray, isNull, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Quantities } from '#src/domains/orders/contract/quantities.ts';
import { orders } from '#src/domains/orders/db/tables.ts';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import type { QuantitiesHistory } from '../rules/returnable-quantities.ts';
import {
	type OrderReturn,
	orderReturnEvents,
	orderReturnLines,
	orderReturnPictures,
	orderReturns,
	type ReturnEvent,
	type ReturnLine,
} from './tables.ts';

/** Without a lock; read it again under the lock of the order before deciding. */
export async function findReturn(read: ReadDatabase, id: string): Promise<OrderReturn | null> {
	const [found] = await read.select().from(orderReturns).where(eq(orderReturns.id, id));
	return found ?? null;
}

/** The lock of the order group must be taken first. */
export async function lockReturn(tx: Transaction, id: string): Promise<OrderReturn | null> {
	const [found] = await tx.select().from(orderReturns).where(eq(orderReturns.id, id)).for('update');
	return found ?? null;
}

export async function linesOfReturns(read: ReadDatabase, returnIds: readonly string[]): Promise<readonly ReturnLine[]> {
	if (returnIds.length === 0) return [];
	return read
		.select()
		.from(orderReturnLines)
		.where(inArray(orderReturnLines.returnId, [...returnIds]))
		.orderBy(asc(orderReturnLines.lineId));
}

export async function returnsOfOrder(read: ReadDatabase, orderId: string): Promise<readonly OrderReturn[]> {
	return read.select().from(orderReturns).where(eq(orderReturns.orderId, orderId)).orderBy(asc(orderReturns.id));
}

export async function returnsOfOrders(
	read: ReadDatabase,
	orderIds: readonly string[],
): Promise<readonly OrderReturn[]> {
	return read
		.select()
		.from(orderReturns)
		.where(inArray(orderReturns.orderId, [...orderIds]))
		.orderBy(asc(orderReturns.id));
}

/** All returns ever requested, and quantities that are refunded or failed delivery and will be. */
export async function quantitiesHistory(read: ReadDatabase, orderId: string): Promise<QuantitiesHistory> {
	const asked = await read
		.select({
			lineId: orderReturnLines.lineId,
			quantity: orderReturnLines.quantity,
			reason: orderReturns.reason,
			state: orderReturns.state,
			requestedAt: orderReturns.requestedAt,
			rejectedAt: orderReturns.rejectedAt,
			endedAt: orderReturns.endedAt,
			isPaid: sql<boolean>`exists (
				select from order_refunds where source_type = 'return' and source_id = ${orderReturns.id}
			)`,
		})
		.from(orderReturnLines)
		.innerJoin(orderReturns, eq(orderReturns.id, orderReturnLines.returnId))
		.where(eq(orderReturns.orderId, orderId));
	const gone = await read.read<Quantities>(sql`
		select line.line_id as "lineId", line.quantity
		from order_refund_lines line join order_refunds of on of.id = line.refund_id
		where of.order_id = ${orderId}
		union all
		select line.line_id, line.quantity
		from order_parcel_lines line join order_parcels of on of.id = line.parcel_id
		join orders on orders.id = of.order_id
		where of.order_id = ${orderId} and of.state in ('refused', 'lost', 'returned') and orders.state in ('packed', 'shipped')`);
	return { asked, gone };
}

export async function insertReturn(
	tx: Transaction,
	made: OrderReturn,
	lines: readonly Pick<ReturnLine, 'lineId' | 'quantity'>[],
): Promise<void> {
	await tx.insert(orderReturns).values(made);
	await tx.insert(orderReturnLines).values(lines.map((line) => ({ returnId: made.id, ...line })));
}

export async function changeReturn(
	tx: Transaction,
	id: string,
	changes: Partial<Omit<OrderReturn, 'id'>>,
): Promise<void> {
	await tx.update(orderReturns).set(changes).where(eq(orderReturns.id, id));
}

export async function recordReturnRestocked(
	tx: Transaction,
	returnId: string,
	{ pieces, by, at }: { readonly pieces: readonly Quantities[]; readonly by: string; readonly at: Date },
): Promise<void> {
	for (const { lineId, quantity } of pieces)
		await tx
			.update(orderReturnLines)
			.set({ restocked: quantity })
			.where(and(eq(orderReturnLines.returnId, returnId), eq(orderReturnLines.lineId, lineId)));
	await tx.update(orderReturns).set({ restockedBy: by, restockedAt: at }).where(eq(orderReturns.id, returnId));
}

export type NewReturnEvent = Omit<ReturnEvent, 'id' | 'note'> & {
	readonly note?: string;
	readonly pictureIds?: readonly string[];
};

export async function recordReturnEvent(tx: Transaction, event: NewReturnEvent): Promise<string> {
	const { pictureIds = [], ...said } = event;
	const id = newId();
	await tx.insert(orderReturnEvents).values({ id, ...said });
	if (pictureIds.length > 0)
		await tx
			.insert(orderReturnPictures)
			.values(pictureIds.map((pictureId, position) => ({ eventId: id, position, returnId: said.returnId, pictureId })));
	return id;
}

export async function eventsOfReturns(
	read: ReadDatabase,
	returnIds: readonly string[],
): Promise<readonly ReturnEvent[]> {
	if (returnIds.length === 0) return [];
	return read
		.select()
		.from(orderReturnEvents)
		.where(inArray(orderReturnEvents.returnId, [...returnIds]))
		.orderBy(asc(orderReturnEvents.id));
}

export async function findReturnEvent(read: ReadDatabase, id: string): Promise<ReturnEvent | null> {
	const [found] = await read.select().from(orderReturnEvents).where(eq(orderReturnEvents.id, id));
	return found ?? null;
}

type ReturnPicture = Readonly<typeof orderReturnPictures.$inferSelect>;
export async function picturesOfReturns(
	read: ReadDatabase,
	returnIds: readonly string[],
): Promise<readonly ReturnPicture[]> {
	if (returnIds.length === 0) return [];
	return read
		.select()
		.from(orderReturnPictures)
		.where(inArray(orderReturnPictures.returnId, [...returnIds]))
		.orderBy(asc(orderReturnPictures.eventId), asc(orderReturnPictures.position));
}

export async function dueReturns(
	read: ReadDatabase,
	now: Date,
	limit: number,
	except: readonly string[],
): Promise<readonly Pick<OrderReturn, 'id' | 'dueAt'>[]> {
	return read
		.select({ id: orderReturns.id, dueAt: orderReturns.dueAt })
		.from(orderReturns)
		.where(and(lte(orderReturns.dueAt, now), notInArray(orderReturns.id, [...except])))
		.orderBy(asc(orderReturns.dueAt))
		.limit(limit);
}

export async function hasOpenReturn(read: ReadDatabase, orderId: string): Promise<boolean> {
	const rows = await read
		.select({ id: orderReturns.id })
		.from(orderReturns)
		.where(and(eq(orderReturns.orderId, orderId), isNull(orderReturns.endedAt)))
		.limit(1);
	return rows.length > 0;
}

export async function openReturns(read: ReadDatabase, orderIds: readonly string[]): Promise<readonly OrderReturn[]> {
	if (orderIds.length === 0) return [];
	return read
		.select()
		.from(orderReturns)
		.where(and(inArray(orderReturns.orderId, [...orderIds]), isNull(orderReturns.endedAt)))
		.orderBy(asc(orderReturns.id));
}

const NO_DEADLINE = Number.MAX_SAFE_INTEGER;
/** Microseconds, for sorting orders: the next deadline of a return or its receipt; orders without one come last. */
export const returnDeadline: SQL<number> = sql<number>`coalesce((
	select (extract(epoch from min(least(
		case when ${orderReturns.endedAt} is null then ${orderReturns.dueAt} end,
		(select postage.due_at from order_return_postages postage
			where postage.return_id = ${orderReturns.id} and postage.state = 'stated')
	))) * 1000000)::bigint from ${orderReturns} where ${orderReturns.orderId} = ${orders.id}
), ${sql.raw(String(NO_DEADLINE))})`.mapWith(Number);

export const hasReturn: SQL = sql`exists (
	select from ${orderReturns} where ${orderReturns.orderId} = ${orders.id}
)`;
