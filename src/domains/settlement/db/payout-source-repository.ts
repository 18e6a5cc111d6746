import { sql } from 'drizzle-orm';
import { insertRows, type ReadDatabase, type Transaction } from '#src/platform/db/index.ts';
import type { ReleasedOrder, SourcePart } from '../rules/payout-sources.ts';
import { payoutSources } from './tables.ts';

/** More orders are named in the next payout; until then they count as 'other'. */
const ORDERS_MAX = 5000;

/**
 * Released orders of a shop whose cash is remitted and that no payout names, the earliest first. Those from before the
 * last payout without sources are left out. Call with the lock on the shop's account.
 */
export function unnamedOrders(read: ReadDatabase, shopId: string): Promise<readonly ReleasedOrder[]> {
	return read.read<ReleasedOrder>(sql`
		select orders.id as "orderId", placed.payment_method as method, orders.pay_vnd as "payVnd",
			released.amount_vnd as "releasedVnd", coalesce(kept.amount_vnd, 0) as "heldVnd",
			coalesce((
				select json_agg(json_build_object('remittanceId', part.remittance_id, 'amountVnd', part.vnd))
				from (
					select line.remittance_id, sum(settled.amount_vnd)::bigint as vnd
					from cash_claims claim join cash_remittance_claims settled on settled.parcel_id = claim.parcel_id
						join cash_remittance_lines line on line.id = settled.line_id
					where claim.order_id = orders.id group by line.remittance_id order by line.remittance_id
				) part
			), '[]'::json) as remitted
		from orders join order_groups placed on placed.id = orders.group_id
			join ledger_transfers released on released.source_type = 'order' and released.source_id = orders.id::text
				and released.leg = 'released'
			left join ledger_transfers kept on kept.source_type = 'order' and kept.source_id = orders.id::text
				and kept.leg = 'cash_kept'
		where orders.shop_id = ${shopId} and orders.released_at > coalesce((
				select max(asked_at) from payouts where shop_id = ${shopId} and state not in ('failed', 'cancelled')
					and not exists (select from payout_sources where payout_id = payouts.id)
			), '-infinity')
			and not exists (select from cash_claims where order_id = orders.id and state <> 'remitted')
			and not exists (
				select from payout_sources named join payouts on payouts.id = named.payout_id
				where named.order_id = orders.id and payouts.state not in ('failed', 'cancelled'))
		order by orders.released_at, orders.id limit ${ORDERS_MAX}`);
}

export async function recordSources(tx: Transaction, payoutId: string, parts: readonly SourcePart[]): Promise<void> {
	if (parts.length === 0) return;
	await tx.execute(
		insertRows(
			payoutSources,
			parts.map((part, at) => ({ payoutId, position: at + 1, ...part })),
		),
	);
}
