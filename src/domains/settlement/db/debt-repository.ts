import { eq, sql } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import { shopDebts } from './tables.ts';

export type ShopDebt = {
	readonly shopId: string;
	readonly payableVnd: number;
	readonly since: Date | null;
	readonly isListingCapped: boolean;
};

export async function readDebts(read: ReadDatabase): Promise<readonly ShopDebt[]> {
	const rows = await read.read<Omit<ShopDebt, 'since'> & { readonly since: string | null }>(sql`
		with balances as (
			select account.owner_id, -sum(entry.net_vnd)::bigint as payable
			from ledger_accounts account join ledger_entries entry on entry.account_id = account.id
			where account.kind = 'vendor_payable' group by account.owner_id
		)
		select shop.id as "shopId", coalesce(balances.payable, 0) as "payableVnd", debt.since,
			shop.is_listing_capped as "isListingCapped"
		from shops shop left join balances on balances.owner_id = shop.id::text
		left join shop_debts debt on debt.shop_id = shop.id
		where balances.payable < 0 or debt.shop_id is not null or shop.is_listing_capped
		order by shop.id`);
	return rows.map((row) => ({ ...row, since: row.since === null ? null : new Date(row.since) }));
}

export async function findShopsInDebtSince(read: ReadDatabase, shopId: string): Promise<string | null> {
	const [debt] = await read.select().from(shopDebts).where(eq(shopDebts.shopId, shopId));
	return debt?.since.toISOString() ?? null;
}

export async function saveDebt(tx: Transaction, shopId: string, since: Date): Promise<boolean> {
	const { shopId: key } = shopDebts;
	const stored = await tx.insert(shopDebts).values({ shopId, since }).onConflictDoNothing().returning({ key });
	return stored.length > 0;
}

export async function deleteDebt(tx: Transaction, shopId: string): Promise<void> {
	await tx.delete(shopDebts).where(eq(shopDebts.shopId, shopId));
}
