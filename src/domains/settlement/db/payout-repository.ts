import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import type { PayoutState } from '../contract/settlement.ts';
import { type Payout, type PayoutAccount, payoutAccounts, payoutBatches, payouts } from './tables.ts';

export const OPEN_STATES: readonly PayoutState[] = ['requested', 'scheduled', 'approved', 'processing'];

/** Locks the payout account row, which serializes all decisions about a shop's money. */
export async function lockAccount(tx: Transaction, shopId: string): Promise<PayoutAccount | null> {
	const [account] = await tx.select().from(payoutAccounts).where(eq(payoutAccounts.shopId, shopId)).for('update');
	return account ?? null;
}

export async function findAccount(read: ReadDatabase, shopId: string): Promise<PayoutAccount | null> {
	const [account] = await read.select().from(payoutAccounts).where(eq(payoutAccounts.shopId, shopId));
	return account ?? null;
}

export async function saveAccount(tx: Transaction, account: PayoutAccount): Promise<void> {
	const { shopId: _key, ...changes } = account;
	await tx.insert(payoutAccounts).values(account).onConflictDoUpdate({ target: payoutAccounts.shopId, set: changes });
}

export async function lockPayout(tx: Transaction, id: string): Promise<Payout | null> {
	const [seen] = await tx.select({ shopId: payouts.shopId }).from(payouts).where(eq(payouts.id, id));
	if (!seen) return null;
	await lockAccount(tx, seen.shopId);
	const [payout] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('update');
	return payout ?? null;
}

export async function hasOpenPayout(tx: Transaction, shopId: string): Promise<boolean> {
	const rows = await tx
		.select({ id: payouts.id })
		.from(payouts)
		.where(and(eq(payouts.shopId, shopId), inArray(payouts.state, [...OPEN_STATES])))
		.limit(1);
	return rows.length > 0;
}

/** The caller must hold the lock on the shop's account. */
export async function unsentPayouts(tx: Transaction, shopId: string): Promise<readonly Payout[]> {
	return tx
		.select()
		.from(payouts)
		.where(and(eq(payouts.shopId, shopId), inArray(payouts.state, ['requested', 'scheduled', 'approved'])))
		.for('update');
}

export async function recordPayout(tx: Transaction, payout: Payout): Promise<void> {
	await tx.insert(payouts).values(payout);
}

export async function changePayout(tx: Transaction, id: string, changes: Partial<Omit<Payout, 'id'>>): Promise<void> {
	await tx.update(payouts).set(changes).where(eq(payouts.id, id));
}

export async function recordBatch(tx: Transaction, id: string, madeAt: Date): Promise<void> {
	await tx.insert(payoutBatches).values({ id, madeAt });
}

export async function payoutsOfShop(read: ReadDatabase, shopId: string, limit: number): Promise<readonly Payout[]> {
	return read.select().from(payouts).where(eq(payouts.shopId, shopId)).orderBy(desc(payouts.id)).limit(limit);
}

export async function payoutsOfBatch(read: ReadDatabase, batchId: string): Promise<readonly Payout[]> {
	return read.select().from(payouts).where(eq(payouts.batchId, batchId)).orderBy(asc(payouts.id));
}

export async function approvedPayouts(tx: Transaction): Promise<readonly Pick<Payout, 'id' | 'shopId'>[]> {
	return tx
		.select({ id: payouts.id, shopId: payouts.shopId })
		.from(payouts)
		.where(eq(payouts.state, 'approved'))
		.orderBy(asc(payouts.shopId));
}

/** Serializes bank bookings with an advisory lock until the transaction ends. */
export async function lockBankLedger(tx: Transaction): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext('settlement:bank'))`);
}

export async function payableShops(read: ReadDatabase): Promise<readonly string[]> {
	const rows = await read.read<{ shopId: string }>(sql`
		select shop_id as "shopId" from payout_accounts account
		where state = 'active' and not exists (
			select from payouts where payouts.shop_id = account.shop_id
				and payouts.state in ('requested', 'scheduled', 'approved', 'processing')
		) order by shop_id`);
	return rows.map(({ shopId }) => shopId);
}
