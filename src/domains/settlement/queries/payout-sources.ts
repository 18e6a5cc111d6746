import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { PayoutSource } from '../contract/settlement.ts';

/** What each payout rests on, summed by kind and remittance. */
export async function sourcesOfPayouts(
	read: ReadDatabase,
	payoutIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PayoutSource[]>> {
	if (payoutIds.length === 0) return new Map();
	const rows = await read.read<PayoutSource & { readonly payoutId: string }>(sql`
		select source.payout_id as "payoutId", source.kind, remittance.carrier, remittance.reference,
			count(distinct source.order_id)::int as orders, sum(source.amount_vnd)::bigint as "amountVnd"
		from payout_sources source left join cash_remittances remittance on remittance.id = source.remittance_id
		where source.payout_id in ${[...payoutIds]}
		group by source.payout_id, source.kind, remittance.carrier, remittance.reference, remittance.recorded_at
		order by source.payout_id, array_position(array['online', 'remittance', 'shop_cash', 'other'], source.kind),
			remittance.recorded_at`);
	return new Map(
		[...Map.groupBy(rows, ({ payoutId }) => payoutId)].map(([id, of]) => [
			id,
			of.map(({ payoutId: _key, ...source }) => source),
		]),
	);
}
