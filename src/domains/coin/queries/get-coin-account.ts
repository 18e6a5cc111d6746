import { sql } from 'drizzle-orm';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { type CoinAccountView, ENDINGS_MAX } from '../contract/views.ts';

type Row = {
	readonly bonus: number;
	readonly paid: number;
	readonly held: number;
	readonly debt: number;
	readonly isFrozen: boolean;
	readonly endings: readonly { readonly at: string; readonly amount: number }[] | null;
};

/** Without coin that has expired since the last nightly run. */
export const getCoinAccount = ({ read, actor }: ReadContext<MemberActor>): Promise<CoinAccountView> =>
	readCoinAccount(read, actor.customerId);

export async function readCoinAccount(read: ReadDatabase, customerId: string): Promise<CoinAccountView> {
	const [row] = await read.read<Row>(sql`
		with open as (
			select bucket, remaining_vnd - held_vnd as free, held_vnd as held, expires_at
			from coin_slices where customer_id = ${customerId} and remaining_vnd > 0
		), alive as (
			select * from open where expires_at is null or expires_at > app_now()
		)
		select coalesce((select sum(free) from alive where bucket = 'bonus'), 0)::bigint as bonus,
			coalesce((select sum(free) from alive where bucket = 'paid'), 0)::bigint as paid,
			coalesce((select sum(held) from open), 0)::bigint as held,
			coalesce((select sum(owed_vnd - settled_vnd) from coin_debts where customer_id = ${customerId}), 0)::bigint as debt,
			exists (
				select from coin_accounts where customer_id = ${customerId} and frozen_at is not null
			) as "isFrozen",
			(
				select json_agg(e order by e.at) from (
					select expires_at as at, sum(free)::bigint as amount from alive
					where bucket = 'bonus' and free > 0 group by expires_at order by expires_at limit ${ENDINGS_MAX}
				) e
			) as endings`);
	const endings = (row?.endings ?? []).map(({ at, amount }) => ({ expiresAt: new Date(at), amountVnd: amount }));
	return {
		bonusVnd: row?.bonus ?? 0,
		paidVnd: row?.paid ?? 0,
		heldVnd: row?.held ?? 0,
		debtVnd: row?.debt ?? 0,
		isFrozen: row?.isFrozen ?? false,
		endings,
	};
}
