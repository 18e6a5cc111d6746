import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';

export type CoinCheck = {
	readonly isSound: boolean;
	readonly slices: number;
	/** Ledger accounts that do not match their slices, and slices that do not match their movements. */
	readonly mismatches: readonly string[];
};

const MISMATCHES_SHOWN = 100;

/** One statement, so everything is read from the same snapshot. */
export async function getCoinCheck(read: ReadDatabase): Promise<CoinCheck> {
	const [row] = await read.read<{ slices: number; mismatches: readonly string[] | null }>(sql`
		with sliced as (
			select 'coin_' || bucket as kind, customer_id::text as owner_id, sum(remaining_vnd) as posted, sum(held_vnd) as held
			from coin_slices group by bucket, customer_id
		), booked as (
			select a.kind, a.owner_id, b.posted_vnd as posted, b.held_vnd as held
			from ledger_accounts a join ledger_balances b on b.account_id = a.id where a.kind in ('coin_bonus', 'coin_paid')
		), moved as (
			select slice_id, sum(change_vnd) as total from coin_movements group by slice_id
		), uses as (
			select u.slice_id, sum(u.amount_vnd) as held from coin_uses u
				join coin_spends s on s.order_id = u.order_id and s.bucket = u.bucket
			where s.state = 'held' group by u.slice_id
		), mismatches as (
			select kind || ':' || owner_id as what from sliced s full join booked b using (kind, owner_id)
			where coalesce(s.posted, 0) <> coalesce(b.posted, 0) or coalesce(s.held, 0) <> coalesce(b.held, 0)
			union all
			select 'slice:' || c.id from coin_slices c
				left join moved m on m.slice_id = c.id left join uses u on u.slice_id = c.id
			where c.remaining_vnd <> coalesce(m.total, 0) or c.held_vnd <> coalesce(u.held, 0)
			union all
			select 'spend:' || s.order_id || ':' || s.bucket from coin_spends s
				join (
					select order_id, bucket, sum(amount_vnd) as amount, sum(returned_vnd) as returned
					from coin_uses group by order_id, bucket
				) u on u.order_id = s.order_id and u.bucket = s.bucket
			where u.amount <> s.amount_vnd or u.returned <> s.returned_vnd
			limit ${MISMATCHES_SHOWN}
		)
		select (select count(*) from coin_slices) as slices, (select json_agg(what) from mismatches) as mismatches`);
	const mismatches = row?.mismatches ?? [];
	return { isSound: mismatches.length === 0, slices: row?.slices ?? 0, mismatches };
}
