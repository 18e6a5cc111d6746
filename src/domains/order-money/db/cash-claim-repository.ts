import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import { type CashClaim, cashClaims } from './tables.ts';

export type { CashClaim } from './tables.ts';

/** Claims that exist already stay unchanged. */
export async function recordClaims(tx: Transaction, claims: readonly CashClaim[]): Promise<void> {
	if (claims.length > 0)
		await tx
			.insert(cashClaims)
			.values([...claims])
			.onConflictDoNothing();
}

export function claimsOfOrders(read: ReadDatabase, orderIds: readonly string[]): Promise<readonly CashClaim[]> {
	if (orderIds.length === 0) return Promise.resolve([]);
	return read
		.select()
		.from(cashClaims)
		.where(inArray(cashClaims.orderId, [...orderIds]))
		.orderBy(asc(cashClaims.orderId), asc(cashClaims.parcelId));
}

export async function markClaimCollected(tx: Transaction, parcelId: string, at: Date): Promise<void> {
	await tx
		.update(cashClaims)
		.set({ state: 'collected', collectedAt: at })
		.where(and(eq(cashClaims.parcelId, parcelId), eq(cashClaims.state, 'expected')));
}

/** Locks the claim; decisions about it also need the lock of its order. */
export async function lockClaim(tx: Transaction, parcelId: string): Promise<CashClaim | null> {
	const [claim] = await tx.select().from(cashClaims).where(eq(cashClaims.parcelId, parcelId)).for('update');
	return claim ?? null;
}

/** Adds a remitted amount to a collected claim; the claim ends when it is complete. */
export async function addRemitted(
	tx: Transaction,
	{ parcelId, amountVnd, remittedVnd }: CashClaim,
	{ vnd, at }: { readonly vnd: number; readonly at: Date },
): Promise<void> {
	const isWhole = remittedVnd + vnd === amountVnd;
	await tx
		.update(cashClaims)
		.set({ remittedVnd: remittedVnd + vnd, ...(isWhole ? { state: 'remitted', remittedAt: at } : {}) })
		.where(eq(cashClaims.parcelId, parcelId));
}

type DeliveredOrder = { readonly id: string; readonly groupId: string };

/** Delivered cash orders from before claims existed, whose money is not released. */
export function ordersWithoutClaims(read: ReadDatabase, limit: number): Promise<readonly DeliveredOrder[]> {
	return read.read<DeliveredOrder>(sql`
		select orders.id, orders.group_id as "groupId"
		from orders join order_groups placed on placed.id = orders.group_id
		where placed.payment_method = 'cod' and orders.delivered_at is not null and orders.released_at is null
			and exists (
				select from ledger_transfers booked join ledger_accounts account on account.id = booked.debit_account_id
				where booked.source_type = 'order' and booked.source_id = orders.id::text
					and booked.leg = 'cash_delivered' and account.owner_id = '')
			and not exists (
				select from ledger_transfers moved where moved.source_type = 'order'
					and moved.source_id = orders.id::text and moved.leg like 'claim:%')
		order by orders.id limit ${limit}`);
}
