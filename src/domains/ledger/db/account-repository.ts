import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import type { AccountRef } from '../contract.ts';
import { accountKey, type FlooredBalance, hasFloor } from '../rules/double-entry.ts';
import { ledgerAccounts, ledgerBalances } from './tables.ts';

export type AccountIds = ReadonlyMap<string, string>;
export type LockedBalances = ReadonlyMap<string, FlooredBalance>;

export async function openAccounts(tx: Transaction, accounts: readonly AccountRef[]): Promise<AccountIds> {
	const wanted = [...new Map(accounts.map((account) => [accountKey(account), account])).entries()]
		.sort(([left], [right]) => (left < right ? -1 : 1))
		.map(([, account]) => account);
	const known = await findAccounts(tx, wanted);
	const missing = wanted.filter((account) => !known.has(accountKey(account)));
	if (missing.length === 0) return known;
	const rows = missing.map((account) => ({ id: newId(), kind: account.kind, ownerId: account.ownerId ?? '' }));
	await tx.insert(ledgerAccounts).values(rows).onConflictDoNothing();
	const opened = await findAccounts(tx, wanted);
	const floored = missing.filter(hasFloor).map((account) => idOf(opened, account));
	if (floored.length > 0) {
		const balances = floored.map((accountId) => ({ accountId, postedVnd: 0, heldVnd: 0 }));
		await tx.insert(ledgerBalances).values(balances).onConflictDoNothing();
	}
	return opened;
}

export function idOf(ids: AccountIds, account: AccountRef): string {
	const id = ids.get(accountKey(account));
	if (!id) throw new Error(`Account ${accountKey(account)} is not open`);
	return id;
}

export async function findAccounts(
	db: Transaction | ReadDatabase,
	accounts: readonly AccountRef[],
): Promise<Map<string, string>> {
	if (accounts.length === 0) return new Map();
	const rows = await db
		.select({ id: ledgerAccounts.id, kind: ledgerAccounts.kind, ownerId: ledgerAccounts.ownerId })
		.from(ledgerAccounts)
		.where(
			or(
				...accounts.map((account) =>
					and(eq(ledgerAccounts.kind, account.kind), eq(ledgerAccounts.ownerId, account.ownerId ?? '')),
				),
			),
		);
	return new Map(rows.map((row) => [`${row.kind}:${row.ownerId}`, row.id]));
}

/** Locks the balance rows in id order, which prevents deadlocks between transfers. */
export async function lockBalances(tx: Transaction, accountIds: readonly string[]): Promise<LockedBalances> {
	if (accountIds.length === 0) return new Map();
	const rows = await tx
		.select()
		.from(ledgerBalances)
		.where(inArray(ledgerBalances.accountId, [...accountIds]))
		.orderBy(asc(ledgerBalances.accountId))
		.for('update');
	return new Map(rows.map(({ accountId, postedVnd, heldVnd }) => [accountId, { postedVnd, heldVnd }]));
}

export type BalanceChange = { readonly postedVnd?: number; readonly heldVnd?: number };

export async function changeBalance(tx: Transaction, accountId: string, change: BalanceChange): Promise<void> {
	await tx
		.update(ledgerBalances)
		.set({
			postedVnd: sql`${ledgerBalances.postedVnd} + ${change.postedVnd ?? 0}`,
			heldVnd: sql`${ledgerBalances.heldVnd} + ${change.heldVnd ?? 0}`,
		})
		.where(eq(ledgerBalances.accountId, accountId));
}
