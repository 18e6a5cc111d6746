import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { OPEN_STATES } from '../db/payout-repository.ts';
import { balancesOf } from './shop-balances.ts';

export type OpenMoney = { readonly payouts: number; readonly reservedVnd: number; readonly payableVnd: number };

/** Returns a shop's pending orders, payouts and balance: money that is not settled yet. */
export async function findOpenMoney(read: ReadDatabase, shopId: string): Promise<OpenMoney> {
	const [row] = await read.read<Pick<OpenMoney, 'payouts'>>(sql`
		select count(*)::int as payouts from payouts where shop_id = ${shopId} and state in ${[...OPEN_STATES]}`);
	return { payouts: row?.payouts ?? 0, ...(await balancesOf(read, shopId)) };
}
