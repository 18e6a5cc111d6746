import { sql } from 'drizzle-orm';
import { mayStaff } from '#src/domains/vendors/rules/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { type ReadDatabase, readOnly } from '#src/platform/db/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { refuse, type ShopMoney } from '../contract.ts';
import { findAccount, payoutsOfShop } from '../db/payout-repository.ts';
import { toAccountView, toPayoutView } from './payout-view.ts';

const PAYOUTS_SHOWN = 50;

/** Balances, account and payouts of the own shop. Not from a replica: who has just asked for money looks here. */
export async function getShopMoney({
	actor,
	db,
}: Context<VendorActor>): Promise<Result<ShopMoney, Failure<'settlement.role_not_allowed'>>> {
	const { shopId, staffRole } = actor;
	if (!mayStaff(staffRole, 'money.see')) return refuse('settlement.role_not_allowed');
	return ok(await readShopMoney(readOnly(db), shopId));
}

export async function readShopMoney(read: ReadDatabase, shopId: string): Promise<ShopMoney> {
	const account = await findAccount(read, shopId);
	const payouts = await payoutsOfShop(read, shopId, PAYOUTS_SHOWN);
	return {
		...(await balancesOf(read, shopId)),
		account: account && toAccountView(account),
		payouts: payouts.map(toPayoutView),
	};
}

async function balancesOf(read: ReadDatabase, shopId: string) {
	const rows = await read.read<{ kind: string; balance: number }>(sql`
		select account.kind, -sum(entry.net_vnd)::bigint as balance
		from ledger_accounts account join ledger_entries entry on entry.account_id = account.id
		where account.kind in ('vendor_reserve', 'vendor_payable') and account.owner_id = ${shopId}
		group by account.kind`);
	const of = (wanted: string): number => rows.find(({ kind }) => kind === wanted)?.balance ?? 0;
	return { reservedVnd: of('vendor_reserve'), payableVnd: of('vendor_payable') };
}
