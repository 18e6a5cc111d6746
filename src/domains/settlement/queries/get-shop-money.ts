import { sql } from 'drizzle-orm';
import { listStakes } from '#src/domains/orders/index.ts';
import { mayStaff } from '#src/domains/vendors/rules/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { refuse, type ShopMoney } from '../contract.ts';
import { findOwingSince } from '../db/debt-repository.ts';
import { findAccount, OPEN_STATES, payoutsOfShop } from '../db/payout-repository.ts';
import { isHeld } from '../rules/account-hold.ts';
import { availableOf, leastPayoutVnd, payoutHindrance } from '../rules/payout-amount.ts';
import { getShopState } from './get-shop-state.ts';
import { toAccountView, toPayoutView } from './payout-view.ts';

const PAYOUTS_SHOWN = 50;

/** Balances, account and payouts of the own shop. Not from a replica: who has just asked for money looks here. */
export async function getShopMoney({
	actor,
	fresh,
}: ReadContext<VendorActor>): Promise<Result<ShopMoney, Failure<'settlement.role_not_allowed'>>> {
	const { shopId, staffRole } = actor;
	if (!mayStaff(staffRole, 'money.see')) return refuse('settlement.role_not_allowed');
	return ok(await readShopMoney(fresh, shopId));
}

export async function readShopMoney(read: ReadDatabase, shopId: string): Promise<ShopMoney> {
	const account = await findAccount(read, shopId);
	const payouts = await payoutsOfShop(read, shopId, PAYOUTS_SHOWN);
	const stakes = await listStakes(read, shopId);
	const balances = await balancesOf(read, shopId);
	const hasOpen = payouts.some(({ state }) => OPEN_STATES.includes(state));
	const { payableVnd } = balances;
	const availableVnd = availableOf(payableVnd, stakes);
	const shopState = await getShopState(read, shopId);
	const held = isHeld(account, await clockOf(read));
	return {
		...{ ...balances, availableVnd, stakes: [...stakes] },
		coming: await comingOf(read, shopId),
		releases: [...(await releasesOf(read, shopId))],
		owingSince: payableVnd < 0 ? await findOwingSince(read, shopId) : null,
		leastVnd: leastPayoutVnd(shopState),
		hindrance: payoutHindrance({
			...{ accountState: account?.state ?? null, isHeld: held, hasOpen, availableVnd },
			shopState,
		}),
		account: account && toAccountView(account),
		payouts: payouts.map(toPayoutView),
	};
}

async function clockOf(read: ReadDatabase): Promise<Date> {
	const [row] = await read.read<{ now: Date }>(sql`select app_now() as now`);
	return new Date(row?.now ?? Number.NaN);
}

async function comingOf(read: ReadDatabase, shopId: string): Promise<ShopMoney['coming']> {
	const [row] = await read.read<ShopMoney['coming']>(sql`
		select count(*)::int as orders,
			coalesce(sum(goods_vnd - shop_discount_vnd + shipping_vnd), 0)::bigint as "amountVnd"
		from orders where shop_id = ${shopId} and state in ('placed', 'confirmed', 'packed', 'shipped', 'delivered')`);
	return row ?? { orders: 0, amountVnd: 0 };
}

/** Of one shop, so many days at most: the longest hold is shorter. */
const RELEASES_MAX = 60;

function releasesOf(read: ReadDatabase, shopId: string): Promise<ShopMoney['releases']> {
	return read.read<ShopMoney['releases'][number]>(sql`
		select to_char((completed_at + make_interval(days => hold_days)) at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') as day,
			count(*)::int as orders, sum(reserved_vnd)::bigint as "amountVnd"
		from orders where shop_id = ${shopId} and reserved_vnd > 0 and completed_at is not null and hold_days is not null
		group by 1 order by 1 limit ${RELEASES_MAX}`) as Promise<ShopMoney['releases']>;
}

export async function balancesOf(read: ReadDatabase, shopId: string) {
	const rows = await read.read<{ kind: string; balance: number }>(sql`
		select account.kind, -sum(entry.net_vnd)::bigint as balance
		from ledger_accounts account join ledger_entries entry on entry.account_id = account.id
		where account.kind in ('vendor_reserve', 'vendor_payable') and account.owner_id = ${shopId}
		group by account.kind`);
	const of = (wanted: string): number => rows.find(({ kind }) => kind === wanted)?.balance ?? 0;
	return { reservedVnd: of('vendor_reserve'), payableVnd: of('vendor_payable') };
}
