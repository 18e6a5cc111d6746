import { eq, sql } from 'drizzle-orm';
import { type OrderGroup, orderGroups, orders } from '#src/domains/orders/db/tables.ts';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import { SECOND_MS } from '#src/shared/time.ts';
import { orderPaymentShares, type PaymentShare } from './tables.ts';

export async function changeGroup(
	tx: Transaction,
	groupId: string,
	changes: Partial<Omit<OrderGroup, 'id'>>,
): Promise<void> {
	await tx.update(orderGroups).set(changes).where(eq(orderGroups.id, groupId));
}

/** Facts about a buyer's earlier orders, at the database's current time. */
export type BuyerRecord = {
	readonly now: Date;
	/** Reliable only under the lock of the buyer's cart. */
	readonly hasJustPlaced: boolean;
	/** Deliveries that this buyer refused. */
	readonly refusedAt: readonly Date[];
};

export async function buyerRecord(read: ReadDatabase, customerId: string, placeGapMs: number): Promise<BuyerRecord> {
	const [row] = await read.read<{ now: string; hasJustPlaced: boolean; refusedAt: readonly string[] }>(sql`
		select clock.now, exists (
				select from ${orderGroups} where ${orderGroups.customerId} = ${customerId}
				and ${orderGroups.placedAt} > clock.now - make_interval(secs => ${placeGapMs / SECOND_MS})
				and ${orderGroups.placedAt} <= clock.now
			) as "hasJustPlaced",
			to_json(array(
				select ${orders.refusedAt} from ${orders}
				where ${orders.customerId} = ${customerId} and ${orders.refusedAt} is not null
			)) as "refusedAt"
		from (select app_now() as now) clock`);
	if (!row) throw new Error('the clock said nothing');
	return { ...row, now: new Date(row.now), refusedAt: row.refusedAt.map((at) => new Date(at)) };
}

export async function recordShares(tx: Transaction, shares: readonly PaymentShare[]): Promise<void> {
	await tx.insert(orderPaymentShares).values([...shares]);
}

export async function sharesOf(read: ReadDatabase, txnRef: string): Promise<readonly PaymentShare[]> {
	return read.select().from(orderPaymentShares).where(eq(orderPaymentShares.txnRef, txnRef));
}
