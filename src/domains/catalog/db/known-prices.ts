import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/index.ts';
import { PRICE_KNOWN_DAYS } from '../contract-moderation.ts';
import type { KnownPrices } from '../rules/change-risk.ts';

const lasted = (days: number): SQL => sql`ended_at is null or ended_at > app_now() - ${`${days} days`}::interval`;

/** What buyers knew of the price of a choice, as one JSON value of a SELECT. */
export const knownPricesOf = (variantId: SQL): SQL => sql`(
	select json_build_object('highestVnd', max(price_vnd) filter (where ${lasted(PRICE_KNOWN_DAYS)}),
		'dayAgoVnd', (array_agg(price_vnd order by changed_at) filter (where ${lasted(1)}))[1])
	from (
		select price_vnd, changed_at, lead(changed_at) over (order by changed_at, id) as ended_at
		from price_history where variant_id = ${variantId}
	) asked)`;

export async function readKnownPrices(tx: Transaction, variantId: string): Promise<KnownPrices> {
	const { rows } = await tx.execute<{ known: KnownPrices }>(sql`select ${knownPricesOf(sql`${variantId}`)} as known`);
	const [row] = rows;
	if (!row) throw new Error(`choice ${variantId} has no price`);
	return row.known;
}
