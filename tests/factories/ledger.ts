import type { AccountRef, TransferLeg } from '#src/domains/ledger/contract.ts';
import { getBalance, postTransfers } from '#src/domains/ledger/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';

/** Transfers from an unlimited test source; fails the test when an account would become negative. */
export async function makeTransfers(context: Context, ...legs: readonly TransferLeg[]): Promise<void> {
	const source = { type: 'test', id: newId() };
	await transact(context, async (scope) => ok(await postTransfers(scope, { source, legs })));
}

export const postedOf = async (read: ReadDatabase, account: AccountRef): Promise<number> =>
	(await getBalance(read, account)).postedVnd;
