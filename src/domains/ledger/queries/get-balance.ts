import { eq, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { ACCOUNT_NATURES, type AccountRef } from '../contract.ts';
import { findAccounts } from '../db/account-repository.ts';
import { ledgerBalances } from '../db/tables.ts';
import { accountKey, hasFloor } from '../rules/double-entry.ts';

export type Balance = {
	readonly postedVnd: number;
	readonly heldVnd: number;
	readonly availableVnd: number;
};

export async function getBalance(read: ReadDatabase, account: AccountRef): Promise<Balance> {
	const accountId = (await findAccounts(read, [account])).get(accountKey(account));
	if (!accountId) return toBalance(0, 0);
	if (hasFloor(account)) {
		const [row] = await read.select().from(ledgerBalances).where(eq(ledgerBalances.accountId, accountId));
		return toBalance(row?.postedVnd ?? 0, row?.heldVnd ?? 0);
	}
	const [sum] = await read.read<{ net: number }>(sql`
		select coalesce(sum(net_vnd), 0)::bigint as net from ledger_entries where account_id = ${accountId}`);
	const netVnd = sum?.net ?? 0;
	return toBalance(ACCOUNT_NATURES[account.kind].side === 'debit' ? netVnd : -netVnd, 0);
}

function toBalance(postedVnd: number, heldVnd: number): Balance {
	// Turns -0 into 0.
	return { postedVnd: postedVnd + 0, heldVnd, availableVnd: postedVnd - heldVnd };
}
