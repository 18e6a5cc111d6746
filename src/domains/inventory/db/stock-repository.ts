import { and, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { ReservationState, StockLine, StockSource } from '#src/domains/catalog/contract/product.ts';
import { stockReservations } from '#src/domains/catalog/db/stock-tables.ts';
import type { StockLevel } from '#src/domains/catalog/rules/stock.ts';
import { idList, insertRows, type ReadDatabase, type Transaction } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';

export type Reservation = {
	readonly id: string;
	readonly sourceType: StockSource['type'];
	readonly sourceId: string;
	readonly variantId: string;
	readonly quantity: number;
	readonly state: ReservationState;
	readonly expiresAt: Date | null;
};

/** Locks stock rows ordered by id, so that concurrent buyers wait for each other without deadlocks. */
export async function lockStock(tx: Transaction, variantIds: Iterable<string>): Promise<readonly StockLevel[]> {
	const { rows } = await tx.execute<StockLevel>(sql`
		select stock.variant_id as "variantId", stock.on_hand as "onHand", stock.reserved,
			product.quantity_min as "quantityMin"
		from stock_items stock join product_variants variant on variant.id = stock.variant_id
		join products product on product.id = variant.product_id
		where stock.variant_id in ${idList([...variantIds])} order by stock.variant_id for update of stock`);
	return rows;
}

type StockChanges = ReadonlyMap<string, { readonly onHand: number; readonly reserved: number }>;

/** Adds the differences; a CHECK constraint and the row count reject what the lock should have prevented. */
export async function moveStock(tx: Transaction, changes: StockChanges): Promise<void> {
	const rows = [...changes].map(([variantId, change]) => ({ variantId, ...change }));
	const { rowCount } = await tx.execute(sql`
		update stock_items set on_hand = stock_items.on_hand + change."onHand",
			reserved = stock_items.reserved + change."reserved"
		from json_to_recordset(${JSON.stringify(rows)}::json) as change("variantId" uuid, "onHand" int, "reserved" int)
		where stock_items.variant_id in ${idList([...changes.keys()])} and stock_items.variant_id = change."variantId"`);
	if (rowCount !== changes.size) throw new Error('stock moved without its lock');
}

/**
 * Requires `lockStock` of the variants and a check of the available quantity. Without `expiresAt` a reservation does
 * not expire.
 */
export async function takeStock(
	tx: Transaction,
	lines: readonly StockLine[],
	wanted: ReadonlyMap<string, number>,
	expiresAt: Date | null,
): Promise<void> {
	const state = expiresAt ? ('active' as const) : ('committed' as const);
	const reservations = lines.map(({ source, variantId, quantity }) => ({
		id: newId(),
		sourceType: source.type,
		sourceId: source.id,
		variantId,
		quantity,
		state,
		expiresAt,
	}));
	const changes = new Map([...wanted].map(([id, reserved]) => [id, { onHand: 0, reserved }]));
	await moveStock(tx, changes);
	await tx.execute(insertRows(stockReservations, reservations));
}

const ofSources = (sources: readonly StockSource[]): SQL =>
	sql`(${stockReservations.sourceType}, ${stockReservations.sourceId}) in (
		select * from json_to_recordset(${JSON.stringify(sources)}::json) as source("type" text, "id" text))`;

/** Includes ended reservations. Call `lockStock` for the variants before deciding anything from the result. */
export async function reservationsOf(
	read: ReadDatabase,
	sources: readonly StockSource[],
): Promise<readonly Reservation[]> {
	return read.select().from(stockReservations).where(ofSources(sources));
}

export async function dueSources(read: ReadDatabase, now: Date, limit: number): Promise<readonly StockSource[]> {
	const due = await read
		.select({ type: stockReservations.sourceType, id: stockReservations.sourceId })
		.from(stockReservations)
		.where(and(eq(stockReservations.state, 'active'), lte(stockReservations.expiresAt, now)))
		.orderBy(asc(stockReservations.expiresAt))
		.limit(limit);
	return [...new Map(due.map((source) => [`${source.type}:${source.id}`, source])).values()];
}

export async function recordReservations(
	tx: Transaction,
	ids: readonly string[],
	change: { readonly state: ReservationState } | { readonly expiresAt: Date },
): Promise<void> {
	if (ids.length === 0) return;
	await tx
		.update(stockReservations)
		.set(change)
		.where(inArray(stockReservations.id, [...ids]));
}

/** Splits a committed reservation: one row for the quantity that was shipped or cancelled, one for the rest. */
export async function takePartialReservation(
	tx: Transaction,
	held: Reservation,
	quantity: number,
	state: 'shipped' | 'released',
): Promise<void> {
	const { sourceType, sourceId, variantId } = held;
	await tx
		.update(stockReservations)
		.set({ quantity: held.quantity - quantity })
		.where(eq(stockReservations.id, held.id));
	await tx.insert(stockReservations).values({ id: newId(), sourceType, sourceId, variantId, quantity, state });
}
